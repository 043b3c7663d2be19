import type { SiteLocation } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';

/** What a form on the page or card of a location knows of it (LOC-1). */
export function locationAbout({ id, dealership_slug }: Pick<SiteLocation, 'id' | 'dealership_slug'>): FormAbout {
	return { values: { location: String(id) }, dealership_slug };
}
