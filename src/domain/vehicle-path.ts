import { type Template, templateFacts } from './template.ts';

/** A vehicle's page (ROUTE-6, SITE-8): /cars/{slug}/, /motorcycles/{slug}/ or /campers/{slug}/ by template. */
export function vehiclePath(template: Template, slug: string): string {
	return `/${templateFacts(template).vehiclePath}/${slug}/`;
}

/** Whether a vehicle may be asked for by this slug: letters, digits, hyphen and underscore only (ROUTE-6). */
export function isVehicleSlug(slug: string): boolean {
	return /^[A-Za-z0-9_-]+$/.test(slug);
}
