import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBuild } from '../../support/make-build.ts';

const noon = Date.UTC(2026, 5, 15, 2) / 1000;
const images = ['/pictures/suv-red-side.svg'];
const cars = (...prices: number[]) => prices.map((price) => ({ price, images }));

/** The pictures for shares in a site, and those that its pages name. */
function sharesOf({ files, text }: ReturnType<typeof makeBuild>) {
	const all = files('a');
	const pages = all.filter((file) => file.endsWith('index.html'));
	const named = pages.flatMap(
		(file) => /property="og:image" content="https:\/\/a\.example\/([^"]+)"/.exec(text(`a/${file}`))?.[1] ?? [],
	);
	return {
		there: all.filter((file) => file.startsWith('share/')),
		named: [...new Set(named)].sort(),
		pages: pages.length,
	};
}

test('SITE-13 every page has a picture for shares, a car one of its own: 1200 by 630', async () => {
	const built = makeBuild({ a: { cars: cars(20_000, 30_000) } });
	await built.run(noon);
	const { there, named } = sharesOf(built);
	expect(there).toEqual(named);
	expect(there).toHaveLength(3);
	const png = readFileSync(join(built.out, 'a', there[0] ?? ''));
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('one changed price draws one picture again, build after build', async () => {
	const built = makeBuild({ a: { cars: cars(20_000, 30_000) } });
	await built.run(noon);
	for (const price of [21_000, 22_000, 21_000]) {
		const before = sharesOf(built).there;
		built.rewrite({ a: { cars: cars(price, 30_000) } });
		await built.run(noon);
		const { there, named } = sharesOf(built);
		expect(there).toEqual(named);
		expect(there.filter((file) => !before.includes(file))).toHaveLength(1);
	}
});

test('a picture is never drawn twice, not even where all pages are rendered anew', async () => {
	const built = makeBuild({ a: { cars: cars(20_000) } });
	await built.run(noon);
	const inodes = () => sharesOf(built).there.map((file) => statSync(join(built.out, 'a', file)).ino);
	const before = inodes();
	await built.run(noon, { full: true });
	expect(inodes()).toEqual(before);
});

test('SITE-13 a site that shares photos gets none drawn', async () => {
	const photo = ['https://cdn.example/a.jpg'];
	const built = makeBuild({ a: { site: { share_pictures: 'photo' }, cars: [{ images: photo }] } });
	await built.run(noon);
	expect(sharesOf(built).there).toEqual([]);
	expect(built.text('a/cars/car-0/index.html')).toMatch(
		/og:image" content="https:\/\/a\.example\/\.netlify\/images\?url=[^"]+w=1200[^"]+h=630/,
	);
});
