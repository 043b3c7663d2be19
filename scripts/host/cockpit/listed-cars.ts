import type { HostedTenant } from '../hosted-tenants.ts';
import { siteUrl } from '../tenant-links.ts';
import { daysSince, type ListedCar } from './car-views.ts';
import { siteCars } from './known-cars.ts';
import { savedCars, slugIn, stockOf } from './leads/lead-cars.ts';

type Around = { out: string; host: string; now: number };

/** The cars of a published site with their pictures, stock numbers and days in stock; null where the site does not say. */
export function listedCars(tenant: HostedTenant, { out, host, now }: Around): ListedCar[] | null {
	const saved = new Map((tenant.root ? savedCars(tenant.root) : []).map((car) => [slugIn(car.path), car]));
	const site = `${siteUrl(tenant.slug, host)}/`;
	return (
		siteCars(tenant, out)?.map((car) => {
			const shown = saved.get(car.slug);
			const picture = shown?.image ? new URL(shown.image, site).href : null;
			const stock = (shown && stockOf(shown)[0]) ?? '';
			return { ...car, picture, stock, days: daysSince(car.since, now) };
		}) ?? null
	);
}
