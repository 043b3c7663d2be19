import { describe, expect, test } from 'vitest';
import type { InboxLead } from '../../../netlify/fleet/inbox.ts';
import { leadAbout } from '../../../netlify/fleet/lead-about.ts';
import { leadContact } from '../../../netlify/fleet/lead-contact.ts';
import { whoWords, wishWords } from '../../../scripts/host/cockpit/leads/lead-words.ts';
import { maskedContact } from '../../../src/domain/leads/masked-contact.ts';
import type { Locale } from '../../../src/domain/locales/rows.ts';

type Sent = { category?: string; subcategory?: string; [key: string]: string | undefined };

/** What the row of a lead with these answers says that its sender wants. */
function wishOf({ category = 'General Enquiry', subcategory, ...payload }: Sent): string {
	const about = leadAbout({ payload, category });
	return wishWords(
		{ about, category, subcategory: subcategory ?? null } as InboxLead,
		about.car && `the ${about.car.name}`,
	);
}

const rio = { car_id: '1', 'Vehicle Year': '2021', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' };
const own = { 'Vehicle Year': '2018', 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', Rego: 'ABC12D' };

describe('FORM-16 what the sender of a lead wants, in words', () => {
	test.each<[Sent, string]>([
		[{}, 'Has a question'],
		[{ ...rio, category: 'Used Vehicle Enquiry' }, 'Asks about the 2021 Kia Rio'],
		[{ ...rio, subcategory: 'Test Drive' }, 'Test drive of the 2021 Kia Rio'],
		[
			{ ...rio, 'Test Drive Booking Date': '2026-11-28T10:30' },
			'Asks for a test drive Saturday 28 November at 10:30 am, the 2021 Kia Rio',
		],
		[{ ...rio, category: 'Finance Enquiry', subcategory: 'Pre-approval' }, 'Finance pre-approval for the 2021 Kia Rio'],
		[{ ...rio, subscription_start: '2026-12-01' }, 'Subscribes to the 2021 Kia Rio'],
		[{ ...rio, subcategory: 'Reservation' }, 'Reserves the 2021 Kia Rio'],
		[{ ...own, category: 'Sell My Car Enquiry' }, 'Sells a 2018 Mazda CX-5'],
		[{ ...own, category: 'Trade-In Enquiry' }, 'Trades in a 2018 Mazda CX-5'],
		[{ ...own, category: 'Service Enquiry' }, 'Service of a 2018 Mazda CX-5'],
		[{ category: 'Service Enquiry' }, 'Asks for a service'],
		[{ car_ids: '1, 2, 3' }, 'Asks about 3 cars'],
		[{ category: 'Boat Enquiry', subcategory: 'Hire' }, 'Boat Enquiry – Hire'],
		[{ category: 'constructor' }, 'constructor'],
	])('%j', (sent, said) => {
		expect(wishOf(sent)).toBe(said);
	});

	test('a trade-in for a car of the dealer is about both', () => {
		const about = leadAbout({
			payload: { ...own, car_id: '1', car_name: '2021 Kia Rio' },
			category: 'Trade-In Enquiry',
		});
		expect([about.own, about.car?.name]).toEqual(['2018 Mazda CX-5', '2021 Kia Rio']);
	});
});

describe('who sent a lead', () => {
	test.each<[Record<string, string>, Locale, string]>([
		[{ phone: '0400 123 456' }, 'en-AU', 'Mobile 0400 123 456'],
		[{ phone: '+61 412 345 678', email: 'ann@x.example' }, 'en-AU', 'Mobile +61 412 345 678'],
		[{ phone: '021 555 0123' }, 'en-NZ', 'Mobile 021 555 0123'],
		[{ phone: '02 9876 5432' }, 'en-AU', 'Phone 02 9876 5432'],
		[{ email: 'ann@x.example' }, 'en-AU', 'ann@x.example'],
		[{}, 'en-AU', 'Left no name'],
	])('without a name: %j in %s', (payload, locale, said) => {
		expect(whoWords({ name: '', contact: leadContact(payload, { locale, named: true }) })).toBe(said);
	});

	test('somebody with a name is called by it', () => {
		expect(whoWords({ name: 'Ann Lee', contact: null })).toBe('Ann Lee');
	});

	test.each([
		['0400 123 456', '0400…'],
		['ann@x.example', 'a…@…'],
		['', ''],
	])('%s is %s for those who need not know it', (contact, shown) => {
		expect(maskedContact(contact)).toBe(shown);
	});
});
