import { type Template, templateFacts } from './template.ts';

/** A vehicle's page (ROUTE-6, SITE-8): /cars/{slug}/, /motorcycles/{slug}/ or /campers/{slug}/ by template. */
export function vehiclePath(template: Template, slug: string): string {
	return `/${templateFacts(template).vehiclePath}/${slug}/`;
}
