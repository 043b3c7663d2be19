import type { SiteConfig } from '../../config/site.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { isFreeHere } from '../../domain/cars/sellable.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import { locationsForCar } from '../../domain/places/location-filter.ts';
import { isHired } from '../../domain/words/template.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { financeFormUrl } from '../cars/actions.ts';
import { carDealer } from '../cars/dealer.ts';
import { contactPath } from '../pages/links.ts';
import type { LocationCardModel } from '../places/location-card.ts';
import type { Site } from '../site.ts';
import type { ModelDrive } from './model-drive.ts';

/** One of the steps from a model's page to the keys; `form` opens on the page, `url` is where it leads without script. `isDrive`: its form is that of `ModelDrive`. */
export type ModelStep = {
	title: string;
	text: string;
	link: string;
	url: string;
	form: string | null;
	isDrive?: boolean;
};

/** A place where a model can be seen; `count` as `2 here`, null where it would be ordered there. */
export type ModelPlace = { name: string; place: LocationCardModel; count: string | null };

/** Places that a model's page names. */
const mostPlaces = 3;

/** How one buys a model here: drive it, trade one's own in, pay for it, order it; only what the site has a page for (ROUTE-17). */
export function modelSteps(
	site: Site,
	{ isUsed, places, drive }: { isUsed: boolean; places: readonly ModelPlace[]; drive: ModelDrive },
): ModelStep[] {
	const { template, use_pages_path, locale } = site.config;
	const tradeInPage = pagePath('/trade-in/', use_pages_path);
	const financeUrl = isHired(template) ? null : financeFormUrl(site);
	const here = places.filter(({ count }) => count !== null).map(({ name, place }) => place.spot.city || name);
	const where = here.length > 0 ? `See it in ${new Intl.ListFormat(locale).format(new Set(here))}` : 'See one';
	const steps: (ModelStep | null)[] = [
		{
			title: 'Try it first',
			text: drive.wish
				? 'None is here right now: ask, and we will tell you when one is.'
				: `${where}, at a time that you choose.`,
			...{ link: drive.text, url: contactPath, form: drive.form, isDrive: true },
		},
		isHired(template) || !site.hasPage(tradeInPage)
			? null
			: {
					title: 'Trade yours in',
					text: 'Tell us about it and we will value it towards this one.',
					...{ link: 'Value my trade-in', url: tradeInPage, form: null },
				},
		financeUrl === null
			? null
			: {
					title: 'Choose how to pay',
					text: 'Outright, or by the week: ask about finance online.',
					...{ link: 'Get finance', url: financeUrl, form: null },
				},
		{
			title: isUsed ? 'Make it yours' : 'Order it or take it home',
			text: 'Ask for the full price in writing, and when it can be ready.',
			...{ link: 'Enquire', url: contactPath, form: 'enquiry' },
		},
	];
	return steps.flatMap((step) =>
		step === null ? [] : [{ ...step, text: localiseText(step.text, locale), link: localiseText(step.link, locale) }],
	);
}

/** Where these cars stand, most of them first; where none is here, the main place of those that sell the make. */
export function modelPlaces(site: Site, cars: readonly Car[], make: string | undefined): ModelPlace[] {
	const placed = cars.filter(isFreeHere).flatMap((car) => carDealer(site, car).location ?? []);
	const byPath = [...Map.groupBy(placed, ({ path }) => path).values()].toSorted(
		(one, other) => other.length - one.length,
	);
	const here = byPath
		.slice(0, mostPlaces)
		.flatMap(([place, ...more]) => (place ? [named(place, `${1 + more.length} here`)] : []));
	const main = orderPlace(site, make);
	return here.length > 0 || !main ? here : [named(main, null)];
}

function orderPlace(site: Site, make: string | undefined): LocationCardModel | null {
	const { locations } = site.config;
	const selling = make === undefined ? [] : locationsForCar(locations, { make, isNew: true, own: null });
	const { id } = selling.find(({ primary }) => primary) ?? selling[0] ?? {};
	return (id !== undefined && site.location(id)) || carDealer(site, {}).location;
}

/** The place that a form starts with: the first of these, where the site lists it (FORM-10). */
export const askedAt = ([first]: readonly ModelPlace[]): { location?: string } =>
	first && first.place.id > 0 ? { location: String(first.place.id) } : {};

const named = (place: LocationCardModel, count: string | null): ModelPlace => ({
	name: contactName(place.name),
	place,
	count,
});

/** What the part with the places is called. */
export const placesHeading = (places: readonly ModelPlace[], { locale }: Pick<SiteConfig, 'locale'>): string =>
	localiseText(places.some(({ count }) => count !== null) ? 'Where to see it' : 'Where to order it', locale);
