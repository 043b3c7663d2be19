import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceItems } from '../../src/client/leads/device/device-items.ts';
import { readCode, sourceFiles } from './imports.ts';

/** What keeps something on a device, and the only files that touch it: everything else goes through them. */
const doors: Readonly<Record<string, readonly string[]>> = {
	localStorage: [
		'src/client/leads/device/device-store.ts',
		'src/client/privacy/kept-keys.ts',
		'src/client/saved/saved-cars.ts',
		// Reads alone, before the first paint.
		'src/site/head/inline-scripts.ts',
		'src/site/head/split-scripts.ts',
	],
	sessionStorage: ['src/client/leads/device/device-store.ts', 'src/client/privacy/kept-keys.ts'],
	indexedDB: ['src/client/leads/unsent/unsent-database.ts'],
	caches: [
		'src/client/offline/answers.ts',
		'src/client/offline/drop-offline.ts',
		'src/client/offline/ended-worker.ts',
		'src/client/offline/fill-cache.ts',
		'src/client/offline/worker.ts',
	],
	'document.cookie': ['src/client/consent/forget-cookies.ts'],
	cookieStore: [],
	persistentAtom: ['src/client/saved/saved-cars.ts'],
	persistentMap: [],
};

/** Code without its comments and the words of its texts. */
const bare = (code: string): string =>
	code
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/(^|\s)\/\/.*$/gm, '')
		.replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

const touches = (code: string, door: string): boolean =>
	new RegExp(`(?<![\\w$-])${door.replace('.', '\\.')}(?![\\w$])`).test(bare(code));

test('USER-5 nothing is kept on a device but through the register', () => {
	const faults = sourceFiles('src').flatMap((file) => {
		const code = readCode(file);
		return Object.keys(doors)
			.filter((door) => touches(code, door) && !doors[door]?.includes(file))
			.map((door) => `${file}: ${door}`);
	});
	expect(faults).toEqual([]);
});

test('USER-5 each door is used where the rule says, and a library’s storage has a key of the register', () => {
	for (const [door, files] of Object.entries(doors)) {
		expect(files.filter((file) => !touches(readCode(file), door))).toEqual([]);
	}
	for (const file of doors['persistentAtom'] ?? []) {
		const calls = readFileSync(file, 'utf8').match(/persistentAtom(?:<[^(]*>)?\((\w+)/g) ?? [];
		expect(calls.every((call) => call.endsWith('deviceKey'))).toBe(true);
	}
});

test.each(['localStorage.getItem(a)', 'window.sessionStorage', 'document.cookie = a', 'globalThis.indexedDB.open(a)'])(
	'USER-5 the rule sees: %s',
	(code) => {
		expect(Object.keys(doors).some((door) => touches(code, door))).toBe(true);
	},
);

test('USER-5 the register has everything that the specification keeps, and says how long', () => {
	const names = [
		'user',
		'favourites',
		'compare',
		'last_car_enquired',
		'trade_in_valuation',
		'visits',
		'success_category',
	];
	expect(Object.keys(deviceItems)).toEqual(expect.arrayContaining(names));
	expect(deviceItems.trade_in_valuation.days).toBe(30);
});
