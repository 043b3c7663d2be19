import { expect, test } from 'vitest';
import {
	analyticsEvents,
	carPageView,
	contentPageView,
	isTestDriveOnly,
	listPageViews,
	phoneLabel,
} from '../../../src/domain/leads/analytics-events.ts';
import { type CountedLead, financeEvent, leadEvent, valuationEvent } from '../../../src/domain/leads/lead-event.ts';
import { actionNames, eventNamed, pageViewNames } from '../../../src/domain/leads/named-events.ts';
import { defaultForm } from '../../../src/forms/definitions/default-forms.ts';

test('USER-7 events 1 to 57, each with another name', () => {
	expect(Object.keys(analyticsEvents)).toEqual(Array.from({ length: 57 }, (_, index) => String(index + 1)));
	const names = Object.values(analyticsEvents);
	expect(new Set(names).size).toBe(57);
	for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test.each([
	['new', 3, 'New Car'],
	['demo', 3, 'New Car'],
	['used', 4, 'Used Car'],
	[undefined, 3, 'New Car'],
] as const)('USER-7, LOC-9 a page of a %s car is event %i, its phone number %s', (carType, view, label) => {
	expect(carPageView(carType)).toBe(view);
	expect(phoneLabel([carPageView(carType)])).toBe(label);
});

test('LOC-9 a phone number on other pages has no label', () => {
	expect(phoneLabel([])).toBeUndefined();
	expect(phoneLabel([12])).toBeUndefined();
	expect(phoneLabel([2, 49])).toBeUndefined();
});

test.each<[string[], number[]]>([
	[['new', 'used', 'demo'], [2]],
	[['used'], [2, 49]],
	[['new'], [2]],
	[['used', 'demo'], [2]],
	[[], [2]],
])('USER-7 a list of %j is seen as %j', (carTypes, views) => {
	expect(listPageViews(carTypes)).toEqual(views);
});

test.each([
	['/', 1],
	['/special-offers/', 5],
	['/fleet/', 6],
	['/service/', 7],
	['/book-a-service/', 7],
	['/pages/book-a-service/', 7],
	['/vehicle-parts-and-accessories/', 8],
	['/finance/', 9],
	['/pages/finance/', 9],
	['/finance-pre-approval/', 9],
	['/insurance/', 10],
	['/ownership/', 11],
	['/warranty/', 11],
	['/about-us/', 13],
	['/pages/', null],
	['/service/tyres/', null],
	['/privacy-policy/', null],
])('USER-7 the page %s is seen as %s', (address, view) => {
	expect(contentPageView(address)).toBe(view);
});

const fromNewCar = { category: 'new-vehicle-enquiry', car_type: 'new' };
const fromUsedCar = { category: 'used-vehicle-enquiry', car_type: 'used' };
const fromDemo = { category: 'demo-vehicle-enquiry', car_type: 'demo' };

test.each<[string, CountedLead, number]>([
	['about a new car', fromNewCar, 14],
	['about a used car', fromUsedCar, 15],
	['about a demo', fromDemo, 14],
	['about a new car with a subtype', { ...fromNewCar, subcategory: 'request-photos' }, 17],
	['about a used car with a subtype', { ...fromUsedCar, subcategory: 'request-photos' }, 15],
	['about a new car for test drives only', { ...fromNewCar, test_drive_only: true }, 17],
	['about a used car for test drives only', { ...fromUsedCar, test_drive_only: true }, 15],
	['test drive of a new car', { ...fromNewCar, subcategory: 'test-drive' }, 17],
	['test drive of a used car', { ...fromUsedCar, subcategory: 'test-drive' }, 48],
	['test drive of a demo', { ...fromDemo, subcategory: 'test-drive' }, 48],
	['test drive of no car', { category: 'test-drive-enquiry', subcategory: 'test-drive' }, 17],
	['offer', { category: 'special-offer-enquiry' }, 16],
	['trade-in', { category: 'trade-in-enquiry' }, 18],
	['fleet', { category: 'fleet-enquiry' }, 19],
	['service booking', { form: 'book-a-service', category: 'service-enquiry' }, 20],
	['question to the service', { form: 'contact', category: 'service-enquiry' }, 45],
	['parts', { category: 'parts-enquiry' }, 21],
	['general', { category: 'general-enquiry' }, 22],
	['finance', { category: 'finance-enquiry', subcategory: 'pre-approval' }, 23],
	['insurance', { category: 'insurance-enquiry' }, 24],
	['sell my car', { category: 'sell-my-car-enquiry' }, 40],
	['careers', { category: 'careers-enquiry' }, 51],
	['competition', { category: 'competition-entry' }, 27],
	['survey', { category: 'survey' }, 44],
	['someone of the team', { category: 'team-member-enquiry' }, 46],
	['subscription', { category: 'subscription' }, 47],
	['a form that the site counts as a quiz', { ...fromUsedCar, counts_as: 'quiz' }, 34],
	['a booking that the site counts as something else', { form: 'book-a-service', counts_as: 'survey' }, 44],
	['a category of the tenant’s own', { category: 'constructor' }, 22],
	['nothing', {}, 22],
])('USER-7, FORM-9 lead, %s', (_, lead, id) => {
	expect(leadEvent(lead)).toBe(id);
});

test.each([
	['Test Drive Only', true],
	['*** Test Drive Vehicle Only ***', true],
	['Special', false],
	[undefined, false],
])('USER-7 the tag %s is of a car for test drives only: %s', (tag, only) => {
	expect(isTestDriveOnly(tag)).toBe(only);
});

test.each([
	['finance', 28, null],
	['finance-enquiry', 28, null],
	['finance-pre-approval', 31, 32],
	['apply-for-finance', 31, 32],
	['enquiry', null, null],
	['book-test-drive', null, null],
])('USER-7 the form %s counts as %s when it is begun, its next step as %s', (name, begun, next) => {
	const form = defaultForm(name);
	if (!form) throw new Error(name);
	expect([financeEvent(form, 'begun'), financeEvent(form, 'next step')]).toEqual([begun, next]);
});

test('USER-7 a tenant’s config names events: pages of words count as views, buttons and forms as actions', () => {
	expect(pageViewNames.map(eventNamed)).toEqual([1, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
	expect(actionNames.map(eventNamed)).toEqual(
		Array.from({ length: 44 }, (_, index) => index + 14).filter((id) => id !== 49),
	);
});

test.each([
	['trade-in', 52, 53],
	['sell-your-car', 43, 50],
	['book-a-service', null, null],
])('USER-7 a look-up in the form %s is event %s, a range event %s', (form, lookUp, valuation) => {
	expect([valuationEvent(form, 'look-up'), valuationEvent(form, 'valuation')]).toEqual([lookUp, valuation]);
});
