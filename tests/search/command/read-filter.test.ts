import { describe, expect, test } from 'vitest';
import { parseServerFilter } from '../../../scripts/search/read-filter.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';
import { filterSchemaOf } from '../../../src/search/index/packed-index.ts';
import { goldenSchema } from './golden-stock.ts';

const schema = filterSchemaOf(goldenSchema);
const filterOf = (expression: string) => {
	const parsed = parseServerFilter(expression, schema);
	return parsed.ok ? parsed.filter : parsed.errors[0]?.code;
};

describe('L2 where an operator is missing, a server takes what stands last', () => {
	test.each([
		['make:=Toyota ()', 'make:=Toyota'],
		['(make:=Toyota) (year:2020)', 'year:2020'],
		['(make:=Toyota) (year:2020) && seats:5', 'year:2020 && seats:5'],
		['seats:5 && (make:=Toyota) (year:2020)', 'make:=Toyota && year:2020'],
		['(make:=Toyota (year:2020 || seats:5))', 'year:2020 || seats:5'],
	])('%s is %s', (expression, same) => {
		expect(filterOf(expression)).toEqual(filterOf(same));
		expect(parseFilter(expression, schema).ok).toBe(false);
	});

	test.each([
		['()', 'empty-group'],
		['() && make:=Toyota', 'empty-group'],
		['(make:=Toyota) (nope:1)', 'missing-operator'],
		['make:=Toyota && ()', 'empty-group'],
		['make:=Toyota &&', 'dangling-operator'],
	])('%s is still an error', (expression, code) => expect(filterOf(expression)).toBe(code));
});

describe('X9 a value without a word on the left of && finds nothing, and is an error elsewhere', () => {
	const nothing = { kind: 'id', field: 'id', negated: false, ids: [] };
	test.each([
		['make:* && year:2020', nothing],
		[
			'(make:=[-] && year:2020) || seats:5',
			{ kind: 'chain', first: nothing, rest: [{ operator: '||', filter: filterOf('seats:5') }] },
		],
		['make:*', 'empty-value'],
		['year:2020 && make:*', 'empty-value'],
		['make:* || year:2020', 'empty-value'],
		['make:= && year:2020', 'empty-value'],
	])('%s', (expression, expected) => expect(filterOf(expression)).toEqual(expected));
});

describe('N1 a first = says nothing of numbers and truths', () => {
	test.each([
		['year:=!=2020', 'year:!=2020'],
		['year:=>=2020', 'year:>=2020'],
		['certified:==true', 'certified:true'],
		['certified:=!=true', 'certified:!=true'],
	])('%s is %s', (expression, same) => expect(filterOf(expression)).toEqual(filterOf(same)));

	test.each([
		['year:==2020', 'bad-number'],
		['year:=!2020', 'bad-number'],
		['certified:=!true', 'bad-bool'],
	])('%s is an error', (expression, code) => expect(filterOf(expression)).toBe(code));
});

describe('N2, N5 a blank item of a list of numbers or truths counts for nothing', () => {
	test.each([
		['year:[,2020]', 'year:[2020]'],
		['year:[2018, ,2020]', 'year:[2018,2020]'],
		['year:[ ]', 'year:[]'],
		['certified:[true,]', 'certified:[true]'],
	])('%s is %s', (expression, same) => expect(filterOf(expression)).toEqual(filterOf(same)));
});
