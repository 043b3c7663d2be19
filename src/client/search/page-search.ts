import type { FinderSearch } from '../../contract/finder.ts';
import { isStillListed, type SoldCar } from '../../domain/stock/sold-window.ts';
import type { PageClient } from '../../search/client/instant-search.ts';
import { createPageClient } from '../../search/client/page-client.ts';
import { sortIndex } from '../../search/fields/sorts.ts';
import { openIndex, type StockIndex } from '../../search/index/open-index.ts';
import type { StockMeta } from '../../site/index/stock-index.ts';
import { memo } from '../../site/memo.ts';
import type { LoadedSearch } from './loaded-search.ts';
import type { NearStock } from './near-stock.ts';
import type { PlanStock } from './plan-stock.ts';
import { visitorClient } from './visitor-client.ts';

/**
 * The search over an index in the page. Cars whose time on the list has run out since the index was made
 * are left out (SITE-7). Throws if the index has another version.
 */
export function openPageSearch(stock: unknown, settings?: Pick<FinderSearch, 'sorts' | 'defaultSort'>): LoadedSearch {
	const index = openIndex(stock);
	const meta = index.meta as StockMeta;
	const window = { soldDays: meta.soldDays, now: Math.floor(Date.now() / 1000) };
	const status = index.columns.get('status');
	const isForSale = (_: StockIndex, row: number) =>
		status?.kind === 'text' && status.values[status.codes[row] ?? 0] !== 'sold';
	const isListed = (_: StockIndex, row: number) =>
		isForSale(_, row) || isStillListed(index.document(row) as SoldCar, window);
	const { plans } = meta;
	let planned: Promise<PlanStock> | undefined;
	let near: NearStock | null = null;
	const client = createPageClient(() => Promise.resolve(index), {
		isListed,
		isForSale,
		stockFor: async (own, params) => {
			if (plans) planned ??= import('./plan-stock.ts').then(({ planStock }) => planStock(plans));
			const chosen = (await planned)?.(own, params) ?? own;
			return near?.seen(chosen) ?? chosen;
		},
	});
	const search: PageClient['search'] = (requests) => client.search(near?.ordered(requests) ?? requests);
	const seenFrom: LoadedSearch['seenFrom'] = async (far) => {
		const usual = sortIndex(settings?.defaultSort ?? 'most_relevant');
		near = far && (await import('./near-stock.ts')).nearStock(far, usual);
	};
	const known = {
		locale: meta.card.locale,
		template: meta.card.template,
		features: meta.features,
		...settings,
		valuesOf: memo((field: string) => plans?.values[field] ?? valuesOf(index, field)),
	};
	return { meta, seenFrom, valuesOf: known.valuesOf, ...visitorClient({ ...client, search }, known) };
}

/** The values that a field has in stock, as texts. */
function valuesOf({ columns }: StockIndex, field: string): readonly string[] {
	const column = columns.get(field);
	if (column?.kind === 'text') return column.values.slice(1);
	return column?.kind === 'number' ? [...new Set(column.values)].map(String) : [];
}
