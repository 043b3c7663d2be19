import { layOver } from './overlay.ts';

/**
 * Keys that only a site.json may set (SITE-2). They name files of the machine that builds, variables of its environment
 * or the sites that may be demonstrations: whoever edits a website in the dashboard must not reach those.
 */
const ownKeys = ['$schema', 'asset_folders', 'demo', 'leads', 'mock', 'stock_feed'] as const;

/** A site's config from both of its sources, as they are written: see {@link overlaid}. */
export type Overlaid = {
	value: unknown;
	/** What of the answer counts. */
	answer: Record<string, unknown>;
	/** Keys that the answer may not set, but does. */
	refused: string[];
};

/**
 * Lays the dashboard's answer over a site.json (SITE-2), without the keys that it may not set. The build and the
 * functions both do it here, so that they have the same config.
 */
export function overlaid(file: unknown, written: Readonly<Record<string, unknown>>): Overlaid {
	const own = new Set<string>(ownKeys);
	const answer = Object.fromEntries(Object.entries(written).filter(([key]) => !own.has(key) && !isIdentity(key)));
	const refused = ownKeys.filter((key) => written[key] !== undefined && written[key] !== null);
	return { value: layOver(file, answer), answer, refused };
}

/** They are the tenant's by the time anybody lays the answer over its file. */
const isIdentity = (key: string): boolean => key === 'id' || key === 'slug';
