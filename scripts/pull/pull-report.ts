import type { ConfigChange } from './config-changes.ts';
import type { StockChanges } from './stock-changes.ts';

/** What a tenant's sources say, compared with what its site was last built from. `npm run pull -- --json` prints a list of these. */
export type PullReport = {
	slug: string;
	/** Whether every source answered, and with something that can be built from. */
	ok: boolean;
	problems: string[];
	/** What somebody should correct in the config. */
	warnings: string[];
	/** What is good to know of it. */
	notes: string[];
	/** When the site that it is compared with was built, ISO time; null where that is not known. */
	since: string | null;
	/** Null where the earlier config is not known. */
	config: ConfigChange[] | null;
	/** Null where the earlier cars are not known. */
	stock: StockChanges | null;
	/** Whose money its prices are in. */
	locale: string;
	/** Cars that would be listed now; null where the feed cannot be read. */
	listed: number | null;
};
