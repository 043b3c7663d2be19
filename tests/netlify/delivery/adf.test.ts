import { describe, expect, test } from 'vitest';
import { adfDocument } from '../../../netlify/delivery/adf/document.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { zonedTime } from '../../../src/domain/hours/zoned-time.ts';
import { faultsOf } from './adf-faults.ts';
import { makeParcel, now } from './parcel.ts';

const person = { first_name: 'Ann', last_name: "O'Brien", email: 'ann@example.com', phone: '0491 570 156' };
const northside = {
	id: 3,
	name: 'Northside',
	external_identifiers: { crm: 'N-3' },
	contact_detail: { phone: '(02) 5550 1000' },
	address: { street: '1 High St', city: 'Perth', state: 'WA', postcode: '6000' },
};

describe('ADF 1.0', () => {
	test('an enquiry about a demonstrator, whole', async () => {
		const payload: LeadPayload = {
			...person,
			name: "Ann O'Brien",
			category: 'Demo Vehicle Enquiry',
			message: 'Is it <still> there?\r\nI can come & see "it".',
			car_id: 77,
			car_type: 'demo',
			stock_number: 'S-9',
			'Vehicle Make': 'Toyota',
			'Vehicle Model': 'Corolla',
			'Vehicle Year': '2025',
			postcode: '0800',
			state: 'NT',
			opt_in: true,
			favourite_colour: ['red', 'blue'],
			user_agent: 'Browser',
			visited_pages: ['/'],
			step_index: 0,
		};
		const document = adfDocument(
			makeParcel(payload, { site: { locations: [northside] }, lead: { location_id: '3', consent_text_version: 'v2' } }),
		);
		expect(await faultsOf([document])).toEqual([]);
		expect(document).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
	<prospect status="new">
		<id sequence="1" source="plain.example">5f0c6a0e-6a53-4d0c-8d6e-0a4a3c1c9b11</id>
		<requestdate>2026-11-21T08:05:00+08:00</requestdate>
		<vehicle interest="buy" status="used">
			<id sequence="1" source="plain">77</id>
			<year>2025</year>
			<make>Toyota</make>
			<model>Corolla</model>
			<stock>S-9</stock>
		</vehicle>
		<customer>
			<contact>
				<name part="first" type="individual">Ann</name>
				<name part="last" type="individual">O&apos;Brien</name>
				<email>ann@example.com</email>
				<phone type="cellphone" time="nopreference">0491 570 156</phone>
				<address type="home">
					<street line="1"></street>
					<regioncode>NT</regioncode>
					<postalcode>0800</postalcode>
					<country>AU</country>
				</address>
			</contact>
			<comments>Is it &lt;still&gt; there?
I can come &amp; see &quot;it&quot;.
Demo Vehicle Enquiry
favourite_colour: red, blue
News and offers: Yes (wording v2)</comments>
		</customer>
		<vendor>
			<id sequence="1" source="plain">3</id>
			<id sequence="2" source="crm">N-3</id>
			<vendorname>Northside</vendorname>
			<url>https://plain.example</url>
			<contact>
				<name part="full" type="business">Northside</name>
				<phone type="voice">(02) 5550 1000</phone>
				<address type="work">
					<street line="1">1 High St</street>
					<city>Perth</city>
					<regioncode>WA</regioncode>
					<postalcode>6000</postalcode>
					<country>AU</country>
				</address>
			</contact>
		</vendor>
		<provider>
			<name>Plain</name>
			<service>Website</service>
			<url>https://plain.example</url>
		</provider>
	</prospect>
</adf>
`);
	});

	test('a test drive has its date, finance its deposit and limit', async () => {
		const document = adfDocument(
			makeParcel({
				...person,
				'Test Drive Booking Date': '2026-12-01T10:30',
				deposit: '$5,000',
				vehicle_price_budget: '30000',
			}),
		);
		expect(await faultsOf([document])).toEqual([]);
		expect(document).toContain('<earliestdate>2026-12-01T10:30</earliestdate>');
		expect(document).toContain('<amount type="downpayment" limit="exact" currency="AUD">5000</amount>');
		expect(document).toContain('<amount type="total" limit="maximum" currency="AUD">30000</amount>');
	});

	test.each([
		[{ name: 'Ann' }, ['full', 'Ann']],
		[{ name: 'Ann', last_name: 'Lee' }, ['first', 'Ann', 'last', 'Lee']],
		[{ name: 'Ann Lee', first_name: 'Ann', last_name: 'Lee' }, ['first', 'Ann', 'last', 'Lee']],
		[{}, ['full', '']],
	])('the name %j', (payload, parts) => {
		const found = [...adfDocument(makeParcel(payload)).matchAll(/<name part="(\w+)" type="individual">(.*)<\/name>/g)];
		expect(found.flatMap(([, part, name]) => [part, name])).toEqual(parts);
	});

	test.each([
		['en-AU', '0491 570 006', 'cellphone'],
		['en-AU', '+61 491 570 006', 'cellphone'],
		['en-AU', '(02) 5550 1234', 'voice'],
		['en-NZ', '021 555 0123', 'cellphone'],
		['en-NZ', '+64 9 555 0123', 'voice'],
		['en-US', '212 555 0123', 'voice'],
	])('in %s the phone %s is a %s', (locale, phone, type) => {
		expect(adfDocument(makeParcel({ phone }, { site: { locale } }))).toContain(`<phone type="${type}"`);
	});

	test('an incomplete lead says so; one that was sent before is a resend; files are named', async () => {
		const file = { id: 'f', lead_id: 'l', tenant: 'plain', name: 'a.pdf', type: 'application/pdf', size: 1 };
		const document = adfDocument(
			makeParcel(
				{ name: 'Ann' },
				{
					resend: true,
					lead: { status: 'incomplete', completed_at: null },
					files: [{ ...file, sha256: 'x', created_at: now }],
				},
			),
		);
		expect(await faultsOf([document])).toEqual([]);
		expect(document).toContain('<prospect status="resend">');
		expect(document).toContain('Incomplete: the visitor left before the last step.');
		expect(document).toContain('Files, kept with the lead: a.pdf');
	});

	test.each([
		['Australia/Sydney', '2026-11-21T11:05:00+11:00'],
		['Australia/Brisbane', '2026-11-21T10:05:00+10:00'],
		['Australia/Adelaide', '2026-11-21T10:35:00+10:30'],
		['Pacific/Auckland', '2026-11-21T13:05:00+13:00'],
		['America/New_York', '2026-11-20T19:05:00-05:00'],
		['UTC', '2026-11-21T00:05:00+00:00'],
	])('the time in %s', (zone, text) => {
		expect(zonedTime(now, zone)).toBe(text);
		expect(Date.parse(text)).toBe(now);
	});
});
