import { describe, expect, test } from 'vitest';
import { adfDocument } from '../../../netlify/delivery/adf/document.ts';
import { faultsOf } from './adf-faults.ts';
import { makeParcel } from './parcel.ts';

const person = { first_name: 'Ann', last_name: "O'Brien", email: 'ann@example.com', phone: '0491 570 156' };

describe('ADF 1.0: vehicles', () => {
	test('USER-1 a question about several cars has a vehicle for each', async () => {
		const payload = { ...person, category: 'General Enquiry', message: 'About these:', car_ids: '77,81' };
		const document = adfDocument(makeParcel(payload));
		expect(await faultsOf([document])).toEqual([]);
		expect(document.match(/<id sequence="1" source="plain">\d+<\/id>\n\t\t\t<year>/g)).toHaveLength(2);
		expect(document).not.toContain('car_ids');
	});

	test('USER-1 of several cars the new ones are new; a demonstrator, and one of which nothing is said, counts as used', async () => {
		const payload = { ...person, category: 'General Enquiry', car_ids: '77,81,82,83', car_types: 'used,new,demo' };
		const document = adfDocument(makeParcel(payload));
		expect(await faultsOf([document])).toEqual([]);
		const told = [...document.matchAll(/status="(\w+)">\s*<id sequence="1" source="plain">(\d+)</g)];
		expect(told.map(([, status, id]) => [id, status])).toEqual([
			['77', 'used'],
			['81', 'new'],
			['82', 'used'],
			['83', 'used'],
		]);
		expect(document).not.toContain('car_types');
	});

	test('a trade-in against a car of the stock is the second vehicle', async () => {
		const document = adfDocument(
			makeParcel({
				...person,
				category: 'Trade-In Enquiry',
				car_id: '77',
				car_type: 'new',
				Rego: 'ABC123',
				'Vehicle Make': 'Mazda',
				'Vehicle Model': '3',
				'Vehicle Year': '2015',
				kilometres: '120,000 km',
				condition: 'Good',
			}),
		);
		expect(await faultsOf([document])).toEqual([]);
		const [first = '', second = ''] = document.match(/<vehicle [\s\S]*?<\/vehicle>/g) ?? [];
		expect(first).toContain('interest="buy" status="new"');
		expect(first).toContain('<make></make>');
		expect(second).toContain('interest="trade-in" status="used"');
		expect(second).toContain('<make>Mazda</make>');
		expect(second).toContain('<odometer status="unknown" units="km">120000</odometer>');
		expect(second).toContain('Registration: ABC123');
	});

	test('FORM-17 the range of a trade-in is told with who says so and until when, never as one price', async () => {
		const trade = {
			...person,
			category: 'Trade-In Enquiry',
			Rego: 'ABC123',
			'Rego State': 'QLD',
			VIN: 'KNADC512MH6123456',
			'Vehicle Make': 'Kia',
			'Vehicle Variant': 'S & GT',
			'Valuation Low': '11200',
			'Valuation High': '13400',
			'Valuation Currency': 'AUD',
			'Valuation Provider': 'Sample data',
			'Valuation Date': '2026-11-22',
			'Valuation Valid Until': '2026-11-29',
		};
		const document = adfDocument(makeParcel(trade));
		const half = adfDocument(makeParcel({ ...trade, 'Valuation High': '' }));
		expect(await faultsOf([document, half])).toEqual([]);
		expect(document).toContain('<vin>KNADC512MH6123456</vin>');
		expect(document).toContain('<trim>S &amp; GT</trim>');
		expect(document).toContain('Registration: ABC123, QLD');
		expect(document).toContain(
			'<pricecomments>Range shown to the visitor: 11200 to 13400 AUD, by Sample data, on 2026-11-22, valid until 2026-11-29</pricecomments>',
		);
		expect(document).not.toContain('<price>');
		expect(document.match(/11200/g)).toHaveLength(1);
		expect(half).not.toContain('11200');
	});

	test.each([
		['a test drive', { category: 'Used Vehicle Enquiry', subcategory: 'Test Drive', car_id: 1 }, 'test-drive'],
		['selling', { category: 'Sell My Car Enquiry', Rego: 'A1' }, 'sell'],
		['a trade-in alone', { category: 'Trade-In Enquiry', 'Vehicle Make': 'Mazda' }, 'trade-in'],
		['a service', { category: 'Service Enquiry', Rego: 'A1' }, 'buy'],
		['a question', { category: 'General Enquiry' }, 'buy'],
	])('%s has one vehicle, and its interest', async (_, payload, interest) => {
		const document = adfDocument(makeParcel({ ...person, ...payload }));
		expect(await faultsOf([document])).toEqual([]);
		expect(document.match(/<vehicle interest="[\w-]+"/g)).toEqual([`<vehicle interest="${interest}"`]);
	});

	test('SITE-9 in the United States the kilometres of a lead are miles again', () => {
		const trade = { Rego: 'ABC123', kilometres: '157716' };
		const document = adfDocument(makeParcel(trade, { site: { locale: 'en-US' } }));
		expect(document).toContain('<odometer status="unknown" units="mi">98000</odometer>');
	});
});
