import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { phonePlan } from '../../../src/domain/locales/rows.ts';
import { type FormDefinition, fieldsOf } from '../../../src/forms/definition.ts';
import { formNames } from '../../../src/forms/definitions/default-forms.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { formSettings } from '../../../src/forms/definitions/site-settings.ts';
import { initialValues } from '../../../src/forms/flow/initial-values.ts';
import { choicesOf } from '../../../src/forms/kinds/choices.ts';
import { kindOf } from '../../../src/forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../src/forms/kinds/value-keys.ts';
import { checkForm, validateLead } from '../../../src/forms/rules/lead-schema.ts';
import { makeConfig } from '../../support/make-site.ts';

const locations = [
	{ id: 11, name: 'Northside' },
	{ id: 12, name: 'Southside', primary: true },
];
const ofSite = (name: string, set: Partial<SiteInput> = {}): FormDefinition => {
	const form = siteForm(name, makeConfig({ locations, ...set }));
	if (!form) throw new Error(name);
	return form;
};
const override = (name: string, change: object, set: Partial<SiteInput> = {}) =>
	ofSite(name, { ...set, forms: { ...set.forms, overrides: { [name]: change } } });
const fieldOf = (form: FormDefinition, name: string) => fieldsOf(form).find((field) => field.name === name);
const names = (form: FormDefinition) => fieldsOf(form).map(({ name }) => name);

test('FORM-16 who hires out offers no enquiry about buying, selling or finance; the site may name its own', () => {
	const offered = (form: FormDefinition) => fieldOf(form, 'category')?.options?.map(({ value }) => value);
	expect(offered(ofSite('contact', { template: 'subscription' }))).toEqual([
		'General Enquiry',
		'Service Enquiry',
		'Fleet Enquiry',
		'Careers Enquiry',
	]);
	expect(offered(ofSite('contact'))).toContain('Finance Enquiry');
	const categories = ['General Enquiry', 'Billing Enquiry'];
	expect(offered(override('contact', { categories }, { template: 'subscription' }))).toEqual(categories);
});

test('FORM-1 who asks for a car by the day says which, from when until when', () => {
	const pages = {
		'/rentals/': {
			title: 'By the day',
			heading: 'By the day',
			blocks: [
				{
					kind: 'price-list' as const,
					ask: { text: 'Ask', form: 'rental', field: 'priced_item' },
					items: [
						{ title: 'Hatch', price: '$59 a day' },
						{ title: 'Van', price: '$99 a day' },
					],
				},
			],
		},
	};
	const form = ofSite('rental', { template: 'subscription', pages });
	expect(fieldOf(form, 'priced_item')?.options?.map(({ value }) => value)).toEqual([
		'Hatch, $59 a day',
		'Van, $99 a day',
	]);
	expect(names(form)).toEqual(expect.arrayContaining(['location', 'rental_start', 'rental_end']));
});

test('FORM-2 a return that is not later than the pick-up is refused, in the page and where leads arrive', () => {
	const form = ofSite('rental', { template: 'subscription' });
	const settings = formSettings(makeConfig({ locations }));
	const fault = (rental_end: string) => {
		const checked = validateLead(form, settings, { rental_start: '2026-12-09T10:30', rental_end });
		return checked.ok ? undefined : checked.errors['rental_end'];
	};
	const early = 'The return has to be later than the pick-up.';
	expect(['2026-12-02T10:30', '2026-12-09T10:30', '2026-12-09T11:00', '2027-01-02T08:30'].map(fault)).toEqual([
		...[early, early],
		...[undefined, undefined],
	]);
});

describe('every default form', () => {
	const kinds = formNames.flatMap((name) =>
		(['car', 'camper', 'subscription'] as const).map((of) => [name, of] as const),
	);
	test.each(kinds)('FORM-1 %s is sound, of a %s', (name, template) => {
		const form = ofSite(name, { template });
		const fields = fieldsOf(form);
		const keys = fields.flatMap((field) => valueKeys(field).map(({ key }) => key));
		expect(new Set(keys).size).toBe(keys.length);
		expect(form.steps.map(({ id }) => id)).toEqual(form.steps.map((_, index) => index));
		expect(form.steps[0]?.showWhen).toBeUndefined();
		const conditions = [...fields, ...form.steps].flatMap(({ showWhen }) => showWhen?.field ?? []);
		expect(names(form)).toEqual(expect.arrayContaining(conditions));
		const settings = formSettings(makeConfig({ locations }));
		const closed = fields.filter((field) => kindOf(field).closed);
		for (const field of closed) expect(choicesOf(field, settings).length).toBeGreaterThan(1);
		expect(JSON.parse(JSON.stringify(form))).toEqual(form);
		expect(JSON.stringify(form)).not.toMatch(/\{[a-z]+\}/i);
	});

	test('SITE-8 a camper is asked for what a camper has, not for kilometres and keys', () => {
		const car = names(ofSite('trade-in'));
		const camper = names(ofSite('trade-in', { template: 'camper' }));
		expect(car.filter((name) => !camper.includes(name))).toEqual(['kilometres', 'keys', 'service_history']);
		expect(camper.filter((name) => !car.includes(name))).toEqual(
			'Vehicle Type,sleeps,atm,bearings,water_damage,gas_certificate,extras'.split(','),
		);
		expect(names(ofSite('trade-in', { template: 'rv' }))).toEqual(car);
		const service = names(ofSite('book-a-service', { template: 'camper' }));
		expect(service).toContain('service_wanted');
		expect(service).not.toContain('kilometres');
		expect(service).not.toContain('service_interval');
	});

	test('SITE-8 who subscribes is asked when to pick up the car, and sends the plan; nobody else does', () => {
		expect(names(ofSite('enquiry', { template: 'subscription' }))).toContain('subscription_start');
		expect(names(ofSite('enquiry'))).not.toContain('subscription_start');
		for (const chosen of ['subscription_plan', 'subscription_term', 'weekly_price', 'due_at_start']) {
			expect(names(ofSite('enquiry', { template: 'subscription' }))).toContain(chosen);
			expect(names(ofSite('enquiry'))).not.toContain(chosen);
		}
		expect(names(ofSite('trade-in', { template: 'subscription' }))).toContain('kilometres');
	});

	test('SITE-8 a site says of its own fields which vehicles they are about', () => {
		const add = [{ name: 'annexe', type: 'string', label: 'Annexe', only: 'towed' }];
		expect(names(override('trade-in', { add }, { template: 'camper' }))).toContain('annexe');
		expect(names(override('trade-in', { add }))).not.toContain('annexe');
	});

	test('FORM-1 who enquires for a fleet says how many vehicles it has, and need not write a message', () => {
		const message = fieldsOf(ofSite('fleet')).find(({ name }) => name === 'message');
		expect(message?.required).toBe(false);
	});

	test('FORM-7 the test drive has two steps, the pre-approval several', () => {
		expect(ofSite('book-test-drive').steps.length).toBe(2);
		expect(ofSite('finance-pre-approval').steps.length).toBe(5);
	});

	test('FORM-7, ROUTE-9 a pre-approval asks for the figures before it asks who it is, the finance form too where it takes its place', () => {
		const asked = (name: string, set = {}) =>
			ofSite(name, set).steps.map(({ title, quiet }) => [title, quiet === true]);
		expect(asked('finance-pre-approval').slice(0, 2)).toEqual([
			['Your loan', true],
			['Your details', false],
		]);
		expect(asked('finance', { finance_replaces_pre_approval: true })).toEqual([
			['Your loan', true],
			['Your details', false],
		]);
		expect(asked('finance')).toHaveLength(1);
		const keys = (set = {}) =>
			names(ofSite('finance', set))
				.filter((name) => name !== 'estimate')
				.sort();
		expect(keys({ finance_replaces_pre_approval: true })).toEqual(keys());
	});

	test('FORM-1 a name that there is not', () => {
		expect(siteForm('nothing', makeConfig())).toBeUndefined();
	});
});

describe('fewer questions', () => {
	const either = { contact_required: 'either', message_required: false } as const;

	test('FORM-6 one of e-mail and phone is enough, where the site says so', () => {
		const form = ofSite('enquiry', { forms: either });
		expect([fieldOf(form, 'email')?.either, fieldOf(form, 'phone')?.either]).toEqual(['phone', 'email']);
		expect(fieldOf(ofSite('enquiry'), 'email')?.either).toBeUndefined();
	});

	test.each([
		['neither', {}, { email: 'Please give us an email address or a phone number.' }],
		['an e-mail address', { email: 'ann@example.com' }, {}],
		['a phone number', { phone: '0491 570 006' }, {}],
		['a phone number that is wrong', { phone: '12' }, { phone: 'Invalid phone number. Must be an Australian number.' }],
	])('FORM-6 with %s', (_, given, errors) => {
		const config = makeConfig({ locations, forms: either });
		const form = ofSite('enquiry', { forms: either });
		const person = { name: 'Ann', last_name: 'Lee', location: '11' };
		const checked = checkForm({ form, settings: formSettings(config) }, { ...person, ...given });
		expect(checked.ok ? {} : checked.errors).toEqual(errors);
	});

	test.each(['one-like-it', 'if-available', 'first-to-see'])(
		'CARD-2, FORM-2 who asks by %s to be told of a car gives a first name and one way to be reached',
		(name) => {
			const config = makeConfig({ locations });
			const ask = { form: ofSite(name), settings: formSettings(config) };
			expect(checkForm(ask, { name: 'Ann', email: 'ann@example.com', location: '11' })).toMatchObject({ ok: true });
			expect(checkForm(ask, { name: 'Ann', phone: '0491 570 006', location: '11' })).toMatchObject({ ok: true });
			expect(checkForm(ask, { location: '11' })).toEqual({
				ok: false,
				errors: {
					name: '*This is a required field.',
					email: 'Please give us an email address or a phone number.',
				},
			});
		},
	);

	test.each([
		['phone', 'email'],
		['email', 'phone'],
	])('FORM-2 a site that leaves the %s out asks who wants to be told for the %s', (left, asked) => {
		const field = fieldOf(override('one-like-it', { remove: [left] }), asked);
		expect([field?.either, field?.required]).toEqual([undefined, undefined]);
	});

	test('FORM-6 an application for finance asks for both all the same', () => {
		const form = ofSite('apply-for-finance', { forms: either });
		expect([fieldOf(form, 'email'), fieldOf(form, 'phone')].map((field) => [field?.either, field?.required])).toEqual([
			[undefined, true],
			[undefined, true],
		]);
	});

	test('FORM-6 a site that leaves the phone out asks for the e-mail address', () => {
		const form = override('enquiry', { remove: ['phone'] }, { forms: either });
		expect(fieldOf(form, 'email')?.either).toBeUndefined();
	});

	test('FORM-6 what is wrong with a car is asked whatever the setting', () => {
		expect(fieldOf(ofSite('warranty', { forms: either }), 'message')?.required).toBe(true);
		expect(fieldOf(ofSite('book-a-service', { forms: either }), 'message')?.required).toBe(false);
	});

	test('FORM-6 an enquiry about a car may start with the site’s words', () => {
		const forms = { message_about_car: 'Is the {car} there?' };
		expect(fieldOf(ofSite('enquiry', { forms }), 'message')?.valueAboutCar).toBe('Is the {car} there?');
		expect(fieldOf(ofSite('contact', { forms }), 'message')?.valueAboutCar).toBeUndefined();
	});
});

describe('a form of a site', () => {
	test('FORM-6 a message is required unless the site relaxes it', () => {
		expect(fieldOf(ofSite('enquiry'), 'message')?.required).toBeUndefined();
		expect(fieldOf(ofSite('enquiry', { forms: { message_required: false } }), 'message')?.required).toBe(false);
	});

	test('FORM-6 locations are asked for where there are several, and required', () => {
		expect(fieldOf(ofSite('enquiry'), 'location')).toMatchObject({ type: 'websiteLocationSelect' });
		const single = fieldOf(ofSite('enquiry', { locations: [] }), 'location');
		expect(single).toMatchObject({ type: 'hidden', defaultValue: 'primary_location_id' });
	});

	test('FORM-6 the captcha is shown by default; a site or one form may leave it out', () => {
		expect(ofSite('enquiry').captcha).toBe(true);
		expect(ofSite('enquiry', { forms: { captcha: false } }).captcha).toBe(false);
		expect(override('enquiry', { captcha: false }).captcha).toBe(false);
	});

	test('FORM-6 the opt-in starts as the site says', () => {
		const config = makeConfig({ forms: { opt_in_default: false } });
		const form = siteForm('enquiry', config);
		expect(form && initialValues(form, formSettings(config))['opt_in']).toBe(false);
	});

	test('FORM-6 who wants a part says which first, then for what, by its VIN too, and then who asks', () => {
		const asked = names(ofSite('parts'));
		const order = ['part', 'message', 'VIN', 'Vehicle Make', 'name'].map((name) => asked.indexOf(name));
		expect(order).toEqual(order.toSorted((one, other) => one - other));
		expect(order).not.toContain(-1);
		expect(fieldOf(ofSite('parts'), 'VIN')?.required).toBe(false);
		expect(names(ofSite('warranty'))[0]).toBe('message');
	});

	test('FORM-6 additional services stand before the message', () => {
		const form = ofSite('enquiry', { forms: { additional_services: ['Finance'] } });
		expect(names(form).slice(-3)).toEqual(['additional_services', 'message', 'opt_in']);
	});

	test('SITE-9 is worded for the locale, and sends the same names', () => {
		const form = ofSite('contact', { locale: 'en-US' });
		const [general] = fieldOf(form, 'category')?.options ?? [];
		expect(general).toEqual({ value: 'General Enquiry', label: 'General Inquiry' });
		expect(form.category).toBe('General Enquiry');
		const labels = (locale: 'en-AU' | 'en-US') =>
			fieldsOf(ofSite('book-a-service', { locale })).map(({ label }) => label);
		expect(labels('en-US')).toEqual(expect.arrayContaining(['License plate', 'Mileage']));
		expect(labels('en-AU')).toEqual(expect.arrayContaining(['Registration', 'Kilometres']));
		expect(ofSite('fleet', { locale: 'en-US' }).title).toBe('Fleet inquiry');
	});

	test('FORM-1 services are due by miles where distances are in miles, unless the site says when', () => {
		const due = (form: FormDefinition) => fieldOf(form, 'service_interval')?.options?.map(({ label }) => label);
		expect(due(ofSite('book-a-service'))).toContain('15,000 km / 12 months');
		expect(due(ofSite('book-a-service', { locale: 'en-US' }))).toContain('10,000 miles / 12 months');
		const own = { fields: { service_interval: { options: ['Any'] } } };
		expect(due(override('book-a-service', own, { locale: 'en-US' }))).toEqual(['Any']);
	});

	test('SITE-8 speaks of what is sold', () => {
		expect(ofSite('book-test-drive').title).toBe('Book a Test Drive');
		expect(ofSite('book-test-drive', { template: 'motorcycle' }).title).toBe('Book a Test Ride');
		expect(fieldOf(ofSite('photos', { template: 'motorcycle' }), 'Request Photos')?.defaultValue).toContain(
			'this motorcycle',
		);
	});

	test('CAR-11 the finance vehicle type of the site is sent', () => {
		expect(
			fieldOf(ofSite('finance', { finance: { vehicle_type: 'Truck' } }), 'finance_vehicle_type')?.defaultValue,
		).toBe('Truck');
	});
});

describe('what a site changes', () => {
	test('FORM-1 texts, category and destination', () => {
		const change = { title: 'Ask', submit: 'Go', category: 'Fleet Enquiry', destination: 'car-clarity' };
		expect(override('enquiry', change)).toMatchObject(change);
	});

	test('FORM-1 fields left out, changed and added', () => {
		const form = override('enquiry', {
			remove: ['location'],
			fields: { phone: { required: false, label: 'Mobile' } },
			add: [
				{
					name: 'colour',
					type: 'radioGroup',
					label: 'Colour',
					options: ['Red', { value: 'b', label: 'Blue' }],
					after: 'email',
				},
				{ name: 'last', type: 'string', label: 'Last' },
			],
		});
		const car = ['car_id', 'car_type', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'Vehicle Year'];
		expect(names(form)).toEqual([...car, ...'name email colour phone message opt_in last'.split(' ')]);
		expect(fieldOf(form, 'phone')).toMatchObject({ required: false, label: 'Mobile', type: 'phone' });
		expect(fieldOf(form, 'colour')?.options).toEqual([
			{ value: 'Red', label: 'Red' },
			{ value: 'b', label: 'Blue' },
		]);
		expect(fieldOf(form, 'colour')).not.toHaveProperty('after');
	});

	test('FORM-1 a field added to a later step', () => {
		const form = override('book-test-drive', { add: [{ name: 'x', type: 'string', label: 'X', step: 1 }] });
		expect(form.steps[1]?.fields.at(-1)?.name).toBe('x');
	});

	test('FORM-16 categories: several are asked for, one is not', () => {
		const several = override('contact', { categories: ['Parts Enquiry', 'Service Enquiry'] });
		expect(fieldOf(several, 'category')).toMatchObject({
			defaultValue: 'Parts Enquiry',
			options: [{ value: 'Parts Enquiry' }, { value: 'Service Enquiry' }],
		});
		const one = override('contact', { categories: ['Parts Enquiry'] });
		expect([one.category, fieldOf(one, 'category')]).toEqual(['Parts Enquiry', undefined]);
		expect(names(override('fleet', { categories: ['A Enquiry', 'B Enquiry'] }))[0]).toBe('category');
	});
});

test('CAR-1 with times to book, place and time come first and send nothing; who comes is asked for second', () => {
	const form = ofSite('book-test-drive', { test_drives: { slots: true } });
	const shown = form.steps.map(({ fields }) => fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name));
	expect(shown).toEqual([
		['car', 'location', 'test_drive'],
		['name', 'email', 'phone', 'message', 'opt_in'],
	]);
	expect(form.steps.map(({ quiet }) => quiet === true)).toEqual([true, false]);
	expect(form.submit).toBe('Book test drive');
});

test('CAR-1 a car by subscription is asked for, not asked about, unless the dealer says otherwise', () => {
	expect(ofSite('enquiry', { template: 'subscription' }).submit).toBe('Request this car');
	const forms = { overrides: { enquiry: { submit: 'Subscribe' } } };
	expect(ofSite('enquiry', { template: 'subscription', forms }).submit).toBe('Subscribe');
	expect(ofSite('enquiry', {}).submit).toBe('Send enquiry');
});

test('CAR-1, FORM-8 a site chooses whether a test drive asks first who comes, or when', () => {
	const first = (forms: object) => ofSite('book-test-drive', { forms }).steps[0];
	expect(first({})?.fields.map(({ name }) => name)).toContain('email');
	expect(first({})?.quiet).toBeUndefined();
	const when = first({ test_drive_asks_first: 'when' });
	expect(when?.fields.find(({ name }) => name === 'test_drive')?.type).toBe('dateTime');
	expect(when?.quiet).toBe(true);
});

describe('settings', () => {
	test.each([
		['en-AU', 'AU'],
		['en-NZ', 'NZ'],
		['en-US', 'US'],
		['de-DE', 'DE'],
	] as const)('FORM-3 %s takes numbers of %s, unless the site says otherwise', (locale, country) => {
		expect(formSettings(makeConfig({ locale })).phone).toBe(phonePlan(country));
		expect(formSettings(makeConfig({ locale, forms: { phone_country: 'NZ' } })).phone).toBe(phonePlan('NZ'));
	});

	test('FORM-3 the test number is 0491 570 156, or the environment’s', () => {
		expect(formSettings(makeConfig()).testPhone).toBe('0491570156');
		expect(formSettings(makeConfig(), '0491570157').testPhone).toBe('0491570157');
	});

	test('FORM-6 locations that are not shown cannot be chosen', () => {
		const settings = formSettings(makeConfig({ locations: [...locations, { id: 13, name: 'C', visible: false }] }));
		expect(settings.locations.map(({ id }) => id)).toEqual([11, 12]);
	});
});
