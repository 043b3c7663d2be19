import { createRoot } from 'react-dom/client';
import { deviceStore, tabStore } from '../../../client/leads/device/device-store.ts';
import { loadForms } from '../../../client/leads/load-forms.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import { namesCar } from '../../../forms/flow/places-for.ts';
import { addressCar } from '../facts/address-car.ts';
import { pageAbout, pageCar } from '../facts/page-facts.ts';
import { startingValues } from '../facts/starting-values.ts';
import { loadLookUp } from '../look-up/load-look-up.ts';
import { addFormStyles } from '../shell/form-styles.ts';
import { LeadForm } from '../shell/LeadForm.tsx';

let drawn = 0;

/** Draws the form of this name into its place. Rejects for a name that the site does not have. */
export async function drawForm(place: HTMLElement, name: string, dialog?: { href: string }): Promise<FormDefinition> {
	const file = await loadForms();
	const site = { ...file, settings: { ...file.settings, today: visitorsDay() } };
	const own = site.forms[name];
	if (!own) throw new Error(`There is no form "${name}".`);
	const { form, consent } = own;
	const known = pageAbout(place);
	const [asked] = await Promise.all([addressCar(form, known), loadLookUp(form, site)]);
	const about = asked?.about ?? known;
	const stores = { device: deviceStore(site.website_slug), tab: tabStore(site.website_slug) };
	const car = (dialog && pageCar()) || (asked && namesCar(form) ? asked.car : null);
	const start = startingValues({ site, form, about, ...stores, search: location.search, carName: car?.name });
	addFormStyles();
	const canvas = document.createElement('div');
	createRoot(canvas).render(
		<LeadForm
			{...{ site, form, consent, about, car, start, stores }}
			id={`form-${++drawn}`}
			contactHref={dialog?.href ?? null}
		/>,
	);
	place.replaceChildren(canvas);
	return form;
}

/** `2026-02-28`, by the clock of the device. */
function visitorsDay(): string {
	const now = new Date();
	return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
