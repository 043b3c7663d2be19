import { readVisits } from '../../client/leads/device/visits.ts';
import { strippedPhone } from '../../forms/rules/phone-rules.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { Person } from './checkout-rules.ts';
import type { HoldRequest } from './state/kept-reservation.ts';

/**
 * The request for a hold. One whose answer has got lost is sent again as it was, under the same key, so that nobody is told
 * that somebody else has the car who is themself; once the visitor changes something it is a new request.
 */
export function holdRequest(
	{ form, stores }: Pick<CheckoutContext, 'form' | 'stores'>,
	person: Person,
	open: HoldRequest | null,
): HoldRequest {
	const { car, terms, settings } = form;
	const asked = {
		car: car.slug,
		deposit: car.deposit,
		first_name: person.first_name.trim(),
		last_name: person.last_name.trim(),
		email: person.email.trim(),
		phone: strippedPhone(person.phone, settings.phone),
		terms: terms.version,
	};
	const isSame = open && Object.entries(asked).every(([key, value]) => open.body[key] === value);
	if (isSame) return open;
	const { pages, query } = readVisits(stores.device.read('visits'));
	const visit = { visited_pages: pages, linked_query_params: query, url: location.href };
	return { key: crypto.randomUUID(), body: { ...asked, visit } };
}

/** What a request that is still open says of the visitor. */
export function personIn(open: HoldRequest | null): Partial<Person> {
	const names = ['first_name', 'last_name', 'email', 'phone'] as const;
	const entries = names.map((name) => [name, open?.body[name]] as const);
	return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
