import type { FacetValue } from '../../src/search/engine/search-request.ts';
import type { ParamsSchema } from '../../src/search/engine/sort-by.ts';
import { type Reading, refuse } from '../../src/search/engine/sort-by.ts';

/** One entry of `facet_by`: the field, and how its values are presented. */
export type FacetBy = { field: string; present: (values: readonly FacetValue[]) => FacetValue[] };

/**
 * Reads `facet_by`: fields (also as `ma*`), each with ranges, `price(Cheap:[0,20000],Dear:[20000,])`, or an order of its
 * values, `make(sort_by:_alpha:asc)`.
 */
export function readFacetBy(facetBy: string, schema: ParamsSchema): Reading<FacetBy[]> {
	const facets: FacetBy[] = [];
	for (const entry of splitEntries(facetBy)) {
		const [, name = '', options = ''] = /^\s*([^\s(]+)\s*(?:\((.*)\))?\s*$/.exec(entry) ?? [];
		const fields = fieldsNamed(name, schema);
		if (fields.length === 0) return refuse(404, `There is no facet field "${name || entry.trim()}".`);
		facets.push(...fields.map((field) => ({ field, present: presentation(options) })));
	}
	return { ok: true, value: facets };
}

/** At commas outside parentheses and brackets. */
const splitEntries = (text: string): string[] => text.split(/,(?![^(]*\))/).filter((entry) => entry.trim() !== '');

function fieldsNamed(name: string, schema: ParamsSchema): string[] {
	const facets = Object.keys(schema).filter((field) => schema[field]?.facet);
	const start = name.endsWith('*') ? name.slice(0, -1) : undefined;
	return facets.filter((field) => (start === undefined ? field === name : field.startsWith(start)));
}

function presentation(options: string): FacetBy['present'] {
	const ranges = [...options.matchAll(/([^,:[\]]+):\s*\[\s*([^,\]]*),\s*([^\]]*)\]/g)];
	if (ranges.length > 0) {
		return (values) =>
			ranges.flatMap(([, label = '', from = '', to = '']) => countRange(values, label.trim(), from, to));
	}
	const alphabetical = /^\s*sort_by\s*:\s*_alpha\s*:\s*(asc|desc)\s*$/i.exec(options)?.[1]?.toLowerCase();
	if (!alphabetical) return (values) => [...values];
	const sign = alphabetical === 'asc' ? 1 : -1;
	return (values) => values.toSorted((a, b) => (a.value < b.value ? -sign : sign));
}

/** How many cars are in a range; its end does not belong to it. A range without a car is left out. */
function countRange(values: readonly FacetValue[], label: string, from: string, to: string): FacetValue[] {
	const [min, max] = [from.trim() === '' ? -Infinity : Number(from), to.trim() === '' ? Infinity : Number(to)];
	const within = values.filter(({ value }) => Number(value) >= min && Number(value) < max);
	const count = within.reduce((sum, value) => sum + value.count, 0);
	return count > 0 ? [{ value: label, count }] : [];
}
