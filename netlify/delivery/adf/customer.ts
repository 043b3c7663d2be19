import type { SiteConfig } from '../../../src/config/site.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { isClearYes } from '../../../src/domain/leads/clear-yes.ts';
import { isMobileNumber } from '../../../src/domain/locales/mobile-number.ts';
import { localeRow } from '../../../src/domain/locales/rows.ts';
import { bookedTimeOf, bookingKey } from '../../leads/bookings/booked-time.ts';
import { sealedKeys } from '../../leads/store/sealed-answers.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { AdfLead } from './adf-lead.ts';
import { answer, otherAnswers } from './answers.ts';
import { vehicleKeys } from './vehicles.ts';
import { element, leaf, optionalLeaf, type Xml } from './xml.ts';

const dateKeys = ['Test Drive Booking Date', 'service_date'] as const;

/** Keys that have their own element, or that say how the form was used and not what was answered. */
const told: ReadonlySet<string> = new Set([
	...vehicleKeys,
	...['name', 'first_name', 'last_name', 'email', 'phone', 'address', 'city', 'state', 'postcode'],
	...['message', 'category', 'subcategory', 'location', 'opt_in', 'lead_id', 'lead_status', 'form_completed'],
	...['website_slug', 'dealership_slug', 'source', 'user_agent', 'visited_pages', 'linked_query_params'],
	...['skipped_steps', 'step_number', 'step_index', 'progress', 'has_files', 'page_id', 'split_tests', bookingKey],
]);

/** Who it is from, when they want to come, and every answer for which ADF has no element. */
export function customer(parcel: AdfLead): Xml {
	const { payload } = parcel.lead;
	return element('customer', [contact(payload, parcel.site), timeframe(payload), leaf('comments', comments(parcel))]);
}

function contact(payload: LeadPayload, { locale }: SiteConfig): Xml {
	const { country, phone: plan } = localeRow(locale);
	const [email, phone] = [answer(payload, 'email'), answer(payload, 'phone')];
	const ways = [
		optionalLeaf('email', email),
		optionalLeaf('phone', phone, { type: isMobileNumber(phone, plan) ? 'cellphone' : 'voice', time: 'nopreference' }),
	];
	// ADF requires one; a visitor who left after the first step may have given none.
	const none = email || phone ? null : leaf('email', '');
	return element('contact', [...names(payload), ...ways, none, address(payload, country)]);
}

function names(payload: LeadPayload): Xml[] {
	const last = answer(payload, 'last_name');
	const first = answer(payload, 'first_name') || (last && answer(payload, 'name'));
	const full = answer(payload, 'name');
	const parts = [
		optionalLeaf('name', first, { part: 'first', type: 'individual' }),
		optionalLeaf('name', last, { part: 'last', type: 'individual' }),
	].filter((part) => part !== null);
	return parts.length > 0 ? parts : [leaf('name', full, { part: 'full', type: 'individual' })];
}

function address(payload: LeadPayload, country: string): Xml | null {
	const parts = { city: answer(payload, 'city'), state: answer(payload, 'state'), code: answer(payload, 'postcode') };
	const street = answer(payload, 'address');
	if (![street, ...Object.values(parts)].some(Boolean)) return null;
	return element(
		'address',
		[
			leaf('street', street, { line: '1' }),
			optionalLeaf('city', parts.city),
			optionalLeaf('regioncode', parts.state),
			optionalLeaf('postalcode', parts.code),
			leaf('country', country),
		],
		{ type: 'home' },
	);
}

/** The day that was chosen, with its time as it was written: it is local time. One that is booked has its offset. */
function timeframe(payload: LeadPayload): Xml | null {
	const key = dateKeys.find((name) => answer(payload, name));
	if (!key) return null;
	const date = answer(payload, key);
	const booked = bookedTimeOf(payload);
	const known = /^\d{4}-\d\d-\d\d/.test(date) ? date : '';
	return element('timeframe', [
		leaf('description', booked ? `${key}: ${booked.when} (${booked.state})` : `${key}: ${date}`),
		optionalLeaf('earliestdate', known),
		optionalLeaf('latestdate', known),
	]);
}

/** Mailboxes are read by many and kept for years, so a mail only says what else the lead has, and how to see it. */
function notMailed(lead: StoredLead): string {
	const keys = sealedKeys(lead);
	if (keys.length === 0) return '';
	return `In the lead, but not sent by mail: ${keys.join(', ')}. Look in your dashboard, or run: npm run leads -- show ${lead.id}`;
}

/** The message first, then the category, whether it is complete, the answers, the opt-in and the names of files. */
function comments({ lead, files }: AdfLead): string {
	const { payload, status, category, subcategory, consent_text_version: version } = lead;
	const optIn = payload.opt_in === undefined ? '' : `News and offers: ${isClearYes(payload.opt_in) ? 'Yes' : 'No'}`;
	return [
		answer(payload, 'message'),
		[category, subcategory].filter(Boolean).join(' – '),
		status === 'incomplete' ? 'Incomplete: the visitor left before the last step.' : '',
		...otherAnswers(payload, told),
		notMailed(lead),
		optIn && version ? `${optIn} (wording ${version})` : optIn,
		files.length > 0 ? `Files, kept with the lead: ${files.map(({ name }) => name).join(', ')}` : '',
	]
		.filter(Boolean)
		.join('\n');
}
