import { createRoot } from 'react-dom/client';
import { deviceStore, tabStore } from '../../client/leads/device-store.ts';
import { loadForms } from '../../client/leads/load-forms.ts';
import type { FormDefinition } from '../../forms/definition.ts';
import { aboutOf, carShown } from './about.ts';
import { askedCar } from './asked-car.ts';
import { addFormStyles } from './form-styles.ts';
import { LeadForm } from './LeadForm.tsx';
import { namesCar } from './offered-places.ts';
import { startingValues } from './starting-values.ts';
import { today } from './today.ts';

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
