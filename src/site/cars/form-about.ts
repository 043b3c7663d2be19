import type { FormAbout } from '../../contract/forms-file.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarDealer } from './dealer.ts';

/** What the forms on a car's page know of the car (FORM-10). */
export function carFormAbout(car: Car, { locationId }: Pick<CarDealer, 'locationId'>): FormAbout {
	const { id, car_type, stocknum, dealership_slug, make, model, year, status } = car;
	return {
		values: {
			car_id: String(id),
			car_type,
			...(stocknum && { stock_number: stocknum }),
			...(locationId !== null && { location: String(locationId) }),
		},
		...(dealership_slug && { dealership_slug }),
		manufacturer_slug: slugify(make),
		vehicle_status: status,
		make,
		model,
		...(year !== undefined && { year }),
	};
}
