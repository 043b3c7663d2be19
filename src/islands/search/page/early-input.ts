import { type RangeUnit, shownUnit } from '../../../components/search/facets/range-unit.ts';
import { readNumber } from '../../../components/search/facets/read-range.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { rangeFacets } from '../../../search/fields/facets.ts';
import { sortNamed } from '../../../search/fields/sorts.ts';
import type { SearchRange, SearchState } from '../../../search/state/search-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import type { WeeklySearch } from '../weekly/weekly-search.ts';
import { isTyped } from './box-and-order.ts';

type Of = Pick<SearchSettings, 'defaultSort'> & { locale: Locale; unitOf?: WeeklySearch['unitOf'] | undefined };

/**
 * A search with what a visitor has typed and chosen in the page's own fields; the same search if that is nothing. A
 * field that is still being typed in does not count yet, except the box: a range counts once it is left.
 */
export function withEarlyInput(
	asked: SearchState,
	search: HTMLElement,
	{ defaultSort, locale, unitOf }: Of,
): SearchState {
	const typed = new Map<string, string>();
	for (const field of search.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:is(input, select)')) {
		const isDraft = field.inputMode === 'numeric' && field === document.activeElement;
		if (isTyped(field) && !isDraft) typed.set(field.name, field.value);
	}
	if (typed.size === 0) return asked;
	const query = typed.get('q') ?? asked.query;
	const sort = typed.has('sort') ? (sortNamed(typed.get('sort') ?? '') ?? null) : asked.sort;
	const ranges = { ...asked.ranges };
	for (const { field, param, unit } of rangeFacets) {
		const { stored } = unitOf?.(field) ?? shownUnit(unit, locale);
		const range = { ...asked.ranges[field], ...readRange(typed, param, stored) };
		if (Object.keys(range).length > 0) ranges[field] = range;
	}
	return { ...asked, query, sort: sort === defaultSort ? null : sort, ranges, page: 1 };
}

/** The typed ends of a range, in the units of the stock. */
function readRange(typed: Map<string, string>, param: string, stored: RangeUnit['stored']): SearchRange {
	const [min, max] = ['min', 'max'].map((end) => readNumber(typed.get(`${param}-${end}`) ?? ''));
	return { ...(min && min > 0 && { min: stored(min, 'min') }), ...(max && max > 0 && { max: stored(max, 'max') }) };
}
