import { expect, test } from 'vitest';
import { makeSite } from '../../support/make-site.ts';

const entries = (count: number, name = 'CONVERSIONS') =>
	Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, url: '/contact/' }));
const header = (header: object[], theme = {}) =>
	makeSite({ phone: '1800 160 401', navigation: { header: header as never }, theme }).header();

test('ROUTE-19 a menu that fits stays as it is', () => {
	const { row, menu } = header(entries(3));
	expect(row).toEqual(menu);
});

test('ROUTE-19 what has no room in the row stands below More, in its order, and nothing is lost', () => {
	const { row, menu } = header(entries(12));
	const more = row.at(-1);
	expect(more?.name).toBe('More');
	expect(row.length).toBeLessThan(10);
	expect([...row.slice(0, -1), ...(more?.items ?? [])]).toEqual(menu);
});

test('ROUTE-19 an entry with links gives them to More', () => {
	const group = {
		name: 'ABOUT',
		dropdownItems: [
			{ name: 'Us', url: '/about-us/' },
			{ name: 'FAQ', url: '/faqs/' },
		],
	};
	const names = header([...entries(12), group])
		.row.at(-1)
		?.items.map(({ name }) => name);
	expect(names?.slice(-2)).toEqual(['Us', 'FAQ']);
});

test('ROUTE-19 a menu that has no room beside the name stands below it, in full', () => {
	const names = ['MODELS', 'INVENTORY', 'DISCOVER', 'FINANCE', 'SERVICE', 'FAQ', 'OUR CONVERSIONS', 'ABOUT'];
	const menu = names.map((name) => ({ name, url: '/contact/' }));
	expect(header(menu.slice(0, 4)).stacked).toBe(false);
	expect(header(menu)).toMatchObject({ stacked: true, row: menu });
	// The other headers have a row for the menu anyway.
	expect(header(menu, { header: 'split' })).toMatchObject({ stacked: false, row: menu });
});

test('ROUTE-19 a row leaves room for the tools that stay at its end: one side, or both where it is centred', () => {
	const menu = entries(8, 'CONVERSION');
	const inRow = (style: string) => header(menu, { header: style }).row.length;
	expect(inRow('split')).toBe(6);
	expect(inRow('centred')).toBe(5);
});

test('ROUTE-19 the way to the stock stays at the end of a row that has room for it, where its button scrolls away', () => {
	const browses = (count: number, style: string) => header(entries(count), { header: style }).browses;
	expect([browses(3, 'split'), browses(6, 'split')]).toEqual([true, false]);
	expect([browses(3, 'bar'), browses(3, 'centred')]).toEqual([false, false]);
});

test('ROUTE-19 the row that stays has the small logo and the number in figures where they fit', () => {
	const ends = (count: number, style: string, name = 'Service') => {
		const { names, calls } = header(entries(count, name), { header: style });
		return [names, calls];
	};
	expect([ends(7, 'bar'), ends(8, 'bar'), ends(9, 'bar')]).toEqual([
		[true, true],
		[true, false],
		[false, false],
	]);
	expect([ends(7, 'split'), ends(8, 'split')]).toEqual([
		[true, true],
		[true, false],
	]);
	expect([ends(5, 'centred'), ends(6, 'centred')]).toEqual([
		[true, true],
		[true, false],
	]);
});
