import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { SiteConfig, SiteLocation } from '../../src/config/site.ts';
import { centralWest } from './central-west.ts';
import { orders } from './orders.ts';
import { albums, withPhotographs } from './photographs/albums.ts';
import { generateStock } from './stock/generate-stock.ts';
import type { StockLocation } from './stock/lot.ts';
import type { StockRecord } from './stock/record.ts';

/**
 * The day on which the committed feeds were written: their dates count back from it, and vehicles have their age on it.
 */
export const demoDay = new Date('2026-11-21T00:00:00Z');

/** The text of every feed of the demo and of the fixtures, by its file below `project`, as it would be written on a day. */
export function makeFeeds(project: string, day: Date): Map<string, string> {
	const feeds: [string, readonly StockRecord[]][] = [
		['tenants/_shared/stock/central-west.jsonl', centralWest(day)],
		['tenants/_shared/stock/start.jsonl', startStock(day)],
		...Object.keys(orders).map((dir): [string, StockRecord[]] => [`${dir}/stock.jsonl`, stockOf(dir, project, day)]),
	];
	return new Map(feeds.map(([file, cars]) => [file, feedText(cars)]));
}

/** A tenant's own stock, spread over its places that sell. */
function stockOf(dir: string, project: string, now: Date): StockRecord[] {
	const {
		keep = () => true,
		change = (car: StockRecord) => car,
		...order
	} = orders[dir] ?? { seed: 1, count: 60, kind: 'car' };
	const site = readSite(join(project, dir, 'site.json'));
	const locations = site.locations.filter(isForSale).map(asLot);
	const cars = generateStock({ ...order, now, locations, locale: site.locale })
		.filter(keep)
		.map(change);
	const shots = albums[dir];
	if (shots) return cars.map((car) => withPhotographs(car, shots));
	return dir.startsWith('tests/') ? cars.map(withFewPictures) : cars;
}

function readSite(file: string): SiteConfig {
	const parsed = parseSite(JSON.parse(readFileSync(file, 'utf8')), { file, strict: true });
	if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
	return parsed.site;
}

const isForSale = ({ location_type: type }: SiteLocation): boolean => type === 'sales' || type === '';

function asLot({ id, name, dealership_id, dealership_slug, address }: SiteLocation): StockLocation {
	return {
		location_id: id,
		location_name: name,
		dealership_id: dealership_id ?? id,
		dealership_slug,
		city: address.city ?? '',
		state: address.state ?? '',
	};
}

/** Cars for a new tenant: its site.json says where they stand. */
function startStock(now: Date): StockRecord[] {
	const place = { location_id: 1, location_name: 'Showroom', dealership_id: 1, dealership_slug: '' };
	const locations = [{ ...place, city: 'Bathurst', state: 'NSW' }];
	const cars = generateStock({ seed: 1, count: 60, kind: 'car', now, locations });
	for (const car of cars) for (const key of Object.keys(locations[0] ?? {})) delete car[key];
	return cars;
}

/** The fixtures carry the pictures of one car. */
function withFewPictures({ images, ...car }: StockRecord): StockRecord {
	const urls = new Set(images.map(({ image }) => pictureOfFew(image.url)));
	const few = [...urls].map((url) => ({ image: { url } }));
	const [first] = few;
	return {
		...car,
		images: few,
		photos_count: few.length,
		...(first && { primary_image_url: first.image.url }),
	} as StockRecord;
}

const pictureOfFew = (url: string): string => {
	const [, angle] = /-(side|front|rear)\.svg$/.exec(url) ?? [];
	return angle ? `/assets/suv-white-${angle}.svg` : '/assets/cabin-2.svg';
};

/** A record a line, its pictures as plain addresses. */
function feedText(cars: readonly StockRecord[]): string {
	const lines = cars.map((car) => JSON.stringify({ ...car, images: car.images.map(({ image }) => image.url) }));
	return `${lines.join('\n')}\n`;
}
