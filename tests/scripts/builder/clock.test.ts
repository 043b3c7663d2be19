import { expect, test } from 'vitest';
import { createClock } from '../../../scripts/builder/by-the-clock.ts';
import { makeConfig } from '../../support/make-site.ts';

const minute = 60_000;

test('SITE-16 feeds on servers take turns, each once in its time; files are not looked at', async () => {
	const url = { type: 'url', url: 'https://feeds.example/stock.csv' } as const;
	const tenants = ['a', 'b', 'c', 'file'].map((slug) => ({
		slug,
		dir: `/tenants/${slug}`,
		site: makeConfig(slug === 'file' ? {} : { stock_feed: url }),
	}));
	const queue = { dueDaily: async () => ['a'] };
	const due = createClock({ queue, tenants: () => tenants, feedMinutes: 15, daily: false });
	const looks: [number, string][] = [];
	for (let at = 0; at <= 30; at++) for (const { slug } of await due(at * minute)) looks.push([at, slug]);
	expect(looks).toEqual([
		[5, 'a'],
		[10, 'b'],
		[15, 'c'],
		[20, 'a'],
		[25, 'b'],
		[30, 'c'],
	]);
	const daily = createClock({ queue, tenants: () => tenants, feedMinutes: 0, daily: true });
	expect(await daily(0)).toEqual([{ slug: 'a', why: 'daily' }]);
});
