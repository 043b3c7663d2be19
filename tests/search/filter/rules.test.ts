import { describe, expect, test } from 'vitest';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { compileFilter } from '../../../src/search/filter/compile.ts';
import { parseFilter } from '../../../src/search/filter/parse.ts';
import { passes } from './support.ts';

type Row = [expression: string, car: Record<string, unknown>, expected: boolean];

const rover = { make: 'Land Rover' };
const limited = { badge: 'GT, Limited' };
const civic = { model: 'Civic', badge: 'e:HEV RS' };

describe('texts', () => {
	test.each<Row>([
		['make:=land rover', rover, true],
		['make:=Rover', rover, false],
		['make:=Mercedes Benz', { make: 'Mercedes-Benz' }, false],
		['make:=MercedesBenz', { make: 'Mercedes-Benz' }, true],
	])('X1 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['badge:Limited GT', limited, true],
		['badge:Limited GTI', limited, false],
		['make:Rover', rover, true],
	])('X2 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['make:!=Rover', rover, true],
		['make:!Rover', rover, false],
		['badge:!=GT', rover, true],
		['badge:!GT', rover, true],
		['badge:!=GT', { badge: null }, true],
		['badge:=null', { badge: null }, false],
	])('X3 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['make:=[Kia, `Land Rover` ,]', rover, true],
		['badge:=[GT, Limited]', limited, false],
		['badge:=[`GT, Limited`]', limited, true],
		['make:!=[Kia,Land Rover]', rover, false],
		['make:=[]', rover, false],
		['make:!=[]', rover, true],
	])('X4 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['badge:=GT, Limited', limited, true],
		['badge:=e:HEV RS', civic, true],
		['badge:=`Wildtrak && Winch`', { badge: 'Wildtrak && Winch' }, true],
		['badge:=R&D pack && model:=Civic', { badge: 'R&D pack', model: 'Civic' }, true],
		['city: (Bathurst) && make:Rover', { city: 'Bathurst', ...rover }, true],
		['city:(Bathurst) && make:Rover', { city: 'Bathurst', ...rover }, true],
	])('X5 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['make:="Land Rover"', rover, true],
		['make:==Land Rover', rover, true],
		['make:=!Land Rover', rover, true],
		['make:>Rover', rover, true],
	])('X6 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['make:ro*', rover, true],
		['make:land ro*', rover, true],
		['make:rover la*', rover, true],
		['make:lan ro*', rover, false],
		['make:=ro*', rover, false],
		['make:=land ro*', rover, true],
		['make:=lan ro*', rover, false],
		['make:!=l*', rover, false],
	])('X7 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test('X1 more different texts than a filter remembers are all judged right', () => {
		const parsed = parseFilter('stocknum:=U-4999', stockSchema);
		const predicate = compileFilter(parsed.ok ? parsed.filter : { kind: 'everything' });
		const cars = Array.from({ length: 5_000 }, (_, index) => ({ stocknum: `U-${index}` }));
		expect([...cars, ...cars].filter(predicate)).toEqual([{ stocknum: 'U-4999' }, { stocknum: 'U-4999' }]);
	});

	test('X7 a prefix is expanded to every word, not to 4', () => {
		const makes = ['MG', 'Mini', 'Mazda', 'Mitsubishi', 'Maserati', 'McLaren', 'Mercedes-Benz'];
		expect(makes.filter((make) => passes('make:=M*', { make }))).toEqual(makes);
	});

	test.each<Row>([
		['make:=`La*`', rover, false],
		['make:=[`La*`]', rover, true],
	])('X8 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['id:*', { id: 7 }, true],
		['id:!=*', { id: 7 }, false],
		['id:=[`7`,8]', { id: 7 }, true],
		['id:07', { id: 7 }, false],
		['id:7*', { id: 70 }, false],
		['id:!=[8]', { id: '7' }, true],
	])('X9 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));
});

describe('numbers and bools', () => {
	test.each<Row>([
		['price:=>=5', { price: 5 }, true],
		['price : > 5', { price: 5 }, false],
		['price:[ 4 .. 5 ]', { price: 5 }, true],
	])('N1 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['year:2018..2020', { year: 2020 }, true],
		['year:[2018, >=2022, 2010..2012]', { year: 2011 }, true],
		['year:[2018, >=2022, 2010..2012]', { year: 2020 }, false],
		['year:!=[2018..2020]', { year: 2019 }, false],
		['year:[2020..2018]', { year: 2019 }, false],
		['year:[2018..]', { year: 2019 }, false],
		['before_price:26988.2', { before_price: 26988.2 }, true],
		['before_price:26988.2', { before_price: 26988.19921875 }, true],
	])('N2 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['km:<5', {}, false],
		['km:0', {}, false],
		['km:!=5', {}, true],
		['km:!=[1..9]', { km: null }, true],
	])('N3 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['price:+5', { price: 5 }, true],
		['price:005', { price: 5 }, true],
		['custom_rank:-1', { custom_rank: -1 }, true],
		['sold_date_timestamp:>4294967296', { sold_date_timestamp: 4_294_967_297 }, true],
	])('N4 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test.each<Row>([
		['sold:true', { sold: true }, true],
		['sold:!=true', { sold: false }, true],
		['sold:=[true,false]', { sold: false }, true],
		['reservable:false', {}, false],
		['reservable:!=true', {}, true],
	])('N5 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));
});

describe('logic', () => {
	const yes = 'sold:true';
	const no = 'sold:false';
	test.each<Row>([
		[`${yes} || ${yes} && ${no}`, { sold: true }, false],
		[`${yes} || (${yes} && ${no})`, { sold: true }, true],
		[`${no}&&${no}||${yes}`, { sold: true }, true],
		[`((${yes}))`, { sold: true }, true],
	])('L1 %s on %j is %s', (expression, car, expected) => expect(passes(expression, car)).toBe(expected));

	test('L3 an unclosed backtick swallows the rest', () => {
		expect(passes('make:=`Kia && year:2020', { make: 'Kia', year: 2020 })).toBe(false);
		expect(passes('make:=`Kia', { make: 'Kia' })).toBe(true);
	});

	test.each(['', '   '])('L4 the blank filter %j is every car', (expression) => {
		expect(passes(expression, {})).toBe(true);
	});
});

describe('values from real life, back-ticked', () => {
	const values = [
		'Delica D:5',
		'A3 S/Back',
		'Hilux SR5 (4X4)',
		'ŠKODA',
		'e:HEV RS',
		'Wildtrak && Winch',
		'<GT>',
		'1,2',
	];
	test.each(values)('X5 %s finds itself alone and in a list, and nothing else', (value) => {
		const found = (expression: string) => values.filter((badge) => passes(expression, { badge }));
		expect(found(`badge:=\`${value}\``)).toEqual([value]);
		expect(found(`badge:=[\`${value}\`]`)).toEqual([value]);
		expect(found(`badge:!=\`${value}\``)).toEqual(values.filter((badge) => badge !== value));
	});
});
