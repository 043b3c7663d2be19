import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import type { DraftName } from '../../../client/leads/device/draft-name.ts';
import { dropDraft } from '../../../client/leads/device/drafts.ts';
import { rememberEnquiredCar, rememberSuccess, rememberUser } from '../../../client/leads/device/remembered.ts';
import { keepSentLead } from '../../../client/leads/device/sent-lead.ts';
import { rememberValuation } from '../../../client/leads/device/trade-in-valuation.ts';
import { savedCars } from '../../../client/saved/saved-cars.ts';
import type { FormsFile } from '../../../contract/forms-file.ts';
import { leadEvent } from '../../../domain/leads/lead-event.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { successQuery } from '../../../forms/lead/categories.ts';
import { sentOf } from './sent-of.ts';

type Finished = {
	site: FormsFile;
	form: FormDefinition;
	values: FormValues;
	leadId: string | null;
	stores: { device: DeviceStore; tab: DeviceStore };
	/** Name of the form's draft. */
	draft: DraftName;
};

/**
 * What follows a stored lead (FORM-9): the visitor and the car are remembered, the saved lists are cleared, and the rest of
 * the page hears of it by the event `forecourt:lead`. Returns the address that says thank you.
 */
export function finishLead({ site, form, values, leadId, stores, draft }: Finished): string {
	const query = successQuery(form, values);
	const { car_id, car_type } = values;
	rememberUser(stores.device, values);
	rememberSuccess(stores.device, query.category);
	rememberValuation(stores.device, { form: form.name, leadId, values });
	if (typeof car_id === 'string' && car_id !== '') rememberEnquiredCar(stores.device, car_id);
	keepSentLead(stores.tab, { ...sentOf({ site, form, values }), path: location.pathname });
	dropDraft(stores.tab, draft);
	clearSavedCars(site.website_slug);
	const test_drive_only = document.querySelector('[data-test-drive-only]') !== null;
	const event_id = leadEvent({ form: form.name, ...query, car_type, test_drive_only, counts_as: form.counts_as });
	const detail = { form: form.name, ...query, lead_id: leadId, car_id, car_type, event_id };
	document.dispatchEvent(new CustomEvent('forecourt:lead', { detail }));
	return `${site.successPath}?${new URLSearchParams(query)}`;
}

function clearSavedCars(siteSlug: string): void {
	const { favourites, compare } = savedCars(siteSlug);
	try {
		favourites.set([]);
		compare.set([]);
	} catch {
		// Nothing can be kept on this device, so there is nothing to clear.
	}
}
