import type { CarShown, FormAbout } from '../../contract/forms-file.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { isoDay } from '../../domain/hours/days.ts';
import type { PriceParts } from '../../domain/money/price.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';
import type { CarDealer } from './dealer.ts';
import type { Photo } from './photos.ts';

/** What the forms on a car's page know of the car (FORM-10). */
export function carFormAbout(
	car: Car,
	{ locationId }: Pick<CarDealer, 'locationId'>,
	/** What is chosen of it to begin with. */
	chosen: FormAbout['values'] = {},
): FormAbout {
	const { id, car_type, stocknum, dealership_slug, make, model, year, status, available_from_timestamp: from } = car;
	return {
		values: {
			car_id: String(id),
			car_type,
			...(stocknum && { stock_number: stocknum }),
			...(locationId !== null && { location: String(locationId) }),
			...chosen,
		},
		...(dealership_slug && { dealership_slug }),
		manufacturer_slug: slugify(make),
		vehicle_status: status,
		make,
		model,
		...(year !== undefined && { year }),
		...(from !== undefined && { available: isoDay(from) }),
	};
}

/** How the forms on a car's page show it; with the picture that the page has loaded already. */
export function carFormCar(
	{ name, variant, price, sold, stocknum }: CarCardModel,
	{ photos, terms }: { photos: readonly Photo[]; terms: NonNullable<CarShown['terms']> },
): CarShown {
	return {
		name,
		variant: variant ?? '',
		price: sold ? '' : shownInForm(price),
		stocknum: stocknum ?? '',
		picture: photos[0]?.thumbnail.src ?? null,
		...(!sold && terms.length > 0 && { terms }),
	};
}

/** The price; of a car that is only hired, what a week costs. */
const shownInForm = ({ kind, text, weekly }: PriceParts): string =>
	kind !== 'price' && weekly ? capitalised(weekly) : text;
