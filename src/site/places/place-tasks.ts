import { pagePath } from '../../domain/addresses/pages-path.ts';
import { buyingLocations, sellsCars } from '../../domain/places/location-filter.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import type { FormLink } from '../forms/form-links.ts';
import type { Site } from '../site.ts';
import type { Place } from './places.ts';

/** The pages of the forms that are about a place. */
const formPages = {
	'book-test-drive': '/book-test-drive/',
	'trade-in': '/trade-in/',
	'sell-your-car': '/sell-your-car/',
	'book-a-service': '/pages/book-a-service/',
	parts: '/vehicle-parts-and-accessories/',
} as const;

type PlaceForm = keyof typeof formPages;

/** The page of a form with this location chosen: `/sell-your-car/?location=41`; null where the site has no such form. */
export function formPathAt(site: Pick<Site, 'config' | 'hasPage'>, form: PlaceForm, id: number): string | null {
	const path = pagePath(formPages[form], site.config.use_pages_path);
	return site.hasPage(path) && siteForm(form, site.config) ? `${path}?location=${id}` : null;
}

/** What is done at a place, each form with the department that does it chosen (LOC-4, LOC-10). */
export function placeTasks(site: Pick<Site, 'config' | 'hasPage'>, place: Place): FormLink[] {
	const { template, locale } = site.config;
	const { singular, drive } = templateWords(template);
	const own = visibleLocations(site.config.locations).filter(({ id }) =>
		place.departments.some((one) => one.id === id),
	);
	const desk = isHired(template) ? undefined : own.find(sellsCars);
	const [buyer] = buyingLocations(own);
	const isDeskBuyer = buyingLocations(site.config.locations).length === 0;
	const at = (type: string) => own.find(({ location_type }) => location_type === type)?.id;
	const tasks: [name: string, form: PlaceForm, id: number | undefined][] = [
		[`Book a ${drive} here`, 'book-test-drive', own.find(sellsCars)?.id],
		['Value my trade-in', 'trade-in', desk?.id],
		[`Sell my ${singular}`, 'sell-your-car', buyer?.id ?? (isDeskBuyer ? desk?.id : undefined)],
		['Book a service', 'book-a-service', at('service')],
		['Order parts', 'parts', isHired(template) ? undefined : at('parts')],
	];
	return tasks.flatMap(([name, form, id]) => {
		const path = id === undefined ? null : formPathAt(site, form, id);
		return path ? [{ name: localiseText(name, locale), path }] : [];
	});
}
