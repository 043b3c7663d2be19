import { rangeFacets } from '../../search/facets.ts';
import type { SearchRange, SearchState } from '../../search/search-state.ts';
import { sortNamed } from '../../search/sorts.ts';
import type { SearchSettings } from '../../site/search-settings.ts';

/** What a visitor has typed and chosen in the page's own fields before the search was there; null if nothing. */
export function typedOn(place: HTMLElement, { defaultSort }: SearchSettings): Partial<SearchState> | null {
	const changed = new Map<string, string>();
	for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')) {
		if (field.value !== valueAtFirst(field)) changed.set(field.name, field.value);
	}
	if (changed.size === 0) return null;
	const sort = sortNamed(changed.get('sort') ?? '');
	const ranges = rangeFacets.flatMap(({ field, param }) => {
		const range = readRange(changed.get(`${param}-min`), changed.get(`${param}-max`));
		return range ? [[field, range] as const] : [];
	});
	return {
		...(changed.has('q') && { query: changed.get('q') ?? '' }),
		...(sort && { sort: sort === defaultSort ? null : sort }),
		...(ranges.length > 0 && { ranges: Object.fromEntries(ranges) }),
		page: 1,
	};
}

function valueAtFirst(field: HTMLInputElement | HTMLSelectElement): string {
	if (field instanceof HTMLInputElement) return field.defaultValue;
	return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? '';
}

function readRange(min = '', max = ''): SearchRange | null {
	if (!(Number(min) > 0) && !(Number(max) > 0)) return null;
	return { ...(Number(min) > 0 && { min: Number(min) }), ...(Number(max) > 0 && { max: Number(max) }) };
}
