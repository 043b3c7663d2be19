import { createRoot } from 'react-dom/client';
import { deviceStore, tabStore } from '../../../client/leads/device/device-store.ts';
import { loadForms } from '../../../client/leads/load-forms.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import { askedCar } from '../facts/address-car.ts';
import { namesCar } from '../facts/offered-places.ts';
import { aboutOf, carShown } from '../facts/page-facts.ts';
import { startingValues } from '../facts/starting-values.ts';
import { addFormStyles } from '../shell/form-styles.ts';
import { LeadForm } from '../shell/LeadForm.tsx';
import { today } from '../today.ts';

let drawn = 0;

/** Draws the form of this name into its place. Rejects for a name that the site has not. */
export async function drawForm(place: HTMLElement, name: string, dialog?: { href: string }): Promise<FormDefinition> {
	const file = await loadForms();
	const site = { ...file, settings: { ...file.settings, today: today() } };
	const own = site.forms[name];
	if (!own) throw new Error(`There is no form "${name}".`);
	const known = aboutOf(place);
	const asked = await askedCar(own.form, known, site);
	const about = asked?.about ?? known;
	const stores = { device: deviceStore(site.website_slug), tab: tabStore(site.website_slug) };
	const start = startingValues({ site, form: own.form, about, device: stores.device, search: location.search });
	addFormStyles();
	const canvas = document.createElement('div');
	createRoot(canvas).render(
		<LeadForm
			id={`form-${++drawn}`}
			site={site}
			form={own.form}
			consent={own.consent}
			about={about}
			car={dialog ? carShown() : asked && namesCar(own.form) ? asked.car : null}
			start={start}
			stores={stores}
			contactHref={dialog?.href ?? null}
		/>,
	);
	place.replaceChildren(canvas);
	return own.form;
}
