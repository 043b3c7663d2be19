import { expect, test } from 'vitest';
import { openProject } from '../../support/overlaid-project.ts';

const project = openProject();

const row = {
	kind: "kind: 'list'",
	field: "field: 'interior_colour'",
	param: "param: 'interior'",
	label: "label: 'Interior colour'",
	plural: "plural: 'interior colours'",
	valueLabel: 'valueLabel: asFact',
	values: "values: 'text'",
	limit: 'limit: 8',
	order: "order: 'count'",
	place: "place: 'panel'",
	landing: 'landing: null',
};

/** What does not compile with such a row among the facets. */
function faultsOf(parts: Partial<typeof row>): string[] {
	const file = 'src/search/fields/facets.ts';
	const insert = `\n\t{ ${Object.values(parts).join(', ')} },`;
	return project.faults([{ file, after: 'export const facets = [', insert }], [file]);
}

test('SRCH-2 a whole row is all that a facet needs', () => {
	expect(faultsOf(row)).toEqual([]);
});

test.each(Object.keys(row) as (keyof typeof row)[])('SRCH-2 a facet without its %s does not compile', (name) => {
	const { [name]: _, ...rest } = row;
	expect(faultsOf(rest).length).toBeGreaterThan(0);
});

test('SRCH-2 a facet of a field that the search does not know does not compile', () => {
	expect(faultsOf({ ...row, field: "field: 'dealercomments'" }).length).toBeGreaterThan(0);
});

test('ROUTE-5 values with pages need an address for them', () => {
	const file = 'src/search/fields/facets.ts';
	const insert = `\n\t{ ${Object.values({ ...row, landing: 'landing: asItIs' }).join(', ')} },`;
	const faults = project.faults([{ file, after: 'export const facets = [', insert }], ['src/site/lists/landings.ts']);
	expect(faults.join()).toContain('interior');
});
