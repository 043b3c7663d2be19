import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../scripts/build/build.ts';
import { projectDir } from '../../scripts/build/bundle.ts';
import { publishedFile } from '../../scripts/build/paths.ts';
import { pullTenant } from '../../scripts/build/pull.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { formatDollars } from '../../src/domain/price.ts';
import { openSite } from '../../src/site/open-site.ts';
import { listPages } from '../../src/site/page-table.ts';
import { sharePicture } from '../../src/site/share-picture.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const tenantsDir = join(projectDir, 'tenants');
const now = Date.UTC(2026, 5, 15, 2) / 1000;

/** The site of a sample tenant, as the build opens it. */
async function openSample(slug: string) {
	const [tenant] = readTenants(tenantsDir, [slug]).tenants;
	if (!tenant?.parsed.ok) throw new Error(`no tenant ${slug}`);
	const { site, warnings } = tenant.parsed;
	const { snapshot } = await pullTenant({ tenant: { ...tenant, site, warnings }, now, acceptShrink: true }, 0);
	return openSite(snapshot);
}

/** The price of a car's page in each place that says it; null where there is none. */
function pricesOf(html: string) {
	// Cards of other cars stand further down.
	const offer = /<aside class="car-offer.*?<\/aside>/s.exec(html)?.[0] ?? '';
	const attribute = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
	const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
	const things = (JSON.parse(data) as { '@graph': { offers?: { price?: number } }[] })['@graph'];
	const amount = things.find((thing) => 'offers' in thing)?.offers?.price;
	const dollars = (text: string | undefined) =>
		/\$[\d,]+(?:\.\d\d)?(?! a week| per week)/.exec(text ?? '')?.[0] ?? null;
	return {
		page: /<strong class="price-price">(?:<span[^>]*>[^<]*<\/span>)?([^<]*)<\/strong>/.exec(offer)?.[1] ?? null,
		jsonLd: amount === undefined ? null : formatDollars(amount),
		description: dollars(attribute('description')),
		share: dollars(attribute('og:image:alt')),
		picture: attribute('og:image'),
	};
}

test.each(['bathurst-toyota', 'throttle-and-tide'])(
	'CARD-5 %s: page, JSON-LD, description and share picture of every car say the same price',
	async (slug) => {
		const out = makeTempDir();
		const report = await build({ tenantsDir, out, slugs: [slug], now });
		expect(report.tenants.flatMap(({ problems }) => problems)).toEqual([]);
		const site = await openSample(slug);
		const cars = listPages(site).filter((page) => page.kind === 'car');
		const found = cars.map((page) => {
			const card = site.card(page.params);
			const share = sharePicture(site, page);
			const shown = card && !card.sold && card.price.kind === 'price' ? card.price.text : null;
			const drawn = share?.drawing.price?.startsWith('$') ? share.drawing.price : null;
			const said = pricesOf(readFileSync(join(out, slug, publishedFile(page.path)), 'utf8'));
			return {
				path: page.path,
				said: { ...said, drawn },
				picture: new URL(share?.path ?? '', site.config.url).href,
				shown,
			};
		});
		expect(found.length).toBeGreaterThan(20);
		expect(found.some(({ shown }) => shown !== null)).toBe(true);
		for (const { path, said, picture, shown } of found) {
			const prices = { page: shown, jsonLd: shown, description: shown, share: shown, drawn: shown };
			expect({ path, ...said }).toEqual({ path, ...prices, picture });
		}
	},
);
