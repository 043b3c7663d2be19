import { describe, expect, test } from 'vitest';
import type { PulledCar } from '../../../scripts/publish/read/last-pull.ts';
import { configChanges } from '../../../scripts/pull/config-changes.ts';
import { pullText } from '../../../scripts/pull/pull-text.ts';
import { stockChanges } from '../../../scripts/pull/stock-changes.ts';
import type { FeedCar } from '../../../src/domain/stock/stock-history.ts';

describe('SITE-2 what changed in a config', () => {
	test.each([
		[{ a: 1 }, { a: 1 }, []],
		[{ name: 'A' }, { name: 'B' }, [{ path: 'name', from: '"A"', to: '"B"' }]],
		[{}, { phone: '1' }, [{ path: 'phone', from: '', to: '"1"' }]],
		[{ phone: '1' }, {}, [{ path: 'phone', from: '"1"', to: '' }]],
		[{ theme: { a: 1, b: 2 } }, { theme: { a: 1, b: 3 } }, [{ path: 'theme.b', from: '2', to: '3' }]],
		[{ list: [{ a: 1 }, 2] }, { list: [{ a: 2 }, 2] }, [{ path: 'list[0].a', from: '1', to: '2' }]],
		[{ list: [1] }, { list: [1, 2] }, [{ path: 'list', from: '1 entry', to: '2 entries' }]],
		[{ pages: { '/a/': 1 } }, { pages: { '/a/': { b: 1 } } }, [{ path: 'pages["/a/"]', from: '1', to: '{"b":1}' }]],
		[{ api_token: 'x' }, { api_token: 'y' }, [{ path: 'api_token', from: '(not shown)', to: '(not shown)' }]],
		[
			{ leads: { destinations: { crm: { url: 'https://a.example' } } } },
			{ leads: { destinations: { crm: { url: 'https://b.example' } } } },
			[{ path: 'leads.destinations.crm.url', from: '(not shown)', to: '(not shown)' }],
		],
	])('%j → %j', (from, to, changes) => {
		expect(configChanges(from, to)).toEqual(changes);
	});

	test('a long text is cut', () => {
		expect(configChanges({ a: '' }, { a: 'x'.repeat(500) })[0]?.to).toHaveLength(60);
	});
});

const car = (slug: string, more: Partial<PulledCar> = {}): PulledCar => ({
	slug,
	keys: ['', `stock-${slug}`, ''],
	name: `Car ${slug}`,
	price: 20_000,
	status: 'in_stock',
	rest: 'x',
	...more,
});

function changesOf(before: PulledCar[], listed: PulledCar[], off: FeedCar[] = []) {
	const shown = listed.map(({ slug, keys }): FeedCar => ({ slug, keys, state: 'listed' }));
	const changes = stockChanges(before, { listed, feed: [...shown, ...off] });
	return Object.fromEntries(Object.entries(changes).flatMap(([kind, cars]) => (cars.length > 0 ? [[kind, cars]] : [])));
}

describe('SITE-2 what became of cars', () => {
	const a = { slug: 'a', name: 'Car a' };
	const { keys } = car('a');

	test.each([
		['nothing', changesOf([car('a')], [car('a')]), {}],
		['new', changesOf([], [car('a')]), { new: [a] }],
		['gone', changesOf([car('a')], []), { gone: [a] }],
		['gone, though kept off the site', changesOf([car('a')], [], [{ slug: 'a', keys, state: 'off' }]), { gone: [a] }],
		['sold and off the site', changesOf([car('a')], [], [{ slug: 'a', keys, state: 'sold' }]), { sold: [a] }],
		['sold and still listed', changesOf([car('a')], [car('a', { status: 'sold', price: 1 })]), { sold: [a] }],
		['dearer', changesOf([car('a')], [car('a', { price: 20_001 })]), { dearer: [{ ...a, from: 20_000, to: 20_001 }] }],
		['cheaper', changesOf([car('a')], [car('a', { price: 9 })]), { cheaper: [{ ...a, from: 20_000, to: 9 }] }],
		['a price for the first time', changesOf([car('a', { price: null })], [car('a')]), { changed: [a] }],
		['other facts', changesOf([car('a')], [car('a', { rest: 'y' })]), { changed: [a] }],
		[
			'another address, the same car',
			changesOf([car('a')], [car('b', { keys })]),
			{ changed: [{ slug: 'b', name: 'Car b' }] },
		],
		[
			'known by nothing but who it is',
			changesOf([car('a', { rest: '', price: null, status: '' })], [car('a', { status: 'sold' })]),
			{},
		],
	])('%s', (_, found, expected) => {
		expect(found).toEqual(expected);
	});
});

test('SITE-2 it is said in words, with counts and the first few names', () => {
	const base = { locale: 'en-AU', ok: true, problems: [], warnings: [], notes: [], since: '2026-11-21T05:00:00.000Z' };
	const stock = stockChanges([car('a'), car('b'), car('c')], {
		listed: [car('a', { price: 18_990 }), ...[...'123456'].map((slug) => car(slug))],
		feed: [],
	});
	const config = [
		{ path: 'phone', from: '"1"', to: '"2"' },
		{ path: 'logo', from: '', to: '"/l.svg"' },
		{ path: 'x', from: '1', to: '' },
	];
	const failed = { ...base, slug: 'f', ok: false, config: null, stock: null, listed: null, problems: ['no feed'] };
	const text = pullText([
		{ ...base, slug: 'north', config, stock, listed: 7 },
		{
			...base,
			slug: 'idle',
			config: [],
			stock: stockChanges([], { listed: [], feed: [] }),
			listed: 1,
			warnings: ['w'],
			notes: ['n'],
		},
		{ ...base, slug: 'fresh', since: null, config: null, stock: null, listed: 2 },
		failed,
	]);
	expect(
		text,
	).toBe(`north: 3 keys of its config changed, 6 new, 2 gone, 1 cheaper since the build of 2026-11-21 05:00 UTC; 7 cars listed
  phone: "1" → "2"
  logo: "/l.svg" (new)
  x: 1 (left out now)
  new: Car 1, Car 2, Car 3, Car 4, Car 5, and 1 more
  gone: Car b, Car c
  cheaper: Car a ($20,000 → $18,990)
idle: nothing changed since the build of 2026-11-21 05:00 UTC; 1 car listed
  warning: w
  note: n
fresh: no earlier build on this machine to compare with; 2 cars listed
f: FAILED, 1 problem
  no feed
`);
});
