import { describe, expect, test } from 'vitest';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { isHired, templateNames } from '../../src/domain/words/template.ts';
import { texts } from './page-texts.ts';
import { makeSite, readSite } from './read.ts';

const { tenants } = readTenants('tenants', 'all');
const samples = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));

describe('pages of a dealer who does not do what most do', () => {
	const notListed = [
		...[
			'/finance/',
			'/finance-enquiry/',
			'/apply-for-finance/',
			'/finance-pre-approval/',
			'/trade-in/',
			'/sell-your-car/',
		],
		...['/warranty/', '/vehicle-parts-and-accessories/', '/pages/our-conversions/', '/pages/book-a-service/'],
	];

	test.each(['subscription', 'rental'])(
		'ROUTE-14 who hires out as a %s says what holds there of loans, trade-ins and parts',
		(template) => {
			const { pages, navigation } = readSite(makeSite({ template }));
			const own = Object.fromEntries(notListed.map((path) => [path, pages[path] ?? expect.unreachable()]));
			expect(Object.values(own).filter(({ indexed }) => indexed)).toEqual([]);
			const said = [...texts(own), ...texts(pages['/pages/faqs/']), ...texts(pages['/service/'])].join('\n');
			expect(said).not.toMatch(
				/balloon|repayment|pre-approv|your trade-in|comes off the price|payout figure|our conversions|a lender|part number|sell the same/i,
			);
			const forms = Object.values(own).flatMap(({ blocks }) =>
				blocks.flatMap((block) => (block.kind === 'form' ? block.form : [])),
			);
			expect(forms.filter((form) => /finance|trade-in|sell|warranty|parts/.test(form))).toEqual([]);
			expect(JSON.stringify(pages['/pages/faqs/'])).toMatch(/excess.*swap or stop/s);
			expect(JSON.stringify(navigation)).not.toMatch(/finance|trade-in|sell-your-car|conversions/);
		},
	);

	test('ROUTE-14 a page about breakdowns begins with the number to call, where there is one', () => {
		const first = (settings: object) =>
			readSite(makeSite({ template: 'subscription', ...settings })).pages['/warranty/']?.blocks[0];
		expect(first({ phone: '1800160401' })).toMatchObject({
			kind: 'call-to-action',
			buttons: [
				{ text: 'Call 1800\u00a0160\u00a0401', url: 'tel:1800160401' },
				{ text: 'Not urgent?', url: '#contact-form' },
			],
		});
		expect(first({ phone: undefined })?.kind).toBe('steps');
	});

	test('ROUTE-14 what is due, insured and changed is said as the settings of the subscription say it', () => {
		const { pages } = readSite(
			makeSite({
				template: 'subscription',
				subscription: {
					...{ deposit_weeks: 2, deposit_note: 'You get it back.', joining_fee: 0 },
					included: [
						{ title: 'Comprehensive insurance', text: 'The excess is $2,000.' },
						{ title: 'Roadside assistance', text: '24 hours a day.' },
					],
					not_included: [{ title: 'Lower excess', text: '$500 in place of $2,000.', price: '$18 a week' }],
					changes: [{ title: 'Stop', text: 'Two weeks’ notice.' }],
				},
				forms: { overrides: { contact: { categories: ['General Enquiry', 'Breakdown Enquiry'] } } },
			}),
		);
		const money = [...texts(pages['/finance/'])].join('\n');
		expect(money).toContain('A deposit of 2 weeks of the price');
		expect(money).toContain('Lower excess: $500 in place of $2,000, for $18 a week.');
		expect(money).toContain('Stop: two weeks’ notice.');
		expect(money).not.toMatch(/depends on the car|Your agreement/);
		const repairs = JSON.stringify(pages['/warranty/']);
		expect(repairs).toContain('24 hours a day.');
		expect(repairs).toContain('"category":"Breakdown Enquiry"');
	});

	test('ROUTE-14 one who hires out and has a place that buys keeps the page for sellers', () => {
		const locations = [{ id: 1, name: 'Orange', location_subtype: ['buying'], address: { city: 'Orange' } }];
		const page = JSON.stringify(readSite(makeSite({ template: 'subscription', locations })).pages['/sell-your-car/']);
		expect(page).toContain('"form":"sell-your-car"');
		expect(page).not.toContain('does not buy cars');
	});

	test('ROUTE-14 only who sells conversions promises to convert', () => {
		const plan = /driveway and garage|the cost and any approvals/;
		for (const template of templateNames) {
			const page = readSite(makeSite({ template })).pages['/pages/our-conversions/'];
			expect(plan.test(JSON.stringify(page)), template).toBe(template === 'conversion');
			expect(page?.indexed, template).toBe(template === 'conversion');
		}
	});

	test('ROUTE-14 no sample contradicts what it is: one that hires out speaks of no loan, trade-in or purchase of its own', () => {
		const hired = samples.filter(({ template }) => isHired(template));
		expect(hired.length).toBeGreaterThan(0);
		const contradicts = /balloon|repayment|pre-approv|your trade-in|comes off the price|new owner|our conversions/i;
		const found = hired.flatMap(({ slug, pages }) =>
			Object.entries(pages).flatMap(([path, page]) =>
				[...texts(page)].filter((text) => contradicts.test(text)).map((text) => `${slug} ${path} ${text}`),
			),
		);
		expect(found).toEqual([]);
	});
});
