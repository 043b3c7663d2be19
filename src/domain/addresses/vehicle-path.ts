import type { Template } from '../words/template.ts';

/** Where the vehicles of a template are that has its own word for them; those of the others are cars. */
const folders: Partial<Record<Template, string>> = { motorcycle: 'motorcycles', camper: 'campers' };

/** The first segments that vehicles' pages have, by any template. */
export const vehicleFolders = ['cars', 'motorcycles', 'campers'];

/** The first segment of a vehicle's page: `cars`, `motorcycles` or `campers` by template (SITE-8). */
export const vehicleFolder = (template: Template): string => folders[template] ?? 'cars';

/** A vehicle's page (ROUTE-6, SITE-8): /cars/{slug}/, /motorcycles/{slug}/ or /campers/{slug}/ by template. */
export function vehiclePath(template: Template, slug: string): string {
	return `/${vehicleFolder(template)}/${slug}/`;
}

/** Where a vehicle is reserved, below its page; `last` is `checkout` or `buy-online` (ROUTE-7). */
export function checkoutPath(template: Template, slug: string, last: string): string {
	return `${vehiclePath(template, slug)}${last}/`;
}

/** Where a trade-in is valued, beside the vehicles: /cars/trade-in/ (ROUTE-8). No vehicle has this slug. */
export function tradeInPath(template: Template): string {
	return vehiclePath(template, 'trade-in');
}

/** The trade-in page for who looks at this vehicle: /cars/trade-in/?car_id=12 (ROUTE-8). */
export function tradeInUrl(template: Template, carId: number): string {
	return `${tradeInPath(template)}?car_id=${carId}`;
}

/**
 * Whether a path is that of a vehicle's page or of its checkout, whether or not the vehicle is there: `/cars/2021-kia-rio-k3/`,
 * `/cars/2021-kia-rio-k3/checkout/`. The trade-in page is not one.
 */
export function isVehiclePath(template: Template, path: string): boolean {
	const [, folder, vehicle = '', ...rest] = path.replace(/\/$/, '').split('/');
	const isTradeIn = `${path}/`.startsWith(tradeInPath(template));
	return folder === vehicleFolder(template) && vehicle !== '' && rest.length <= 1 && !isTradeIn;
}
