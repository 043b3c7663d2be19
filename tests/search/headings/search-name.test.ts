import { expect, test } from 'vitest';
import { searchName } from '../../../src/search/headings/search-name.ts';
import { readSearch } from '../../../src/search/state/url-state.ts';

const words = { singular: 'car', plural: 'cars', sale: ' for sale' };
const of = { labels: { locale: 'en-AU' as const, labels: { used: 'pre-owned' }, dealerships: {} }, words };
const named = (address: string, count?: number) => searchName(readSearch(address).state, of, count);

test.each([
	['', 'Cars for sale', '25 cars for sale'],
	['make=Kia', 'Kia cars for sale', '25 Kia cars for sale'],
	['make=skoda~Kia&type=used', 'Pre-owned Škoda and Kia cars for sale', '25 pre-owned Škoda and Kia cars for sale'],
	['make=Kia~Ford~BMW&body=SUV', 'Kia, Ford and BMW SUVs for sale', '25 Kia, Ford and BMW SUVs for sale'],
	['make=Kia~Ford~BMW~MG&body=SUV', 'SUVs for sale', '25 SUVs for sale'],
	[
		'make=Toyota&model=HiAce&price=-30000',
		'Toyota HiAce for sale up to $30,000',
		'25 Toyota HiAce cars for sale up to $30,000',
	],
	['make=Mazda&model=Mazda2', 'Mazda2 for sale', '25 Mazda2 cars for sale'],
	[
		'body=People+Mover&fuel=Hybrid&city=Cowra',
		'Hybrid people movers for sale in Cowra',
		'25 hybrid people movers for sale in Cowra',
	],
	['seats=7&type=new~used~demo', '7-seat cars for sale', '7-seat cars for sale (25)'],
	['q=red+hilux&make=Toyota', 'Toyota cars matching “red hilux”', '25 Toyota cars matching “red hilux”'],
])('ROUTE-4 %j is headed %j', (address, title, heading) => {
	expect(named(address)).toBe(title);
	expect(named(address, 25)).toBe(heading);
});

test('one is one, and none is none', () => {
	expect(named('make=Kia', 1)).toBe('1 Kia car for sale');
	expect(named('body=Ute', 1)).toBe('1 ute for sale');
	expect(named('make=Ford&model=Mustang', 1)).toBe('1 Ford Mustang for sale');
	expect(named('make=Ford&model=Mustang', 0)).toBe('No Ford Mustang cars for sale');
	expect(named('make=Toyota&model=HiLux&body=Ute', 3)).toBe('3 Toyota HiLux utes for sale');
	expect(named('body=Ute', 0)).toBe('No utes for sale');
	expect(named('', 1234)).toBe('1,234 cars for sale');
});
