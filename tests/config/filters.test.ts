import { expect, test } from 'vitest';
import { parseSite } from '../../src/config/parse.ts';
import { makeSite, problemsOf, readSite } from './read.ts';

test('SITE-6 a filter with a fault shows the expression and the place', () => {
	expect(problemsOf(makeSite({ search_filters: 'cty:=Bathurst && make:=Toyota' }))).toEqual([
		[
			'search_filters: found "cty:=Bathurst && make:=Toyota", expected a filter without faults. At character 1:',
			'cty:=Bathurst && make:=Toyota',
			'^ there is no field "cty". Did you mean "city"?',
		].join('\n'),
	]);
});

test('SITE-6 every fault of a filter is named', () => {
	const found = problemsOf(makeSite({ search_filters: 'year:=new && (city:=Cowra' }));
	expect(found).toHaveLength(2);
	expect(found[1]).toContain('\nyear:=new && (city:=Cowra\n             ^ this "(" is never closed');
});

test('SITE-6 the filter of a block is read too', () => {
	const blocks = [
		{ kind: 'search', heading: 'Search' },
		{ kind: 'stock-carousel', filter: 'price:cheap' },
	];
	const [found] = problemsOf(makeSite({ pages: { '/': { title: 'Home', blocks } } }));
	expect(found).toMatch(/^pages\["\/"\]\.blocks\[1\]\.filter: found "price:cheap"/);
});

test('SITE-6 what is doubtful in a filter is a warning', () => {
	const parsed = parseSite(makeSite({ search_filters: 'city:=Bathurst AND make:=Toyota' }), {
		file: 'f',
		strict: true,
	});
	expect(parsed.ok && parsed.warnings.map(({ path }) => path)).toEqual(['search_filters']);
});

test.each(['city:=Bathurst', 'make:=[Mazda, ŠKODA]', 'photos_count:>=3', 'make:=Toyota && city:=Bathurst'])(
	'SITE-6 %s is a filter',
	(search_filters) => {
		expect(readSite(makeSite({ search_filters })).search_filters).toBe(search_filters);
	},
);
