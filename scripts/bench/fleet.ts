import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateStock } from '../demo/stock/generate-stock.ts';
import { projectDir } from '../publish/paths.ts';

/** The moment that every build of a benchmark is for, in Unix seconds, so that its sites are the same in each. */
export const benchNow = Date.UTC(2026, 5, 15, 2) / 1000;

/** Writes a tenant with so many cars in its own feed file; returns the feed's path. */
export function makeTenant(tenantsDir: string, slug: string, cars: number): string {
	const dir = join(tenantsDir, slug);
	mkdirSync(dir, { recursive: true });
	writeFileSync(join(dir, 'site.json'), JSON.stringify(siteOf(slug), null, '\t'));
	const feed = join(dir, 'stock.jsonl');
	writeFileSync(
		feed,
		stockOf(cars)
			.map((car) => `${JSON.stringify(car)}\n`)
			.join(''),
	);
	return feed;
}

type Dealer = { cars: number; sharePictures?: 'photo' | 'on_demand' | 'drawn' };

/** Writes a tenant as most dealers are: its photos are on another host, and nothing says who draws pictures for shares. */
export function makeDealer(tenantsDir: string, slug: string, { cars, sharePictures }: Dealer): void {
	const feed = makeTenant(tenantsDir, slug, cars);
	const photo = `https://photos.example/${slug}/$1.jpg`;
	writeFileSync(feed, readFileSync(feed, 'utf8').replaceAll(/\/assets\/([\w-]+)\.svg/g, photo));
	const site = { ...siteOf(slug), share_pictures: sharePictures };
	writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(site, null, '\t'));
}

/** Changes the price of one car of a feed, which no list's order depends on. */
export function changeOnePrice(feedText: string, price: number): string {
	const lines = feedText.split('\n');
	lines[middle(lines)] = JSON.stringify({ ...changedCar(lines), price });
	return lines.join('\n');
}

/** The slug and the price of the car that {@link changeOnePrice} changes. */
export const carToChange = (feedText: string): ChangedCar => changedCar(feedText.split('\n'));

type ChangedCar = { slug: string; price: number };

const middle = (lines: readonly string[]): number => Math.floor(lines.length / 2);

const changedCar = (lines: readonly string[]) => JSON.parse(lines[middle(lines)] ?? '{}') as ChangedCar;

const location = {
	location_id: 1,
	location_name: 'Bench Motors',
	dealership_id: 1,
	dealership_slug: 'bench-motors',
	city: 'Bathurst',
	state: 'NSW',
};

function siteOf(slug: string) {
	return {
		slug,
		name: `Bench Motors ${slug}`,
		url: `https://${slug}.example.com`,
		phone: '(02) 5550 0100',
		// Drawing each car's SVG takes as long as rendering eight pages; most measurements are about pages.
		share_pictures: 'photo',
		locations: [
			{ id: 1, name: 'Bench Motors', address: { street: '1 Durham Street', city: 'Bathurst', state: 'NSW' } },
		],
		asset_folders: [join(projectDir, 'tenants', '_shared', 'pictures')],
		stock_feed: { type: 'file', path: 'stock.jsonl' },
		leads: { destinations: { mail: { kind: 'adf_mail', to: ['leads@dealer.example'] } } },
	};
}

/** Cars that are all listed: the benchmark counts pages. */
function stockOf(count: number) {
	return generateStock({ seed: 1, count, kind: 'car', now: new Date(benchNow * 1000), locations: [location] }).map(
		(car) => ({ ...car, status: 'in_stock', sold: false, show_on_dealer_website: true }),
	);
}
