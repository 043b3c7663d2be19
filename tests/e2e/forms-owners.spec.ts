import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chooseDay, chooseTime, fillPerson, fillVehicle, makeVisitor, nextWeek } from './support/lead-forms.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';

/** What a browser fills in by itself, by the label of its field (FORM-1). */
const autofill = { 'First name': 'given-name', 'Last name': 'family-name', Email: 'email', Phone: 'tel' };

type Journey = {
	url: string;
	/** The steps before the last one, each to its button. */
	before: ((form: Locator) => Promise<void>)[];
	/** What the last step asks beside who the visitor is. */
	last: (form: Locator) => Promise<void>;
	send: string;
	thanks: RegExp;
	says: string;
	lead: Record<string, unknown>;
};

const ownVehicle = async (form: Locator): Promise<void> => {
	await fillVehicle(form);
	const byPlate = form.getByRole('radio', { name: 'Registration' });
	if ((await byPlate.count()) > 0) await byPlate.check();
	await form.getByRole('textbox', { name: /^Registration/ }).fill('abc 123');
	await form.getByLabel('Kilometres').fill('45000');
};
const condition = async (form: Locator): Promise<void> => {
	await form.getByLabel('Condition').selectOption('Good');
	await form
		.getByRole('radiogroup', { name: /finance owing/ })
		.getByRole('radio', { name: 'No' })
		.check();
};
const location = async (form: Locator): Promise<void> => {
	const place = form.getByLabel('Location');
	if ((await place.count()) > 0) await place.selectOption({ index: 1 });
};
const kia = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2019' };
const valued = { ...kia, Rego: 'ABC 123', kilometres: '45000', condition: 'Good', finance_owing: 'No' };

const journeys: Record<string, Journey> = {
	'book-a-service': {
		url: sampleUrl('motorama', '/book-a-service/'),
		before: [
			async (form) => {
				await fillVehicle(form);
				await form.getByLabel('Which service is due?').selectOption({ index: 2 });
			},
			async (form) => {
				await location(form);
				await chooseDay(form, nextWeek());
				await chooseTime(form, '10:30');
			},
		],
		last: async () => {},
		send: 'Request booking',
		thanks: /category=service-enquiry$/,
		says: 'Thanks, we have your service booking request',
		lead: { ...kia, service_interval: expect.stringMatching(/km/) },
	},
	parts: {
		url: sampleUrl('motorama', '/vehicle-parts-and-accessories/'),
		before: [],
		last: async (form) => {
			await fillVehicle(form);
			await form.getByLabel('What do you need?').selectOption('Tyres');
			await form.getByLabel('How many tyres').fill('4');
			await form.getByLabel('Tyre size').fill('205/55R16');
			await location(form);
			await form.getByLabel('Tell us more about it').fill('For the winter.');
		},
		send: 'Send enquiry',
		thanks: /category=parts-enquiry$/,
		says: 'Thanks for your parts enquiry',
		lead: { ...kia, part: 'Tyres', tyres_quantity: '4', tyres_size: '205/55R16' },
	},
	'sell-your-car': {
		url: sampleUrl('throttle-and-tide', '/sell-your-car/'),
		before: [ownVehicle, condition],
		last: async (form) => {
			await form.getByRole('checkbox', { name: 'Ready to sell' }).check();
			await form.getByLabel('Postcode').fill('4000');
			await location(form);
		},
		send: 'Request valuation',
		thanks: /category=sell-my-car-enquiry/,
		says: 'Thanks for telling us about your motorcycle',
		lead: { ...valued, postcode: '4000' },
	},
	'trade-in': {
		url: sampleUrl('motorama', '/cars/trade-in/'),
		before: [ownVehicle, condition],
		last: location,
		send: 'Request valuation',
		thanks: /category=trade-in-enquiry/,
		says: 'Thanks for telling us about your car',
		lead: valued,
	},
};

for (const [name, { url, before, last, send, thanks, says, lead }] of Object.entries(journeys)) {
	test(`FORM-6, FORM-9 ${name}: every step has names, and the last one leads to thanks`, async ({
		page,
		allowFault,
	}) => {
		// A plate that no sample knows has no range, and the form goes on.
		allowFault(/\/api\/simple-autograb-lookup/);
		// Each step is looked at for accessibility.
		test.slow();
		const visitor = makeVisitor();
		await page.goto(url);
		const place = page.locator(`[data-form="${name}"]`);
		await place.scrollIntoViewIfNeeded();
		const form = place.locator('form');
		await expect(form).toBeVisible();
		for (const [index, fill] of before.entries()) {
			await fill(form);
			await form.getByRole('button', { name: 'Continue' }).click();
			const heading = form.getByRole('heading', { name: `Step ${index + 2} of ${before.length + 1}` });
			await expect(heading).toBeFocused();
			await expect(form.getByRole('progressbar')).toHaveAccessibleName(/\S/);
		}
		for (const [label, token] of Object.entries(autofill)) {
			await expect(form.getByLabel(new RegExp(`^${label}`))).toHaveAttribute('autocomplete', token);
		}
		await fillPerson(form, visitor);
		await last(form);
		await expectNames(page, form);
		await form.getByRole('button', { name: send }).click();
		await expect(page).toHaveURL(thanks);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(says);
		const stored = storedLeads(visitor.email);
		expect(stored).toHaveLength(1);
		expect(stored[0]).toMatchObject({ form: name, status: 'complete', payload: lead });
	});
}

async function expectNames(page: Page, form: Locator): Promise<void> {
	for (const control of await form.locator('input:not([name="website"]), select, textarea, button').all()) {
		await expect(control).toHaveAccessibleName(/\S/);
	}
	for (const group of await form.locator('fieldset').all()) await expect(group).toHaveAccessibleName(/\S/);
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);
}
