import { expect, test } from 'vitest';
import { keysWithoutEffect } from '../../src/config/not-yet-available.ts';
import { sourceFiles } from '../architecture/imports.ts';
import { keyPaths, namesRead } from './key-reads.ts';

/** What uses a config. The schemas and checks of src/config do not count, what completes a config does. */
const users = [
	...sourceFiles('src', 'netlify', 'scripts/publish', 'scripts/sources').filter((file) => !/^src\/config\//.test(file)),
	...sourceFiles('src/config').filter((file) => /\/(?:complete|default-|palette|theme-css)/.test(file)),
];
const read = new Set(users.flatMap((file) => [...namesRead(file)]));
const paths = keyPaths();
const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Keys that are read without being named in code. */
const readAsWhole = [
	// The columns and constants of a feed are looked up by the names of a car's fields.
	/^stock_feed\.(?:columns|constants)\./,
	// A fuel's price is looked up by what a car burns (tests/domain/money).
	/^car_page\.fuel_cost\.prices\.\w+$/,
	// A list of links: whichever networks there are.
	/\.social_links\.\w+$/,
	// A plugin gets all of its settings (tests/plugins).
	/^plugins\./,
	// The switches of plugins are looked up by their names (tests/plugins).
	/^(?:autobot|dealercell|dealerstudio)$/,
	// So are those of look-ups, by their providers (tests/netlify/look-ups).
	/^nevdis$/,
	// Feeds without settings are looked up by their names (tests/site/ad-feeds).
	/^ad_feeds\.(?:meta_automotive|csv)$/,
];

test('SITE-3 every key of a site.json is read, or a warning says that it has no effect', () => {
	expect(paths.length).toBeGreaterThan(300);
	expect(read.size).toBeGreaterThan(1000);
	// A key whose name something else has too (text, count) passes here, read or not: only other names can be told.
	const unread = paths.filter((path) => !read.has(nameOf(path)) && !readAsWhole.some((pattern) => pattern.test(path)));
	const named = keysWithoutEffect.map(({ path }) => path);
	expect(unread.filter((path) => !named.includes(path))).toEqual([]);
});

test('SITE-3 the list of keys without effect names keys that there are', () => {
	expect(keysWithoutEffect.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});

test('SITE-3 a key on that list, of a name that nothing else has, is read by nothing', () => {
	const own = ['dealership_group', 'listing_template', 'page_template'];
	expect(own.filter((name) => read.has(name))).toEqual([]);
});

test('a key whose name nothing reads is seen', () => {
	expect(read.has('search_page_path')).toBe(true);
	expect(read.has('page_template')).toBe(false);
});
