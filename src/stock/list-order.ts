import type { SiteConfig } from '../config/site.ts';
import type { Car } from './car.ts';

type Sort = SiteConfig['search']['default_sort'];
type Ordered = Pick<Car, 'price' | 'km' | 'created_at_timestamp'>;

/** What cars are ordered by, and whether the highest comes first. */
const orders: Record<Exclude<Sort, 'most_relevant'>, [value: (car: Ordered) => number | undefined, down: boolean]> = {
	latest: [(car) => car.created_at_timestamp, true],
	highest_price: [(car) => car.price, true],
	lowest_price: [(car) => car.price, false],
	highest_kms: [(car) => car.km, true],
	lowest_kms: [(car) => car.km, false],
};

/** Cars, most relevant first, in a site's own order (SRCH-1): equal ones stay as they are, those without the fact come last. */
export function inListOrder<Listed extends Ordered>(cars: readonly Listed[], sort: Sort): readonly Listed[] {
	if (sort === 'most_relevant') return cars;
	const [value, down] = orders[sort];
	const worst = down ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	const known = (car: Listed): number => value(car) ?? worst;
	return cars.toSorted((a, b) => {
		const [first, second] = down ? [known(b), known(a)] : [known(a), known(b)];
		return first === second ? 0 : first - second;
	});
}
