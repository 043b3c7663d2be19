import { isoDay } from '../../../src/domain/hours/days.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import type { Site } from '../../../src/site/site.ts';
import { type StockRecord, shortHashOf, storedRecord } from '../../../src/stock/feed/stock-record.ts';
import type { CheckedStock } from '../read/checked-stock.ts';
import type { BuildState, PageState } from './state.ts';

/**
 * The days on which a site's pages got the bytes that they have, as the record of the published site knows them, so that
 * they outlive the build's own state; and the record of the next site.
 */
export class SiteDays {
	readonly #stock: CheckedStock;
	readonly #pages: ReadonlyMap<string, string>;
	readonly #rendered = new Map<string, PageState>();
	readonly #old: BuildState | null;

	/** `old` is what the build knows of the published site. */
	constructor(stock: CheckedStock, old: BuildState | null) {
		this.#stock = stock;
		this.#pages = stock.trusted?.pages ?? new Map();
		this.#old = old && { ...old, pages: new Map([...old.pages].map(([path, page]) => [path, this.#dated(page)])) };
	}

	/** What the build knows of the published site, with these days. */
	get old(): BuildState | null {
		return this.#old;
	}

	/** Whether the published site comes from a clock ahead of this one: then its days are looked at even if nothing else has changed. */
	get isAhead(): boolean {
		const { before, next } = this.#stock;
		const today = isoDay(next.built);
		return wasAhead(before, next) || [...(before?.pages.values() ?? [])].some((day) => day > today);
	}

	/** Notes a page that was rendered in this build. */
	note(path: string, page: PageState): void {
		page.changed = this.#dated(page).changed;
		this.#rendered.set(path, page);
	}

	/** The day on which a page's bytes last changed; undefined for a page that is not rendered yet. */
	changedOn(path: string): string | undefined {
		return this.#page(path)?.changed;
	}

	/** The record of the next site: the published one itself where nothing but the clock differs, so that nothing is written. */
	record(site: Site): unknown {
		const { before, next } = this.#stock;
		const pages = listPages(site).flatMap(({ path, indexed }): [string, string][] => {
			const page = indexed ? this.#page(path) : undefined;
			return page ? [[shortHashOf(page.hash), page.changed]] : [];
		});
		const record: StockRecord = { ...next, lists: site.knownLists(), pages: new Map(pages) };
		return storedRecord(before && !wasAhead(before, next) && hasSameContents(before, record) ? before : record);
	}

	#page(path: string): PageState | undefined {
		return this.#rendered.get(path) ?? this.#old?.pages.get(path);
	}

	#dated(page: PageState): PageState {
		return { ...page, changed: this.#pages.get(shortHashOf(page.hash)) ?? page.changed };
	}
}

const wasAhead = (before: StockRecord | null, { built }: CheckedStock['next']): boolean => (before?.built ?? 0) > built;

function hasSameContents(before: StockRecord, next: StockRecord): boolean {
	// Where a page has changed there is no need to write both down.
	if (before.pages.size !== next.pages.size) return false;
	for (const [hash, day] of next.pages) if (before.pages.get(hash) !== day) return false;
	const contents = ({ losses: _, built: __, ...record }: StockRecord) =>
		JSON.stringify(storedRecord({ ...record, built: 0, losses: { since: 0, known: 0, lost: 0 } }));
	return contents(before) === contents(next);
}
