import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir, publishedFile } from '../../scripts/publish/paths.ts';
import { pullTenant } from '../../scripts/publish/read/pull.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { drawItems } from '../../scripts/testing/draw.ts';
import { formatMoney } from '../../src/domain/words/written-number.ts';
import { openSite } from '../../src/site/open-site.ts';
import { listPages } from '../../src/site/pages/page-table.ts';
import { sharePicture } from '../../src/site/share/share-picture.ts';
import { build } from '../support/quick-build.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const tenantsDir = join(projectDir, 'tenants');
const now = Date.UTC(2026, 5, 15, 2) / 1000;

/** The site of a sample tenant, as the build opens it. */
async function openSample(slug: string) {
	const [tenant] = readTenants(tenantsDir, [slug]).tenants;
	if (!tenant?.parsed.ok) throw new Error(`no tenant ${slug}`);
	const { site, warnings } = tenant.parsed;
	const { snapshot } = await pullTenant({ tenant: { ...tenant, site, warnings }, now });
	return openSite(snapshot);
}

/** The price of a car's page in each place that says it; or null. */
function pricesOf(html: string) {
	// Cards of other cars stand further down.
	const offer = /<aside class="car-offer.*?<\/aside>/s.exec(html)?.[0] ?? '';
	const attribute = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
	const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
	const things = (JSON.parse(data) as { '@graph': { offers?: { price?: number; priceCurrency?: string } }[] })[
		'@graph'
	];
	const offered = things.find((thing) => 'offers' in thing)?.offers;
	const amount = offered?.price;
	const dollars = (text: string | undefined) =>
		/\$[\d,]+(?:\.\d\d)?(?!\d| a week| per week)/.exec(text ?? '')?.[0] ?? null;
	return {
		page: /<strong class="price-price">(?:<span[^>]*>[^<]*<\/span>)?([^<]*)<\/strong>/.exec(offer)?.[1] ?? null,
		jsonLd: amount === undefined ? null : formatMoney(amount, 'en-AU'),
		currency: offered?.priceCurrency ?? null,
		description: dollars(attribute('description')),
		share: dollars(attribute('og:image:alt')),
		picture: attribute('og:image'),
	};
}

/** What the page of saved cars knows: prices by the car's path. */
function savedPrices(dir: string): Record<string, string> {
	const file = JSON.parse(readFileSync(join(dir, 'saved-cars.json'), 'utf8')) as {
		cars: { path: string; price: string }[];
	};
	return Object.fromEntries(file.cars.map(({ path, price }) => [path, price]));
}

const samples: [slug: string, currency: string][] = [
	['bathurst-toyota', 'AUD'],
	['throttle-and-tide', 'AUD'],
	['blinkr', 'AUD'],
	['harbour-prestige', 'NZD'],
	['blue-mesa-autos', 'USD'],
];

test.each(drawItems({ matrix: 'prices', items: samples, count: 2 }))(
	'CARD-5 %s: page, JSON-LD in %s, description, share picture and saved list of every car say the same price',
	async (slug, currency) => {
		const out = makeTempDir();
		const report = await build({ tenantsDir, out, slugs: [slug], now });
		expect(report.tenants.flatMap(({ problems }) => problems)).toEqual([]);
		const site = await openSample(slug);
		const cars = listPages(site).filter((page) => page.kind === 'car');
		const saved = site.config.favourites_enabled ? savedPrices(join(out, slug)) : null;
		const found = cars.map((page) => {
			const card = site.card(page.params);
			const share = sharePicture(site, page);
			const shown = card && !card.sold && card.price.kind === 'price' ? card.price.text : null;
			const drawn = share?.drawing.price?.startsWith('$') ? share.drawing.price : null;
			const html = readFileSync(join(out, slug, publishedFile(page.path)), 'utf8');
			const listed = saved?.[page.path];
			return {
				path: page.path,
				said: { ...pricesOf(html), drawn, saved: listed?.startsWith('$') ? listed : null },
				weekly: card?.sold ? null : (card?.price.weekly ?? null),
				saysWeekly: (text: string) => html.includes(text),
				picture: new URL(share?.path ?? '', site.config.url).href,
				shown,
			};
		});
		expect(found.length).toBeGreaterThan(20);
		expect(found.some(({ shown, weekly }) => shown !== null || weekly !== null)).toBe(true);
		for (const { path, said, picture, shown, weekly, saysWeekly } of found) {
			const texts = { page: shown, jsonLd: shown, description: shown, share: shown, drawn: shown };
			const prices = { ...texts, saved: saved && shown, currency: shown && currency };
			if (weekly) expect(saysWeekly(weekly), `${path} says ${weekly}`).toBe(true);
			expect({ path, ...said }).toEqual({ path, ...prices, picture });
		}
	},
);
