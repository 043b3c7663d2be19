import { describe, expect, test } from 'vitest';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { formatFilterProblem } from '../../../src/search/filter/format-problem.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';
import { errorsOf, warningsOf } from './support.ts';

describe('errors', () => {
	test.each([
		['nope:=1', ['unknown-field@0']],
		['sold:true && Make:=Kia', ['unknown-field@13']],
		['constructor:=x', ['unknown-field@0']],
		[':=Kia', ['unknown-field@0']],
		['make', ['not-a-condition@0']],
		['make=Kia', ['not-a-condition@0']],
		['&', ['not-a-condition@0']],
		['$dealers(id:=1)', ['not-supported@0', 'missing-operator@8']],
		['(sold:true', ['unbalanced@0']],
		['sold:true)', ['unbalanced@9']],
		['city:(Cowra', ['unbalanced@5']],
		['sold:true &&', ['dangling-operator@10']],
		['|| sold:true', ['dangling-operator@0']],
		['sold:true && && sold:true', ['dangling-operator@13']],
		['price:', ['bad-number@6']],
		['price:12.5', ['bad-number@6']],
		['price:>=1e4', ['bad-number@6']],
		['price:!5', ['bad-number@6']],
		['price:`5`', ['bad-number@6']],
		['price:2147483648', ['bad-number@6']],
		['created_at_timestamp:9223372036854775808', ['bad-number@21']],
		['price:[1, two, 3, four]', ['bad-number@10', 'bad-number@18']],
		['sold:True', ['bad-bool@5']],
		['sold:!true', ['bad-bool@5']],
		['sold:=`true`', ['bad-bool@6']],
		['id:!7', ['not-supported@4']],
	])('L5 %s has the errors %j', (expression, errors) => expect(errorsOf(expression)).toEqual(errors));

	test.each([
		['make:=', ['empty-value@6']],
		['make:=[,Kia]', ['empty-value@7']],
		['make:=--', ['empty-value@6']],
		['id:', ['empty-value@3']],
	])('X4 %s has the errors %j', (expression, errors) => expect(errorsOf(expression)).toEqual(errors));

	test.each(['make:*', 'make:=*', 'make:=**'])('X9 %s is an error', (expression) => {
		expect(errorsOf(expression).join()).toMatch(/^empty-value/);
	});

	test.each([
		['make:=Kia (year:2020)', ['missing-operator@10']],
		['(make:=Kia) year:2020', ['missing-operator@12']],
		['model:=Hilux SR5 (4X4)', ['missing-operator@17', 'not-a-condition@18']],
	])('L2 the lost operator in %s is an error', (expression, errors) => expect(errorsOf(expression)).toEqual(errors));

	test('L4 empty parentheses are an error', () => {
		expect(errorsOf('()')).toEqual(['empty-group@0']);
	});

	test('all errors are reported, not the first alone', () => {
		expect(errorsOf('mkae:=Kia && price:cheap && (sold:maybe')).toEqual([
			'unknown-field@0',
			'bad-number@19',
			'unbalanced@28',
			'bad-bool@34',
		]);
	});

	test('parentheses without end are refused, whatever their number', () => {
		expect(errorsOf('('.repeat(100_000))).toContain('too-deep@100');
		expect(errorsOf(`${'('.repeat(100)}sold:true${')'.repeat(100)}`)).toEqual([]);
	});
});

describe('warnings', () => {
	test.each([
		['sold:true || sold:false && year:2020', ['mixed-operators@24']],
		['(sold:true || sold:false) && year:2020', []],
	])('L1 %s has the warnings %j', (expression, warnings) => expect(warningsOf(expression)).toEqual(warnings));

	test.each([
		['make:=Kia AND year:2020', ['swallowed-operator@10']],
		['make:=Kia AND yaer:2020', ['swallowed-operator@10']],
		['make:=Kia or make:=Mazda', ['swallowed-operator@10']],
		['make:=Kia & year:2020', ['swallowed-operator@10']],
		['make:=Kia | year:2020', ['swallowed-operator@10']],
		['make:=Kia;year:2020', ['swallowed-operator@9']],
		['make:=Kia year:2020', ['swallowed-operator@10']],
		['make:=Kia OR Mazda', ['swallowed-operator@10']],
		['badge:=R&D pack', []],
		['badge:=80th Anniv. | Night', []],
		['badge:=Max: Luxe', []],
		['badge:=e:HEV RS', []],
		['badge:=`Kia AND year:2020`', []],
		['colour:=Black and White', []],
	])('L2 %s has the warnings %j', (expression, warnings) => expect(warningsOf(expression)).toEqual(warnings));

	test.each([
		['make:=`Kia', ['unclosed-mark@6']],
		['make:=[Kia', ['unclosed-mark@6']],
		['make:=[`Kia`,`Mazda`]', []],
	])('L3 %s has the warnings %j', (expression, warnings) => expect(warningsOf(expression)).toEqual(warnings));

	test.each([
		['make:==Kia', ['ignored-mark@6']],
		['make:>Kia', ['ignored-mark@5']],
		['make:=[Kia,"Land Rover"]', ['ignored-mark@11']],
		["make:='Kia'", ['ignored-mark@6']],
		['badge:=`<GT>`', []],
		["city:=O'Connor", []],
	])('X6 %s has the warnings %j', (expression, warnings) => expect(warningsOf(expression)).toEqual(warnings));

	test.each([
		['make:=[]', ['finds-nothing@6']],
		['price:[5..1]', ['finds-nothing@7']],
		['price:5..', ['finds-nothing@6']],
	])('N2 %s has the warnings %j', (expression, warnings) => expect(warningsOf(expression)).toEqual(warnings));
});

describe('rendering', () => {
	function render(expression: string): string[] {
		const parsed = parseFilter(expression, stockSchema);
		return parsed.ok ? [] : parsed.errors.map((problem) => formatFilterProblem(expression, problem, stockSchema));
	}

	test('SITE-6 a misspelt field is shown with its place and the nearest one', () => {
		expect(render('year:>2020 && mkae:=Kia')).toEqual([
			'year:>2020 && mkae:=Kia\n              ^ there is no field "mkae". Did you mean "make"?',
		]);
		expect(render('Make:=Kia')).toEqual(['Make:=Kia\n^ there is no field "Make". Did you mean "make"?']);
	});

	test('SITE-6 a field unlike any other is answered with the list', () => {
		expect(render('postcodes:=2795').join()).toMatch(
			/The fields are id, slug, .*tag, .*has_checkout_payment_processor, .*\.$/,
		);
	});

	test('SITE-6 the caret stands under the place in a long expression too', () => {
		const long = `${'year:2020 || '.repeat(40)}price:cheap || ${'year:2020 || '.repeat(40)}year:2020`;
		const [line = '', below = ''] = render(long)[0]?.split('\n') ?? [];
		expect(line.slice(below.indexOf('^')).startsWith('cheap')).toBe(true);
		expect(line.length).toBeLessThan(110);
	});

	test('X4 an empty list is said to find or to exclude nothing', () => {
		const messages = ['make:=[]', 'make:!=[]'].map((expression) => {
			const parsed = parseFilter(expression, stockSchema);
			return parsed.ok ? parsed.warnings.map(({ message }) => message) : [];
		});
		expect(messages).toEqual([['an empty list finds nothing'], ['an empty list excludes nothing']]);
	});

	test('SITE-6 a missing value is pointed at behind the end', () => {
		expect(render('price:>')).toEqual(['price:>\n      ^ a whole number is missing here']);
	});
});
