import type { SiteConfig } from '../../config/site.ts';
import { isInStock, isSellable } from '../../domain/cars/sellable.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import type { Car } from '../car/car.ts';

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

/**
 * Cars by custom_rank, then what can be shown best, then by how new they are to the site, highest first; those that are equal in all
 * last in the feed first (SRCH-1). A car without a date comes after those with one. A search server does not know what can be shown
 * best: `asServer` leaves that out, so that the page and the server have one order (SRCH-7).
 */
export function byMostRelevant<Ranked extends RankedCar>(cars: readonly Ranked[], asServer = false): Ranked[] {
	const appeals = (car: RankedCar): number => (asServer ? 0 : appeal(car));
	return cars
		.toReversed()
		.sort((a, b) => b.custom_rank - a.custom_rank || appeals(b) - appeals(a) || created(b) - created(a));
}

type RankedCar = Pick<
	Car,
	'custom_rank' | 'created_at_timestamp' | 'status' | 'sold' | 'reserved' | 'price' | 'images'
>;

/** What one can buy today comes before what is on its way or reserved, and that before what is sold; photos before none, then a price. */
const appeal = (car: RankedCar): number =>
	Number(isSellable(car)) * 8 +
	Number(isInStock(car) && !car.reserved) * 4 +
	Number(Boolean(car.images?.length)) * 2 +
	Number(isPriceShown(car.price));

function created({ created_at_timestamp }: Pick<Car, 'created_at_timestamp'>): number {
	return created_at_timestamp ?? 0;
}
