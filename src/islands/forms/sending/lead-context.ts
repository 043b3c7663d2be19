import { isAllowed } from '../../../client/consent/consent.ts';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { readVisits } from '../../../client/leads/device/visits.ts';
import { variantNames } from '../../../client/split-test/own-variants.ts';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import type { LeadContext } from '../../../forms/lead/lead-payload.ts';
import { dealershipOf } from '../facts/offered-places.ts';

type Submitted = { site: FormsFile; form: FormDefinition; about: FormAbout; device: DeviceStore; values: FormValues };

/** What the page and the device add to a lead (FORM-10). */
export function leadContext({ device, values, ...asked }: Submitted): LeadContext {
	const { site, about } = asked;
	const { pages, query } = readVisits(device.read('visits'));
	const { manufacturer_slug, vehicle_status } = about;
	const split_tests = isAllowed('analytics') ? variantNames(device) : null;
	return {
		website_slug: site.website_slug,
		dealership_slug: dealershipOf(asked, values['location']),
		url: location.href,
		user_agent: navigator.userAgent,
		visited_pages: pages,
		linked_query_params: query,
		page_id: location.pathname,
		...(manufacturer_slug && { manufacturer_slug }),
		...(vehicle_status && { vehicle_status }),
		...(split_tests && { split_tests }),
	};
}

/** The files among the values of a form. */
export function filesOf(values: FormValues): File[] {
	return Object.values(values).flatMap((value) =>
		Array.isArray(value) ? value.filter((one): one is File => one instanceof File) : [],
	);
}
