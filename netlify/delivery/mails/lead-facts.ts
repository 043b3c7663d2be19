import { distanceText } from '../../../src/domain/cars/distance.ts';
import { readableLocalTime, readableTime } from '../../../src/domain/hours/readable-time.ts';
import type { Locale } from '../../../src/domain/words/locale.ts';
import { capitalised } from '../../../src/domain/words/wording.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import { type FormDefinition, fieldsOf } from '../../../src/forms/definition.ts';
import { valueKeys } from '../../../src/forms/kinds/value-keys.ts';
import { type BookedTime, bookedTimeOf, bookingKey, timeKey } from '../../leads/bookings/booked-time.ts';
import { formOf } from '../../leads/lead-form.ts';
import { sealedKeys } from '../../leads/store/sealed-answers.ts';
import type { AdfLead } from '../adf/adf-lead.ts';
import { answer } from '../adf/answers.ts';
import { zoneOf } from '../adf/request-date.ts';
import { isOwnVehicle } from '../adf/vehicles.ts';
import type { MailFact } from './mail-page.ts';
import type { WantedCar } from './wanted-car.ts';

/** What a salesperson reads of a lead, in the order in which it is asked for. */
export type LeadFacts = {
	/** `Test Drive Enquiry`. */
	heading: string;
	/** When they come for a test drive that is booked; null for other leads. */
	appointment: string | null;
	/** When they would like to come, where nobody has agreed to it yet: `Saturday 28 November 2026 at 10:30 am`. */
	asked: string | null;
	/** Why it is not all there is; null for a whole one. */
	notice: string | null;
	person: MailFact[];
	/** The car of the dealer, or the visitor's own, with its name first as far as it is known. */
	vehicle: MailFact[];
	/** Whether that is the visitor's own. */
	isOwn: boolean;
	/** The car of the dealer that they want for it: its name, where that is known, with its page, and its number. */
	wanted: MailFact[];
	message: string;
	answers: MailFact[];
	about: MailFact[];
};

/** Keys that say how the form was used and not what was answered. */
const technical: ReadonlySet<string> = new Set([
	...['website_slug', 'dealership_slug', 'url', 'source', 'user_agent', 'lead_id', 'has_files', 'visited_pages'],
	...['linked_query_params', 'page_id', 'manufacturer_slug', 'vehicle_status', 'lead_status', 'form_completed'],
	...[
		'skipped_steps',
		'step_number',
		'step_index',
		'progress',
		'category',
		'subcategory',
		'location',
		'car_id',
		'car_ids',
		'car_types',
	],
	...['split_tests', 'reservation_state', 'reservation_reason'],
	bookingKey,
]);
const personKeys = ['name', 'first_name', 'last_name', 'phone', 'email', 'address', 'city', 'state', 'postcode'];
const vehicleKeys = ['car_name', 'stock_number', 'car_type', 'Vehicle Year', 'Vehicle Make', 'Vehicle Model', 'Rego'];
const elsewhere: ReadonlySet<string> = new Set([...technical, ...personKeys, ...vehicleKeys, 'message']);

/** What a mail to the dealer says of a lead. Sensitive answers are not in it: mailboxes are read by many and kept for years. */
export function leadFacts(parcel: AdfLead, ours: WantedCar | null = null): LeadFacts {
	const { lead, site, files, resend } = parcel;
	const form = formOf({ site }, lead.form);
	const hidden = sealedKeys(lead);
	const booked = bookedTimeOf(lead.payload);
	// A site may have given the form another category.
	const noun = form?.category === lead.category ? form?.noun : undefined;
	const about = noun ? capitalised(noun) : [lead.category ?? 'Enquiry', lead.subcategory].filter(Boolean).join(' – ');
	const wanted = booked ? '' : answer(lead.payload, timeKey);
	return {
		heading: booked?.state === 'cancelled' ? `Cancelled: ${about}` : about,
		appointment: booked?.state === 'booked' ? booked.when : null,
		asked: wanted === '' ? null : readableLocalTime(wanted, site.locale),
		notice: (booked && bookingNotice(booked)) ?? noticeOf(lead.status === 'incomplete', resend),
		person: personOf(parcel),
		vehicle: vehicleOf(parcel, form),
		isOwn: isOwnVehicle(lead),
		wanted: isOwnVehicle(lead) ? wantedFacts(parcel, ours, form) : [],
		message: answer(lead.payload, 'message'),
		answers: [
			...(booked ? bookingFacts(booked) : []),
			...facts(
				parcel,
				otherKeys(parcel).filter((key) => !booked || key !== timeKey),
				form,
			),
			...hidden.map((key) => ({ label: labelOf(key, form), text: 'kept in the lead, not sent by mail' })),
		],
		about: [
			...pageLink(answer(lead.payload, 'url')),
			{
				label: 'Sent',
				text: readableTime(lead.completed_at ?? lead.updated_at, { zone: zoneOf(lead, site), locale: site.locale }),
			},
			...(files.length > 0
				? [{ label: 'Files, kept with the lead', text: files.map(({ name }) => name).join(', ') }]
				: []),
			{ label: 'Reference', text: lead.id },
		],
	};
}

/** What has become of a booked time; null where it is new. */
function bookingNotice({ state, sequence, when }: BookedTime): string | null {
	if (state === 'cancelled') return `The test drive on ${when} is cancelled. The time is free again.`;
	if (state === 'requested') return `Somebody else has booked ${when}. Please agree on another time with the visitor.`;
	return sequence > 0 ? `The test drive has a new time: ${when}.` : null;
}

const bookingWords = { booked: 'Booked', requested: 'Asked for', cancelled: 'Cancelled' } as const;

function bookingFacts({ state, when, manage }: BookedTime): MailFact[] {
	const change = { label: 'Change or cancel', text: manage, href: manage, link: 'Open the booking' };
	return [{ label: 'Test drive', text: `${bookingWords[state]}: ${when}` }, ...(state === 'booked' ? [change] : [])];
}

function noticeOf(isIncomplete: boolean, resend: boolean): string | null {
	if (isIncomplete) return 'Incomplete: the visitor left before the last step.';
	return resend ? 'The visitor has added to an enquiry that you have already.' : null;
}

function personOf({ lead: { payload } }: AdfLead): MailFact[] {
	const [phone, email] = [answer(payload, 'phone'), answer(payload, 'email')];
	const place = ['address', 'city', 'state', 'postcode'].map((key) => answer(payload, key)).filter(Boolean);
	const isPostcode = place.length === 1 && place[0] === answer(payload, 'postcode');
	const name = answer(payload, 'name') || `${answer(payload, 'first_name')} ${answer(payload, 'last_name')}`.trim();
	return [
		{ label: 'Name', text: name },
		{ label: 'Phone', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
		{ label: 'Email', text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
		{ label: isPostcode ? 'Postcode' : 'Address', text: place.join(', ') },
	].filter(({ text }) => text !== '');
}

const nameKeys = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'];

/** `2024 Suzuki Vitara` first, as nobody asks for a car by its make alone; forms send it in three answers. */
function vehicleOf(parcel: AdfLead, form: FormDefinition | undefined): MailFact[] {
	const { payload } = parcel.lead;
	const keys = isOwnVehicle(parcel.lead) ? vehicleKeys.filter((key) => !stockKeys.has(key)) : vehicleKeys;
	const text = nameKeys
		.map((key) => answer(payload, key))
		.filter(Boolean)
		.join(' ');
	if (text === '' || answer(payload, 'car_name')) return facts(parcel, keys, form);
	const rest = keys.filter((key) => !nameKeys.includes(key));
	return [{ label: 'Vehicle', text }, ...facts(parcel, rest, form)];
}

/** The keys that say which car of the dealer it is. */
const stockKeys: ReadonlySet<string> = new Set(['stock_number', 'car_type']);

function wantedFacts(parcel: AdfLead, wanted: WantedCar | null, form: FormDefinition | undefined): MailFact[] {
	const named = wanted ? [{ label: 'Vehicle', text: wanted.name, href: wanted.page }] : [];
	const numbers = facts(parcel, [...stockKeys], form);
	return numbers.some(({ label }) => label === labelOf('stock_number', form)) || wanted ? [...named, ...numbers] : [];
}

/** Only an address of the web is a link. */
function pageLink(address: string): MailFact[] {
	if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return [];
	return [{ label: 'Page', text: address, href: new URL(address).href, link: 'See the page' }];
}

const otherKeys = ({ lead: { payload } }: AdfLead): string[] =>
	Object.keys(payload).filter((key) => !elsewhere.has(key));

function facts({ lead, site }: AdfLead, keys: readonly string[], form: FormDefinition | undefined): MailFact[] {
	return keys.flatMap((key) => {
		const said = answer(lead.payload, key);
		const kind = askedOf(key, form)?.field.type;
		return said === '' ? [] : [{ label: labelOf(key, form), text: readable({ key, kind, said }, site.locale) }];
	});
}

/** An answer as people write it; what was typed in words stays as it is. */
function readable(
	{ key, kind, said }: { key: string; kind: string | undefined; said: string },
	locale: Locale,
): string {
	if (kind === 'currency' && /^\d+(?:\.\d+)?$/.test(said)) return formatMoney(Number(said), locale);
	if (key === 'car_type') return capitalised(said);
	if (key === 'kilometres' && /^\d+$/.test(said)) return distanceText(Number(said), locale);
	return readableLocalTime(said, locale);
}

/** Keys that no field of a form is asked for under. */
const ownLabels: Readonly<Record<string, string>> = {
	car_name: 'Vehicle',
	car_type: 'New or used',
	opt_in: 'News and offers',
};

/** What the form asks for under a key: the field, and the label of that part of it. */
function askedOf(key: string, form: FormDefinition | undefined) {
	const parts = form ? fieldsOf(form).flatMap((field) => valueKeys(field).map((part) => ({ ...part, field }))) : [];
	return parts.find((part) => part.key === key);
}

/** The label that the visitor saw; a key without one is written as words: `stock_number` → Stock number. */
function labelOf(key: string, form: FormDefinition | undefined): string {
	const asked = askedOf(key, form)?.label;
	// The words of a consent go on for longer than a label may.
	if (asked) return asked.replace(/\. .*$/, '').replace(/[?:.]+$/, '');
	if (ownLabels[key]) return ownLabels[key];
	return capitalised(key.replaceAll('_', ' '));
}
