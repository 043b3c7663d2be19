import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { deviceStore, tabStore } from '../../../client/leads/device/device-store.ts';
import { draftName } from '../../../client/leads/device/draft-name.ts';
import { loadForms } from '../../../client/leads/load-forms.ts';
import { visitorsDay } from '../../../client/visitors-day.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import { namesCar } from '../../../forms/flow/places-for.ts';
import { addressCar } from '../facts/address-car.ts';
import { withAddressItem } from '../facts/address-item.ts';
import { pageAbout, pageCar } from '../facts/page-facts.ts';
import { plainStart, startingValues } from '../facts/starting-values.ts';
import { loadLookUp } from '../look-up/load-look-up.ts';
import { addFormStyles } from '../shell/form-styles.ts';
import { LeadForm } from '../shell/LeadForm.tsx';
import { placeId } from '../shell/place-id.ts';
import { replaceKeepingFocus } from './keep-focus.ts';
import { typedValues } from './typed-values.ts';

let drawn = 0;

/** A form that was drawn, and what draws it. */
export type Drawn = { form: FormDefinition; root: Root };

/** Draws the form of this name into its place. Rejects for a name that the site does not have. */
export async function drawForm(place: HTMLElement, name: string, dialog?: { href: string }): Promise<Drawn> {
	const file = await loadForms();
	const site = { ...file, settings: { ...file.settings, today: visitorsDay() } };
	const own = site.forms[name];
	if (!own) throw new Error(`There is no form "${name}".`);
	const { form, consent } = own;
	const known = pageAbout(place);
	const [asked] = await Promise.all([addressCar(form, known), loadLookUp(form, site)]);
	const about = withAddressItem(asked?.about ?? known, form, location.search);
	const stores = { device: deviceStore(site.website_slug), tab: tabStore(site.website_slug) };
	const car = (dialog && (pageCar() ?? known.shown)) || (asked && namesCar(form) ? asked.car : null);
	const start = startingValues({ site, form, about, ...stores, search: location.search, carName: car?.name });
	addFormStyles();
	const props = { site, form, consent, about, car, stores, contactHref: dialog?.href ?? null };
	const atHand = place.querySelector<HTMLElement>('.form-drawn');
	if (!atHand) {
		const canvas = document.createElement('div');
		const root = createRoot(canvas);
		root.render(<LeadForm {...props} start={start} id={`form-${++drawn}`} />);
		place.replaceChildren(canvas);
		return { form, root };
	}
	const plain = plainStart({ site, form, about: known });
	const isDraft = stores.tab.read(draftName(form.name, about.values)) !== null;
	const typed = typedValues(atHand, form, plain);
	const since = Math.round(performance.timeOrigin);
	let onAlive = () => {};
	const alive = new Promise<void>((resolve) => {
		onAlive = resolve;
	});
	const found = { drawn: plain, typed, onAlive };
	let root: Root;
	if (isDraft || car) {
		const canvas = document.createElement('div');
		const element = <LeadForm {...props} {...{ start, since }} found={{ ...found, start: null }} id={placeId(name)} />;
		root = createRoot(canvas);
		// At once, so that nothing is typed meanwhile.
		flushSync(() => root.render(element));
		replaceKeepingFocus(place, canvas);
	} else {
		const element = <LeadForm {...props} {...{ since }} found={{ ...found, start }} start={plain} id={placeId(name)} />;
		root = hydrateRoot(atHand, element, { onRecoverableError });
	}
	await alive;
	return { form, root };
}

/** The page is older than the site's forms: React has drawn it again, and {@link LeadForm} puts in what was typed. */
function onRecoverableError(error: unknown): void {
	console.warn('The form was drawn again.', error);
}
