import { describe, expect, test } from 'vitest';
import type { FormDefinition, FormValues } from '../../../src/forms/definition.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { initialValues } from '../../../src/forms/flow/initial-values.ts';
import { startOfFlow } from '../../../src/forms/flow/lead-flow.ts';
import { formProgress, nextStep } from '../../../src/forms/flow/steps.ts';
import { enquiryCategories, successQuery } from '../../../src/forms/lead/categories.ts';
import { type LeadContext, leadPayload } from '../../../src/forms/lead/lead-payload.ts';
import { validateLead } from '../../../src/forms/rules/lead-schema.ts';
import type { FormSettings } from '../../../src/forms/settings.ts';
import { makeConfig } from '../../support/make-site.ts';
import { makeField, makeForm, makeSettings } from '../make-form.ts';

const settings = makeSettings();
const context: LeadContext = {
	website_slug: 'test-motors',
	dealership_slug: 'north',
	url: 'https://test-motors.example/cars/kia-rio/',
	user_agent: 'Test',
	visited_pages: ['/', '/cars/kia-rio/'],
	linked_query_params: { utm_source: 'mail' },
	page_id: 7,
	manufacturer_slug: 'kia',
	vehicle_status: 'in_stock',
};
const person = { name: 'Ann', last_name: 'Lee', email: 'ann@b.example', phone: '0491 570 006' };

const locations = [
	{ id: 11, name: 'Northside' },
	{ id: 12, name: 'Southside', primary: true },
];
const ofSite = (name: string, set: Parameters<typeof makeConfig>[0] = {}): FormDefinition => {
	const form = siteForm(name, makeConfig({ locations, ...set }));
	if (!form) throw new Error(name);
	return form;
};

type Sending = { values: FormValues; flow?: object; settings?: FormSettings };
const send = (form: FormDefinition, { values, flow = {}, settings: own = settings }: Sending) =>
	leadPayload({
		form,
		settings: own,
		context,
		values: { ...initialValues(form, own), ...values },
		flow: { ...startOfFlow, ...flow },
	});

describe('FORM-10 distances', () => {
	const form = ofSite('trade-in');
	const sent = (kilometres: string, locale: 'en-US' | 'en-AU') =>
		send(form, { values: { kilometres }, settings: { ...settings, locale } })['kilometres'];

	test.each([
		['98,000', '157716'],
		['1', '2'],
		['0', '0'],
		['', ''],
		['many', 'many'],
	])('%j miles are sent as %j kilometres', (typed, expected) => {
		expect(sent(typed, 'en-US')).toBe(expected);
	});

	test('kilometres stay as they are', () => {
		expect(sent('98,000', 'en-AU')).toBe('98000');
	});

	test('a limit of miles is held to in miles, by the browser and by the function', () => {
		const limited = makeForm([makeField({ type: 'distance', name: 'distance', max: 100_000 })]);
		const miles = { ...settings, locale: 'en-US' as const };
		for (const [typed, ok] of [
			['98000', true],
			['100,000', true],
			['100,001', false],
		] as const) {
			const lead = send(limited, { values: { distance: typed }, settings: miles });
			expect([typed, validateLead(limited, miles, lead).ok]).toEqual([typed, ok]);
		}
	});
});

describe('the lead', () => {
	test('FORM-10 of an enquiry about a car, every key as the specification has it', () => {
		const values = {
			...person,
			car_id: '5',
			car_type: 'used',
			stock_number: 'K1',
			location: '11',
			message: ' Is it there? ',
		};
		expect(send(ofSite('enquiry'), { values })).toEqual({
			website_slug: 'test-motors',
			dealership_slug: 'north',
			url: 'https://test-motors.example/cars/kia-rio/',
			source: 'Website',
			user_agent: 'Test',
			name: 'Ann Lee',
			first_name: 'Ann',
			last_name: 'Lee',
			email: 'ann@b.example',
			phone: '0491 570 006',
			car_id: '5',
			car_type: 'used',
			stock_number: 'K1',
			manufacturer_slug: 'kia',
			vehicle_status: 'in_stock',
			page_id: 7,
			location: '11',
			message: 'Is it there?',
			opt_in: true,
			category: 'Used Vehicle Enquiry',
			lead_id: null,
			has_files: false,
			lead_status: 'Complete',
			form_completed: true,
			skipped_steps: [],
			step_number: 1,
			step_index: 0,
			progress: 100,
			visited_pages: ['/', '/cars/kia-rio/'],
			linked_query_params: { utm_source: 'mail' },
		});
	});

	test('FORM-8 a step before the last: Incomplete, with the fields so far', () => {
		const values = { ...person, 'Test Drive Booking Date': '2026-12-01T10:30', location: '11' };
		const first = send(ofSite('book-test-drive'), { values });
		expect(first).toMatchObject({
			lead_status: 'Incomplete',
			form_completed: false,
			step_number: 1,
			step_index: 0,
			progress: 0,
		});
		expect(first).not.toHaveProperty('Test Drive Booking Date');
		const second = send(ofSite('book-test-drive'), { values, flow: { step: 1, leadId: 'L1' } });
		expect(second).toMatchObject({
			'Test Drive Booking Date': '2026-12-01T10:30',
			lead_id: 'L1',
			subcategory: 'Test Drive',
			lead_status: 'Complete',
			form_completed: true,
			step_number: 2,
			step_index: 1,
			progress: 100,
		});
	});

	test('FORM-10 skipped steps with from and to, and nothing of what they ask', () => {
		const form = ofSite('finance-pre-approval');
		const values = {
			...person,
			birthday: '',
			day: '1',
			month: '2',
			year: '1990',
			address: '1 High Street',
			employment: 'Not working',
			employer: 'left over',
		};
		expect(nextStep({ form, settings, values }, 2)).toBe(4);
		expect(nextStep({ form, settings, values: { ...values, employment: 'Casual' } }, 2)).toBe(3);
		const lead = send(form, { values, flow: { step: 4, skipped: [{ from: 2, to: 4 }] } });
		expect(lead).toMatchObject({ skipped_steps: [{ from: 2, to: 4 }], day: '1', month: '2', year: '1990' });
		expect(lead).not.toHaveProperty('employer');
	});

	test('FORM-10 the vehicle of a trade-in: Vehicle Make, Vehicle Model, Rego', () => {
		const values = { Rego: 'abc12d', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', 'Vehicle Year': '2020' };
		expect(send(ofSite('trade-in'), { values })).toMatchObject({
			Rego: 'ABC12D',
			'Vehicle Make': 'Kia',
			'Vehicle Model': 'Rio',
		});
	});

	test.each([
		[false, [true, false]],
		[true, ['Yes', 'No']],
	])('FORM-10 the intents of selling as strings: %s', (yesNoStrings, sent) => {
		const form = ofSite('sell-your-car');
		const own = makeSettings({ yesNoStrings });
		const values = { ...person, 'Ready to sell': true };
		const lead = send(form, { values, flow: { step: 2 }, settings: own });
		expect([lead['Ready to sell'], lead['Best Deal']]).toEqual(sent);
	});

	test('FORM-10 the default text of Request Photos goes out unseen', () => {
		expect(send(ofSite('photos'), { values: person })).toMatchObject({
			'Request Photos': 'Please send me more photos of this car.',
			subcategory: 'Request Photos',
		});
	});

	test('FORM-11 files are told by has_files and their names', () => {
		const values = { ...person, position: 'Sales', resume: [{ name: 'cv.pdf', size: 9, type: 'application/pdf' }] };
		expect(send(ofSite('careers'), { values })).toMatchObject({ has_files: true, resume: ['cv.pdf'] });
	});

	test('FORM-6 additional services are a list', () => {
		const form = ofSite('enquiry', { forms: { additional_services: ['Finance', 'Insurance'] } });
		const lead = send(form, { values: { ...person, additional_services: ['Insurance'] } });
		expect(lead['additional_services']).toEqual(['Insurance']);
	});

	test('FORM-10 a single location is sent without being asked for', () => {
		const form = ofSite('enquiry', { locations: [{ id: 12, name: 'Southside' }] });
		expect(send(form, { values: person })['location']).toBe('12');
	});
});

describe('its category', () => {
	const enquiry = makeForm([makeField({ name: 'car_type', type: 'hidden' })], { followsCarType: true });

	test.each([
		['new', 'New Vehicle Enquiry', 'new-vehicle-enquiry'],
		['used', 'Used Vehicle Enquiry', 'used-vehicle-enquiry'],
		['demo', 'Demo Vehicle Enquiry', 'demo-vehicle-enquiry'],
		['', 'General Enquiry', 'general-enquiry'],
		['constructor', 'General Enquiry', 'general-enquiry'],
	])('FORM-9 of car_type %j: %s, /success?category=%s', (car_type, category, slug) => {
		expect(send(enquiry, { values: { car_type } }).category).toBe(category);
		expect(successQuery(enquiry, { car_type })).toEqual({ category: slug });
	});

	test('FORM-9 a form that does not follow the car keeps its own', () => {
		expect(successQuery(ofSite('finance'), { car_type: 'used' })).toEqual({ category: 'finance-enquiry' });
	});

	test('FORM-6 Careers Enquiry goes out as General Enquiry with subcategory Career Enquiry', () => {
		const values = { ...person, category: 'Careers Enquiry', message: 'Hello', location: '11' };
		const sent = { category: 'General Enquiry', subcategory: 'Career Enquiry' };
		expect(send(ofSite('contact'), { values })).toMatchObject(sent);
		expect(send(ofSite('careers'), { values: person })).toMatchObject(sent);
		expect(successQuery(ofSite('contact'), values)).toEqual({ category: 'careers-enquiry' });
	});

	test('FORM-16 the enquiry types', () => {
		expect(enquiryCategories).toEqual([
			'General Enquiry',
			'Service Enquiry',
			'Parts Enquiry',
			'New Vehicle Enquiry',
			'Used Vehicle Enquiry',
			'Fleet Enquiry',
			'Finance Enquiry',
			'Careers Enquiry',
			'Sell My Car Enquiry',
		]);
		expect(initialValues(ofSite('contact'), settings)['category']).toBe('General Enquiry');
	});
});

describe('there and back', () => {
	const cases: [name: string, values: FormValues, step: number][] = [
		['enquiry', { ...person, message: 'Hello', location: '11', car_type: 'used' }, 0],
		['contact', { ...person, message: 'Hello', location: '11', category: 'Careers Enquiry' }, 0],
		['careers', { ...person, message: 'Hello', location: '11', position: 'Sales', resume: [{ name: 'a.pdf' }] }, 0],
		['book-test-drive', person, 0],
		['book-test-drive', { ...person, 'Test Drive Booking Date': '2026-12-01T10:30', location: '12' }, 1],
	];

	test.each(cases)('FORM-2 what the browser sends passes the function: %s %#', (name, values, step) => {
		const lead = send(ofSite(name), { values, flow: { step } });
		const wire: unknown = JSON.parse(JSON.stringify(lead));
		expect(validateLead(ofSite(name), settings, wire as FormValues)).toMatchObject({ ok: true });
		expect(validateLead(ofSite(name), settings, { ...lead, first_name: '', name: '' })).toMatchObject({ ok: false });
	});

	test('FORM-10 Yes and No are read back', () => {
		const form = makeForm([makeField({ name: 'Best Deal', type: 'check' })]);
		const own = makeSettings({ yesNoStrings: true });
		expect(validateLead(form, own, { 'Best Deal': 'Yes' }).ok).toBe(true);
		expect(validateLead(form, own, { 'Best Deal': 'No' }).ok).toBe(false);
	});
});

test.each([
	[0, 3, false, 0],
	[1, 3, false, 33],
	[2, 3, false, 67],
	[2, 3, true, 100],
	[299, 300, false, 99],
	[0, 1, true, 100],
])('FORM-7 progress at step_index %i of %i, complete %s: %i', (stepIndex, steps, complete, percent) => {
	expect(formProgress({ stepIndex, steps, complete })).toBe(percent);
});
