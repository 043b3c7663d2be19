import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { keptFigures } from '../../../client/leads/device/finance-figures.ts';
import { rememberedUser } from '../../../client/leads/device/remembered.ts';
import { rememberedVehicle } from '../../../client/leads/device/trade-in-valuation.ts';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import { wantedKey } from '../../../contract/wanted.ts';
import { contactName } from '../../../domain/places/contact-slug.ts';
import { buyingLocations, sellingLocations } from '../../../domain/places/location-filter.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { initialValues } from '../../../forms/flow/initial-values.ts';
import { locationField } from '../../../forms/flow/places-for.ts';
import { carLeadCategory, enquiryCategories, sellingCategory } from '../../../forms/lead/categories.ts';
import { figureValues, takesFigures } from './figures.ts';
import { maskedValues } from './masked-values.ts';
import { chosenPlace, offeredPlaces } from './offered-places.ts';
import { placeKey, queryFields } from './query-fields.ts';

type Known = {
	site: FormsFile;
	form: FormDefinition;
	about: FormAbout;
	device: DeviceStore;
	/** What is kept as long as the tab is open: the calculator’s figures. */
	tab?: DeviceStore;
	search: string;
	/** Name of the car that the form is about. */
	carName?: string | undefined;
};

/** What a form starts with: who the visitor is, the page's address, and what the page knows, which takes precedence. */
export function startingValues({ site, form, about, device, tab, search, carName }: Known): FormValues {
	const { state } = site.look_ups ?? {};
	const own = {
		...(state && { 'Rego State': state }),
		...rememberedUser(device),
		...rememberedVehicle(device, form.name),
		...(carName && aboutCar(form, carName)),
	};
	const asked = { ...fromQuery(search, { site, form, about }), ...fromPage(about, form, site) };
	const known = { ...own, ...asked, ...(tab && fromCalculator(tab, asked, { site, form })) };
	const values = offeredLocation(initialValues(form, site.settings, known), { site, form, about });
	return maskedValues(values, form, site.settings);
}

/** What a form of a page starts with for somebody of whom nothing is known. */
export function plainStart(asked: Asked): FormValues {
	return startingValues({ ...asked, device: nothing, search: '' });
}

const nothing: DeviceStore = { read: () => null, write: () => false };

/** Texts that say which car they are about (FORM-6). */
function aboutCar(form: FormDefinition, name: string): FormValues {
	const texts = fieldsOf(form).flatMap(({ name: key, valueAboutCar: text }) =>
		text === undefined ? [] : [[key, text.replaceAll('{car}', () => name)] as const],
	);
	return Object.fromEntries(texts);
}

type Asked = Omit<Known, 'device' | 'tab' | 'search' | 'carName'>;

/** Figures for the car that is asked about, unless the address has another price in mind (CAR-12). */
function fromCalculator(tab: DeviceStore, asked: FormValues, { site, form }: Omit<Asked, 'about'>): FormValues {
	const { car_id, vehicle_price_budget: budget } = asked;
	const figures = takesFigures(form) ? keptFigures(tab, typeof car_id === 'string' ? car_id : null) : null;
	if (!figures || (budget !== undefined && Number(budget) !== figures.price)) return {};
	return figureValues(figures, site.settings.locale);
}

function fromQuery(search: string, asked: Asked): FormValues {
	const query = new URLSearchParams(search);
	const known = Object.entries(queryFields).flatMap(([key, name]) => {
		const value = query.get(key)?.slice(0, 100);
		return value ? [[name, value]] : [];
	});
	const wanted = query.get(placeKey);
	const place = offeredPlaces(asked).find(({ dealership_slug }) => dealership_slug === wanted);
	return { ...wish(query, asked.site), ...Object.fromEntries(known), ...(place && { location: String(place.id) }) };
}

/** What somebody would like to have found who has searched for it: used, unless they say which. The main place is to look for it. */
function wish(query: URLSearchParams, { settings }: FormsFile): FormValues {
	const wanted = query.get(wantedKey)?.slice(0, mostWanted);
	if (!wanted) return {};
	const category = carLeadCategory(query.get('car_type') ?? 'used');
	const main = settings.locations.find(({ primary }) => primary);
	return {
		message: `I’m looking for: ${wanted}. Can you find one for me?`,
		...(enquiryCategories.includes(category) && { category }),
		...(main && { location: String(main.id) }),
	};
}
const mostWanted = 300;

/** What the page knows; the car's name only where the form does not ask for another one. */
export function fromPage(
	{ values = {}, ...about }: FormAbout,
	form: FormDefinition,
	{ places }: FormsFile,
): FormValues {
	const name = { 'Vehicle Make': about.make, 'Vehicle Model': about.model, 'Vehicle Year': about.year };
	const named = fieldsOf(form).flatMap(({ name: key, type }) => {
		const text = Object.entries(name).find(([own]) => own === key)?.[1];
		return type === 'hidden' && text !== undefined ? [[key, String(text)] as const] : [];
	});
	const { location, ...rest } = values;
	const isKnown = places.some(({ id }) => String(id) === location);
	return { ...Object.fromEntries(named), ...rest, ...(isKnown && { location }) };
}

/**
 * A location that the form does not offer is not chosen: what is sent is what is shown (LOC-10). The only one is chosen, and of the
 * departments of one place the desk that sells; of a car that is sold to the dealer the one place that buys. A hidden one is the site's only one.
 */
export function offeredLocation(values: FormValues, asked: Asked): FormValues {
	if (!locationField(asked.form) || chosenPlace(asked, values['location'])) return values;
	return { ...values, location: givenPlace(asked) };
}

function givenPlace(asked: Asked): string {
	const offered = offeredPlaces(asked);
	const names = asked.site.settings.locations.filter(({ id }) => offered.some((place) => place.id === id));
	if (offered.length === 1) return String(offered[0]?.id);
	// Who sells without buying is asked to the one place that buys.
	const buyers = asked.form.category === sellingCategory ? buyingLocations(offered) : [];
	if (buyers.length === 1) return String(buyers[0]?.id);
	const isOnePlace = new Set(names.map(({ name }) => contactName(name))).size === 1;
	const [desk] = isOnePlace ? sellingLocations(offered) : [];
	return desk ? String(desk.id) : '';
}
