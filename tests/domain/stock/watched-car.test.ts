import { expect, test } from 'vitest';
import type { GoneCar, KnownCar } from '../../../src/domain/stock/stock-history.ts';
import { watchedNews } from '../../../src/domain/stock/watched-car.ts';

const prices = [
	{ price: 27_990, day: '2026-06-01' },
	{ price: 25_990, day: '2026-06-09' },
];
const car: KnownCar = { keys: ['', '', 'id'], slug: 'kia', since: '2026-06-01', former: [], prices, sold: null };
const gone = (over: Partial<GoneCar> = {}): GoneCar => ({ ...car, gone: '2026-06-12', unread: false, ...over });
const cheaper = { reason: 'cheaper', slug: 'kia', price: 25_990, before: 27_990 };
const saved = (day: string, told: { toldPrice?: string; toldEnd?: string } = {}) => ({
	saved: day,
	toldPrice: null,
	toldEnd: null,
	...told,
});

test.each([
	['cheaper than when it was saved', car, saved('2026-06-03'), cheaper],
	['saved before the site knew its price', car, saved('2026-05-30'), null],
	['saved at the present price', car, saved('2026-06-09'), null],
	['the visitor was told', car, saved('2026-06-03', { toldPrice: '2026-06-09' }), null],
	[
		'cheaper again',
		{ ...car, prices: [...prices, { price: 24_990, day: '2026-06-20' }] },
		saved('2026-06-03', { toldPrice: '2026-06-09' }),
		{ ...cheaper, price: 24_990, before: 25_990 },
	],
	[
		'a drop that is too small',
		{ ...car, prices: [prices[0], { price: 27_900, day: '2026-06-09' }] },
		saved('2026-06-03'),
		null,
	],
	['dearer', { ...car, prices: [prices[1], { price: 29_990, day: '2026-06-09' }] }, saved('2026-06-09'), null],
	['no price now', { ...car, prices: [...prices, { price: null, day: '2026-06-10' }] }, saved('2026-06-03'), null],
	['sold', { ...car, sold: '2026-06-10' }, saved('2026-06-03'), { reason: 'sold', slug: 'kia' }],
	['sold, and told', { ...car, sold: '2026-06-10' }, saved('2026-06-03', { toldEnd: '2026-06-10' }), null],
	['sold before it was saved', { ...car, sold: '2026-06-02' }, saved('2026-06-03'), null],
	['gone', gone(), saved('2026-06-03'), { reason: 'gone', slug: 'kia' }],
	['gone and sold', gone({ sold: '2026-06-10' }), saved('2026-06-03'), { reason: 'sold', slug: 'kia' }],
	['in the feed, but unreadable', gone({ unread: true }), saved('2026-06-03'), null],
] as const)('USER-3 news of a watched car: %s', (_, of, watched, wanted) => {
	expect(watchedNews(of as KnownCar, watched, 200)).toEqual(wanted);
});
