import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoDay, makeFeeds } from '../../../scripts/demo/feeds.ts';
import { drawModelColours } from '../../../scripts/demo/model-colours.ts';
import { albums } from '../../../scripts/demo/photographs/albums.ts';
import { teams } from '../../../scripts/demo/portraits/teams.ts';
import { projectDir } from '../../../scripts/publish/paths.ts';
import { readStock } from '../../../scripts/sources/stock.ts';
import { readTenants } from '../../../scripts/sources/tenants.ts';
import { normaliseStock } from '../../../src/stock/feed/normalise.ts';

const feeds = makeFeeds(projectDir, demoDay);
const now = demoDay.getTime() / 1000;
const colours = [...drawModelColours(projectDir).keys()];

test.each([...feeds])('%s is what `npm run demo` writes', (file, text) => {
	expect(readFileSync(join(projectDir, file), 'utf8') === text).toBe(true);
});

test('as of another day the same vehicles have other dates', () => {
	const later = makeFeeds(projectDir, new Date(demoDay.getTime() + 7 * 86_400_000));
	const carsOf = (texts: Map<string, string>) =>
		(texts.get('tenants/motorama/stock.jsonl') ?? '')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
	const [before, after] = [carsOf(feeds), carsOf(later)];
	expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
	expect(after.map((car) => car.created_at_timestamp)).toEqual(
		before.map((car) => car.created_at_timestamp + 7 * 86_400),
	);
});

describe.each(
	readTenants('tenants', 'all').tenants.flatMap((tenant) =>
		tenant.parsed.ok ? [{ ...tenant, site: tenant.parsed.site }] : [],
	),
)('the sample $slug', ({ slug, dir, file, site }) => {
	const read = async () => {
		const { records, assumeListed } = await readStock(site.stock_feed, { tenantDir: dir, siteFile: file });
		return normaliseStock(records, { now, assumeListed });
	};

	test('SITE-5 has a feed like any dealer’s: of which nothing is left out', async () => {
		const { cars, report } = await read();
		expect(cars.length).toBeGreaterThanOrEqual(40);
		expect(report.leftOut).toEqual([]);
	});

	test('its cars stand where it sells', async () => {
		// Dealers that share a feed have the other dealers' cars in it too.
		if (site.search_filters?.includes('city') || JSON.stringify(site.stock_feed).includes('/_shared/')) return;
		const places = site.locations.filter(({ location_type }) => location_type === 'sales' || location_type === '');
		const { cars } = await read();
		const known = new Set(places.map(({ id }) => id));
		expect(cars.filter(({ location_id }) => location_id === undefined || !known.has(location_id))).toEqual([]);
	});

	test('ROUTE-17 what its models’ pages say of a variant is true for the new ones in stock', async () => {
		const { cars } = await read();
		const wheels: Record<string, RegExp> = { FWD: /front/i, RWD: /rear/i, AWD: /all/i, '4WD': /all|4×4/i };
		const wrong = site.models.flatMap(({ name: model, variants }) =>
			variants.flatMap(({ name, engine, drive }) =>
				cars
					.filter((car) => car.car_type !== 'used' && car.model === model && car.badge === name)
					.filter((car) => {
						const [litres = '', ...words] = (car.engine ?? '').split(' ');
						const isEngine = !engine || [litres, words.at(-1) ?? ''].every((word) => engine.includes(word));
						return !isEngine || (drive !== undefined && !wheels[car.drive_type ?? '']?.test(drive));
					})
					.map(({ slug }) => slug),
			),
		);
		expect(wrong).toEqual([]);
	});

	test('SITE-13 its pictures are files that it shares with the others, but for its logo, its own photos, its models in their colours and what its articles show', async () => {
		const { cars } = await read();
		const own = ['icon.svg', 'logo-footer.svg', 'logo.svg'];
		const photos = (albums[`tenants/${slug}`] ?? []).map(({ name }) => `photos/${name}.jpg`);
		const assets = `tenants/${slug}/assets/`;
		const models = colours.filter((file) => file.startsWith(assets)).map((file) => file.replace(assets, ''));
		const known = new Set([...readdirSync('tenants/_shared/pictures'), ...own, ...photos, ...models]);
		const shown = cars.flatMap(({ images }) => images.map(({ image }) => image.url));
		const written = JSON.stringify(site).match(/\/assets\/[\w./-]+/g) ?? [];
		expect([...shown, ...written].filter((url) => !known.has(url.replace('/assets/', '')))).toEqual([]);
		const folder = readdirSync(join('tenants', slug, 'assets')).filter((name) => name !== 'articles');
		expect(folder.sort()).toEqual([
			...own,
			...(models.length > 0 ? ['models'] : []),
			...(photos.length > 0 ? ['photos'] : []),
			...(teams[slug] ? ['team'] : []),
		]);
	});
});
