import type { HostedTenant } from '../hosted-tenants.ts';
import { carsOf } from './car-views.ts';
import { listedCars } from './listed-cars.ts';

/** How many cars of a published site have an advert that lacks photos, a price or comments; 0 where nobody knows. */
export function thinAdverts(tenant: HostedTenant, around: { out: string; host: string; now: number }): number {
	const listed = (listedCars(tenant, around) ?? []).filter(({ gone }) => gone === null);
	return carsOf(listed, 'thin').length;
}
