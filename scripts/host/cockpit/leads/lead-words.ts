import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { shortLocalTime } from '../../../../src/domain/hours/readable-time.ts';
import { phoneKey } from '../../../../src/domain/leads/phone-key.ts';

/** What is known of who sent a lead: a name, else how they can be reached. */
export function whoWords({ name, contact }: Pick<InboxLead, 'name' | 'contact'>): string {
	if (name) return name;
	if (!contact) return 'Left no name';
	const { kind, text } = contact;
	return kind === 'email' ? text : `${kind === 'mobile' ? 'Mobile' : 'Phone'} ${text}`;
}

/** `Finance Enquiry – Pre-approval` */
export const formWords = ({ category, subcategory }: Pick<InboxLead, 'category' | 'subcategory'>): string =>
	[category ?? 'Enquiry', subcategory].filter(Boolean).join(' – ');

type Wish = { car: string; own: string };
type Words = (wish: Wish) => string;

const forCar =
	(words: string): Words =>
	({ car }) =>
		car ? `${words} for ${car}` : words;
const aboutCar: Words = ({ car }) => (car ? `Asks about ${car}` : 'Has a question');

/** By what the forms of ours send (FORM-16): the subcategory says it where there is one. */
const wishes: ReadonlyMap<string, Words> = new Map<string, Words>(
	Object.entries({
		'Test Drive': ({ car }) => (car ? `Test drive of ${car}` : 'Test drive'),
		'Request Photos': ({ car }) => `Asks for photos of ${car || 'a car'}`,
		'First To See': ({ car }) => `Wants to be the first to see ${car || 'a car'}`,
		'If Available': ({ car }) => `Wants to know when ${car || 'a car'} is free again`,
		'One Like It': ({ car }) => `Wants one like ${car || 'a car'}`,
		'Pre-approval': forCar('Finance pre-approval'),
		Application: forCar('Applies for finance'),
		Reservation: ({ car }) => (car ? `Reserves ${car}` : 'Reserves a car'),
		Conversion: () => 'Asks about a conversion',
		Warranty: ({ own }) => (own ? `Warranty claim for a ${own}` : 'Warranty claim'),
		'Career Enquiry': () => 'Asks about a job',
		'Test Drive Enquiry': ({ car }) => (car ? `Test drive of ${car}` : 'Test drive'),
		'Special Offer Enquiry': () => 'Asks about an offer',
		'Finance Enquiry': forCar('Asks about finance'),
		'Fleet Enquiry': () => 'Asks about fleet cars',
		'Careers Enquiry': () => 'Asks about a job',
		'Service Enquiry': ({ own }) => (own ? `Service of a ${own}` : 'Asks for a service'),
		'Parts Enquiry': ({ own }) => (own ? `Parts for a ${own}` : 'Asks about parts'),
		'Sell My Car Enquiry': ({ own }) => (own ? `Sells a ${own}` : 'Wants to sell a car'),
		'Trade-In Enquiry': ({ own, car }) => `Trades in ${own ? `a ${own}` : 'a car'}${car ? ` for ${car}` : ''}`,
		'General Enquiry': aboutCar,
		'New Vehicle Enquiry': aboutCar,
		'Used Vehicle Enquiry': aboutCar,
		'Demo Vehicle Enquiry': aboutCar,
	}),
);

/**
 * What the sender of a lead wants: `Asks about the 2020 MG3`, `Test drive Saturday 28 November at 10:30 am`. `carName`: what the
 * car is called; null where none is known.
 */
export function wishWords(lead: InboxLead, carName: string | null): string {
	const { about, category, subcategory } = lead;
	const several = about.cars > 1 ? `${about.cars} cars` : '';
	const car = carName ?? several;
	if (about.drive && about.drive.state !== 'cancelled') return driveWords(lead, car);
	if (about.subscribes) return car ? `Subscribes to ${car}` : 'Asks about a subscription';
	const words = wishes.get(subcategory ?? '') ?? wishes.get(category ?? 'General Enquiry');
	const said = words?.({ car, own: about.own }) ?? [formWords(lead), car].filter(Boolean).join(': ');
	return about.drive ? `Cancelled: ${lowered(said)}` : said;
}

/** `Test drive Saturday 28 November at 10 am` once it is booked; until then it is asked for. */
function driveWords({ about }: InboxLead, car: string): string {
	const when = shortLocalTime(about.drive?.at ?? '', 'en-AU');
	return `${about.drive?.state === 'booked' ? 'Test drive' : 'Asks for a test drive'} ${when}${car ? `, ${car}` : ''}`;
}

/** What two leads share, by which they seem to be of one person; a family may have one phone. */
export function sharedWords(one: InboxLead['reach'], other: InboxLead['reach']): string {
	const isPhone = Boolean(one?.phone && other?.phone) && phoneKey(one?.phone ?? '') === phoneKey(other?.phone ?? '');
	const isEmail = Boolean(one?.email) && one?.email.toLowerCase() === other?.email.toLowerCase();
	if (isPhone && isEmail) return 'same phone and email';
	return isPhone ? 'same phone' : isEmail ? 'same email' : 'same phone or email';
}

/** With a small first letter, within a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
