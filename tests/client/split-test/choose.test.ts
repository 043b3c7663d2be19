import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { splitScripts } from '../../../src/site/head/split-scripts.ts';

type Browser = {
	/** What is kept on the device; null where it keeps nothing. */
	stored?: Record<string, string> | null;
	search?: string;
	userAgent?: string;
	webdriver?: boolean;
	/** `data-consent` on <html>. */
	consent?: string;
	/** The draw of lots, from 0 up to 1. */
	lot?: number;
};

const kept = 'forecourt:north:variants';
const split = JSON.stringify({
	name: 'hero',
	variants: [
		{ name: 'short', share: 20 },
		{ name: 'long', share: 30 },
	],
	seen: '/',
});

const day = 86_400_000;
const asked = JSON.stringify({ version: 2, kinds: ['analytics'], days: 180, policy: '/privacy-policy/' });
/** A choice as `src/client/consent` keeps it. */
const choice = (over: object): Record<string, string> => ({
	'forecourt:north:consent': JSON.stringify({
		version: 2,
		at: Date.now() - day,
		analytics: true,
		marketing: false,
		...over,
	}),
});

/** Runs the script of a page's head. Returns what it says on `<html>`, and what is kept on the device afterwards. */
function choose({
	stored = {},
	search = '',
	userAgent = 'Mozilla/5.0 Firefox/140.0',
	webdriver = false,
	consent,
	lot = 0,
}: Browser = {}) {
	const dataset: Record<string, unknown> = { site: 'north', split, ...(consent !== undefined && { consent }) };
	const storage = {
		getItem: (key: string) => stored?.[key] ?? null,
		setItem: (key: string, value: string) => {
			if (!stored) throw new Error('full');
			stored[key] = value;
		},
	};
	const page = {
		document: { documentElement: { dataset } },
		location: { search },
		navigator: { userAgent, webdriver },
		localStorage: storage,
		URLSearchParams,
		lots: () => lot,
	};
	runInContext(`Math.random=lots;${splitScripts.choose}`, createContext(page));
	const after = stored?.[kept] ?? 'null';
	return {
		variant: dataset['variant'],
		preview: 'preview' in dataset,
		kept: after === '{' ? after : JSON.parse(after),
	};
}

describe('SITE-11 the variant of a visitor', () => {
	test.each([
		[0, 1, 'short'],
		[0.199, 1, 'short'],
		[0.2, 2, 'long'],
		[0.499, 2, 'long'],
		[0.5, 0, 'original'],
		[0.999, 0, 'original'],
	])('is drawn by the shares: %d → %d', (lot, number, name) => {
		expect(choose({ lot })).toEqual({ variant: number, preview: false, kept: { hero: { variant: name } } });
	});

	test('stays, whatever would be drawn; one that is gone is drawn again, and other tests are kept', () => {
		const own = (variant: string) => ({
			[kept]: JSON.stringify({ other: { variant: 'x', counted: true }, hero: { variant } }),
		});
		expect(choose({ stored: own('long'), lot: 0 }).variant).toBe(2);
		expect(choose({ stored: own('original'), lot: 0 }).variant).toBe(0);
		expect(choose({ stored: own('gone'), lot: 0 }).kept).toEqual({
			other: { variant: 'x', counted: true },
			hero: { variant: 'short' },
		});
	});

	test.each(['5', '"x"', 'null', '[]', '{"hero":7}', '{"hero":null}'])('is drawn where %s is kept', (junk) => {
		const { variant, kept: after } = choose({ stored: { [kept]: junk } });
		expect(variant).toBe(1);
		expect(after.hero).toEqual({ variant: 'short' });
	});

	test.each<[string, Browser]>([
		['a search engine', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
		['a measuring program', { userAgent: 'Mozilla/5.0 Chrome/142.0 Chrome-Lighthouse' }],
		['a driven browser', { webdriver: true }],
		['a device that keeps nothing', { stored: null }],
		['storage that cannot be read', { stored: { [kept]: '{' } }],
		['a visitor who was not asked yet, where the site asks', { consent: asked }],
		['a visitor who refused', { consent: asked, stored: choice({ analytics: false }) }],
		['a visitor who agreed to something else', { consent: asked, stored: choice({ version: 1 }) }],
		['a visitor who agreed long ago', { consent: asked, stored: choice({ at: Date.now() - 181 * day }) }],
	])('is none for %s', (_, browser) => expect(choose(browser).variant).toBeUndefined());

	test('is drawn for a visitor who has agreed', () => {
		expect(choose({ consent: asked, stored: choice({}) }).variant).toBe(1);
	});

	test('is the one that an address asks for, for a look that is not kept', () => {
		expect(choose({ search: '?variant=long' })).toEqual({ variant: 2, preview: true, kept: null });
		expect(choose({ search: '?variant=original', webdriver: true })).toMatchObject({ variant: 0, preview: true });
		expect(choose({ search: '?variant=other' })).toMatchObject({ variant: 1, preview: false });
	});
});
