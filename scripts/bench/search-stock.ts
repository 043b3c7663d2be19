import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { PackedIndex } from '../../src/search/index/packed-index.ts';
import { indexSource, stockIndex } from '../../src/site/index/stock-index.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { generateStock } from '../sources/sample-stock/generate-stock.ts';
import { benchNow } from './fleet.ts';

const dealer = { location_id: 1, location_name: 'Bench Motors', dealership_id: 1, dealership_slug: 'bench-motors' };
const places = ['Bathurst', 'Cowra', 'Orange'].map((city) => ({ ...dealer, city, state: 'NSW' }));

/** Cars in the default order; each with its own photo at a picture service, as real stock has. */
export function benchCars(count: number): Car[] {
	const sample = generateStock({ seed: 1, count, kind: 'car', now: new Date(benchNow * 1000), locations: places });
	const name = pictureNames();
	return (sample as unknown as Car[])
		.map((car) => ({
			...car,
			sold: car.status === 'sold',
			primary_image_url: `https://pictures.example.com/stock/${name()}.jpg`,
		}))
		.sort((a, b) => b.custom_rank - a.custom_rank);
}

/** Ten letters and digits without any order, always the same ones. */
function pictureNames(): () => string {
	let state = 1;
	const five = () => {
		state = (state * 48_271) % 2_147_483_647;
		return state.toString(36).padStart(5, '0').slice(-5);
	};
	return () => five() + five();
}

/** The index that a site of these cars would publish. */
export function benchIndex(cars: readonly Car[]): PackedIndex {
	const parsed = parseSite(site, { file: 'bench/site.json', strict: true });
	if (!parsed.ok) throw new RangeError(parsed.problems.map(formatProblem).join('; '));
	return stockIndex(indexSource(parsed.site, cars));
}

const site = {
	slug: 'bench',
	name: 'Bench Motors',
	url: 'https://bench.example.com',
	phone: '(02) 5550 0100',
	locations: [{ id: 1, name: 'Bench Motors', address: { street: '1 Durham Street', city: 'Bathurst', state: 'NSW' } }],
	stock_feed: { type: 'file', path: 'stock.jsonl' },
};
