import type { Facts } from '../feed/read-facts.ts';
import type { Car } from './car.ts';

/** The three facts that a car is nothing without (SITE-5). */
export type NamedFacts = Partial<Car> & Pick<Car, 'make' | 'model' | 'year'>;

/** The car's name: the dealer's, else year, make, model and badge. */
function carName({ name, year, make, model, badge }: NamedFacts): string {
	return name ?? [year, make, model, badge].filter((part) => part !== undefined).join(' ');
}

/**
 * A whole car from the facts of its record: `sold` and status agree (SITE-7), one picture is the primary one, and what
 * is not said is what keeps the car's promises smallest: used, not reserved, not certified, not shown.
 * `assumeListed` is the meaning of silence in CSV: in stock and shown (SITE-5).
 */
export function completeCar(
	{ known, faulty }: Facts & { known: NamedFacts },
	identity: Pick<Car, 'id' | 'slug'>,
	assumeListed: boolean,
): Car {
	const sold = known.sold === true || known.status === 'sold';
	const silent = known.status === undefined && !sold;
	const shown = known.show_on_dealer_website ?? (assumeListed && !faulty.has('show_on_dealer_website'));
	return {
		...known,
		...identity,
		...pictures(known),
		name: carName(known),
		status: sold ? 'sold' : (known.status ?? 'in_stock'),
		car_type: known.car_type ?? 'used',
		sold,
		reserved: known.reserved ?? false,
		preorder: known.preorder ?? false,
		certified: known.certified ?? false,
		is_special: known.is_special ?? false,
		// A car whose status cannot be told must not be offered.
		show_on_dealer_website: shown && (!silent || (assumeListed && !faulty.has('status'))),
		custom_rank: known.custom_rank ?? 0,
		has_checkout_payment_processor: known.has_checkout_payment_processor ?? false,
		payment_processors: known.payment_processors ?? [],
	};
}

type Pictures = Pick<Car, 'images' | 'thumbnails' | 'photos_count' | 'primary_image_url'>;

function pictures({ images = [], thumbnails = [], photos_count, primary_image_url }: Partial<Car>): Pictures {
	const all = images.length === 0 && primary_image_url ? [{ image: { url: primary_image_url } }] : images;
	const primary = primary_image_url ?? all[0]?.image.url;
	return {
		images: all,
		thumbnails,
		photos_count: photos_count ?? all.length,
		...(primary !== undefined && { primary_image_url: primary }),
	};
}
