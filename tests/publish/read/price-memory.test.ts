import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileStamps, writtenFiles } from '../../../scripts/bench/files.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { type TenantFiles, writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const day = 86_400;
const now = Date.UTC(2026, 5, 1, 2) / 1000;
/** The moment of a day of June 2026. */
const june = (date: number): number => now + (date - 1) * day;

/** One tenant that is built on several days, each time with these cars. */
function makeTenant(site: TenantFiles['site'] = {}) {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const text = (file: string) => readFileSync(join(out, 'a', file), 'utf8');
	return {
		/** What was rendered, and which files were written. */
		build: async (at: number, cars: TenantFiles['cars'], more: TenantFiles['site'] = {}) => {
			writeTenants(join(dir, 'tenants'), {
				a: { cars: cars ?? [], site: { share_pictures: 'photo', ...site, ...more } },
			});
			const stamps = () => (existsSync(join(out, 'a')) ? fileStamps(join(out, 'a')) : new Map());
			const before = stamps();
			const report = await build({ tenantsDir: join(dir, 'tenants'), out, slugs: ['a'], now: at });
			const [tenant] = report.tenants;
			const problems = [...report.problems, ...(tenant?.problems ?? [])].map(formatProblem).join('\n');
			const written = writtenFiles(before, fileStamps(join(out, 'a')));
			return { problems, rendered: tenant?.pages.rendered, written };
		},
		forget: () => rmSync(join(out, '.forecourt'), { recursive: true }),
		text,
		/** What a car's page says of a drop, and whether its card on the list says the same. */
		drop: (slug: string): string | undefined => {
			const said = (html: string) => {
				const [, label] = /<span class="price-drop">(.*?)<\/span>/.exec(html) ?? [];
				const [, was] = /<p class="price-was">(.*?)<\/p>/.exec(html) ?? [];
				return label && was ? `${label} ${was}` : undefined;
			};
			const page = said(/<aside class="car-offer.*?<\/aside>/s.exec(text(`cars/${slug}/index.html`))?.[0] ?? '');
			const cards = text('used-cars/index.html').split('<article');
			expect(said(cards.find((card) => card.includes(`href="/cars/${slug}/"`)) ?? '')).toBe(page);
			return page;
		},
		record: () => JSON.parse(text('stock-record.json')) as { cars: unknown[][]; gone: unknown[][]; began: string },
		answers: (slug: string) =>
			text('_redirects')
				.split('\n')
				.find((line) => line.startsWith(`/cars/${slug}`)),
	};
}

describe('a price drop', () => {
	const dear = [{ price: 27_990 }, {}];
	const cheap = [{ price: 25_990 }, {}];

	test('CARD-5 is said from the day of the drop with the price that the site showed, in the index too, and goes by the clock', async () => {
		const built = makeTenant();
		await built.build(june(1), dear);
		expect(built.drop('car-0')).toBeUndefined();
		expect((await built.build(june(9), dear)).written).toEqual([]);
		const dropped = await built.build(june(21), cheap);
		expect(built.drop('car-0')).toBe('Price drop $2,000 Was $27,990 on 20 June');
		expect(dropped.written).toContain('cars/car-0/index.html');
		expect(dropped.written).not.toContain('privacy-policy/index.html');
		expect(built.record().cars[0]?.slice(6)).toEqual([[27_990, 20, 25_990]]);
		const { file } = JSON.parse(built.text('stock.json')) as { file: string };
		const index = JSON.parse(built.text(file.slice(1))) as { columns: Record<string, { values: unknown }> };
		expect(index.columns['price_drop']?.values).toEqual([{ was: 27_990, on: '2026-06-20', until: '2026-07-10' }]);

		built.forget();
		await built.build(june(30), cheap);
		expect(built.drop('car-0')).toBe('Price drop $2,000 Was $27,990 on 20 June');
		expect((await built.build(june(40), cheap)).written).toEqual([]);
		const ended = await built.build(june(41), cheap);
		expect(built.drop('car-0')).toBeUndefined();
		expect(ended.written).toContain('cars/car-0/index.html');
		expect(ended.written).not.toContain('privacy-policy/index.html');
	});

	test('is not said of the feed’s before_price, beside another one, of a sold car, or where the site does not want it', async () => {
		const built = makeTenant();
		await built.build(june(1), [{}, {}, {}, {}]);
		const cars = [
			{ price: 18_000 },
			{ before_price: 29_990 },
			{ price: 18_000, before_price: 29_990 },
			{ price: 18_000, status: 'sold', sold_date_timestamp: june(20) },
		];
		const drops = () => cars.map((_, index) => built.drop(`car-${index}`));
		await built.build(june(21), cars);
		expect(drops()).toEqual(['Price drop $2,000 Was $20,000 on 20 June', undefined, undefined, undefined]);
		await built.build(june(21), cars, { price_drops: { shown: false } });
		expect(drops()).toEqual([undefined, undefined, undefined, undefined]);
		await built.build(june(21), cars, { price_basis: 'drive_away' });
		expect(drops()).toEqual([undefined, undefined, undefined, undefined]);
	});

	test('is said beside the same before_price, follows the car to another address, and survives no absence', async () => {
		const built = makeTenant();
		await built.build(june(1), [{ vin: '6FPAAAJGSW0000001', price: 20_000 }, {}]);
		await built.build(june(21), [
			{ vin: '6FPAAAJGSW0000001', slug: 'new-name', price: 18_000, before_price: 20_000 },
			{},
		]);
		expect(built.drop('new-name')).toBe('Price drop $2,000 Was $20,000 on 20 June');
		await built.build(june(22), [{ slug: 'car-1', stocknum: 'S1' }]);
		await built.build(june(23), [
			{ vin: '6FPAAAJGSW0000001', slug: 'back', price: 17_000 },
			{ slug: 'car-1', stocknum: 'S1' },
		]);
		expect(built.drop('back')).toBeUndefined();
		const back = built.record().cars.find(([slug]) => slug === 'back');
		expect([back?.[1], back?.[6]]).toEqual(['2026-06-01', [20_000, 20, 18_000, 21, 0, 22, 17_000]]);
	});

	test('a build that is held back remembers nothing, a wrong clock invents nothing', async () => {
		const built = makeTenant();
		await built.build(
			june(1),
			Array.from({ length: 8 }, () => ({ price: 20_000 })),
		);
		expect((await built.build(june(3), [{ price: 18_000 }])).problems).toContain('7 of 8 published cars');
		expect(built.record().cars[0]?.slice(6)).toEqual([[20_000]]);
		const cheaper = Array.from({ length: 8 }, () => ({ price: 18_000 }));
		await built.build(june(1) - 100 * day, cheaper);
		await built.build(june(4), cheaper);
		expect(built.drop('car-0')).toBeUndefined();
		await built.build(
			june(100),
			Array.from({ length: 8 }, () => ({ price: 17_000 })),
		);
		for (const date of [5, 6])
			await built.build(
				june(date),
				Array.from({ length: 8 }, () => ({ price: 17_000 })),
			);
		expect(built.drop('car-0')).toBeUndefined();
	});
});

test('SITE-7 a sold car without a date is sold since the site first saw that or missed it, and gone after the window; one never listed is not shown', async () => {
	const built = makeTenant();
	const sold = { status: 'sold' };
	const listed = (slug: string) => built.text('used-cars/index.html').includes(`/cars/${slug}/`);
	await built.build(june(1), [{}, {}, {}, sold]);
	expect(listed('car-3')).toBe(false);
	await built.build(june(4), [{}, sold]);
	expect(built.text('cars/car-1/index.html')).toContain('JUST SOLD');
	expect(built.answers('car-2')).toMatch(/410!?$/);
	await built.build(june(5), [{}, sold, sold]);
	expect(built.text('cars/car-2/index.html')).toContain('JUST SOLD');
	await built.build(june(6), [{}, sold, sold]);
	expect(['car-1', 'car-2'].map(listed)).toEqual([true, true]);
	await built.build(june(7), [{}, sold, sold]);
	expect(['car-1', 'car-2'].map(listed)).toEqual([false, false]);
	for (const slug of ['car-1', 'car-2']) expect(built.answers(slug)).toMatch(/410!?$/);
	expect(built.record().gone[0]?.slice(0, 2)).toEqual(['car-1', '2026-06-01']);
});

test('the first build calls no car new; later ones put those first that came in since, by day', async () => {
	const built = makeTenant();
	const six = Array.from({ length: 6 }, () => ({}));
	const row = () => {
		const parts = built.text('index.html').split('<section');
		const part = parts.find((one) => /type-section">(Just arrived|In stock now)</.test(one)) ?? '';
		const cars = [...part.matchAll(/href="\/cars\/(car-\d+)\/"/g)].map(([, slug]) => slug);
		return { heading: /type-section">([^<]*)/.exec(part)?.[1], cars };
	};
	await built.build(june(1), six);
	expect(row()).toEqual({ heading: 'In stock now', cars: ['car-0', 'car-1', 'car-2', 'car-3', 'car-4', 'car-5'] });
	await built.build(june(5), [...six, {}, {}]);
	expect(row().heading).toBe('In stock now');
	await built.build(june(6), [...six, {}, {}, {}, {}]);
	expect(row()).toEqual({ heading: 'Just arrived', cars: ['car-8', 'car-9', 'car-6', 'car-7'] });
	expect((await built.build(june(34), [...six, {}, {}, {}, {}])).written).toEqual([]);
	expect((await built.build(june(35), [...six, {}, {}, {}, {}])).written).toContain('index.html');
	expect(row().heading).toBe('In stock now');
});
