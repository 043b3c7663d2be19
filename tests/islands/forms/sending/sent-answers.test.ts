import { expect, test } from 'vitest';
import { siteForm } from '../../../../src/forms/definitions/site-form.ts';
import { formSettings } from '../../../../src/forms/definitions/site-settings.ts';
import { sentAnswers } from '../../../../src/islands/forms/sending/sent-answers.ts';
import { makeSite } from '../../../support/make-site.ts';

const person = { name: 'Jo', last_name: 'Example', email: 'jo@example.com', phone: '0491 570 156' };

function answersOf(name: string, values: object, settings: object = {}) {
	const { config } = makeSite({ locations: [3, 4].map((id) => ({ id, name: `Place ${id}` })), ...settings } as never);
	const form = siteForm(name, config) ?? expect.unreachable();
	const answers = sentAnswers({ site: { settings: formSettings(config) }, form, values: { ...values } });
	return Object.fromEntries(answers.map(({ label, text }) => [label, text]));
}

test('ROUTE-10 a message: who wrote, to which place, and what', () => {
	const values = {
		...person,
		location: '4',
		category: 'General Enquiry',
		message: ' Hello ',
		opt_in: true,
		car_ids: '1',
	};
	expect(answersOf('contact', values)).toEqual({
		Name: 'Jo Example',
		Email: 'jo@example.com',
		Phone: '0491 570 156',
		'What can we help with': 'General Enquiry',
		Location: 'Place 4',
		Message: 'Hello',
	});
});

test('ROUTE-10 a vehicle for sale: distances with their unit, ticks as Yes, files by name, its name left to the page', () => {
	const values = {
		...person,
		...{ Rego: 'ABC123', 'Rego State': 'QLD', 'Vehicle Make': 'Kia', kilometres: '45,000', 'Ready to sell': true },
		...{ damage: 'No', damage_details: 'not asked', photos: [new File([], 'front.jpg'), new File([], 'back.jpg')] },
	};
	const told = answersOf('sell-your-car', values, { nevdis: true });
	expect(told).toMatchObject({
		Registration: 'ABC123 QLD',
		Kilometres: '45,000 km',
		'Ready to sell': 'Yes',
		'Is anything damaged or not working': 'No',
		Photos: 'front.jpg, back.jpg',
	});
	expect(Object.keys(told)).not.toContain('Vehicle Make');
	// The dealer's own state stands there from the start.
	expect(answersOf('sell-your-car', { 'Rego State': 'QLD' }, { nevdis: true })).toEqual({});
	expect(Object.values(told)).not.toContain('not asked');
});

test('ROUTE-10 a distance that was typed with its unit has it once', () => {
	for (const kilometres of ['85,000km', '85,000 KM', '85,000'])
		expect(answersOf('sell-your-car', { kilometres })['Kilometres']).toBe('85,000 km');
});

test('CAR-1, ROUTE-10 the car that was typed and not chosen is told with the answers', () => {
	expect(answersOf('book-test-drive', { ...person, car_wanted: 'A red ute' })).toMatchObject({
		'Which car would you like to see': 'A red ute',
	});
});

test('ROUTE-10 an application for finance: what only a lender should know is not shown again', () => {
	const values = { ...person, deposit: '5,000', employment: 'Casual', monthly_income: '4,000', birthday: '', day: '1' };
	const told = answersOf('finance-pre-approval', values);
	expect(told).toMatchObject({ Deposit: '$5,000', 'Private answers': expect.stringContaining('not shown') });
	expect(Object.values(told).join()).not.toMatch(/Casual|4,000/);
});

test('ROUTE-10, SITE-8 who subscribes reads once more the plan that was chosen, and what it costs', () => {
	const values = {
		...person,
		...{ subscription_plan: 'Street, 600 km a month', subscription_term: '6 months' },
		...{ weekly_price: '$160', due_at_start: '$480', car_id: '7', 'Vehicle Make': 'Kia' },
	};
	const told = answersOf('enquiry', values, { template: 'subscription' });
	expect(told).toMatchObject({
		Plan: 'Street, 600 km a month',
		Term: '6 months',
		'Price per week': '$160',
		'Due at the start': '$480',
	});
	expect(Object.keys(told)).not.toContain('Car');
	expect(Object.keys(answersOf('enquiry', values))).not.toContain('Plan');
});

test('ROUTE-10 a car by the day: the return is told, the pick-up stands with its place', () => {
	const told = answersOf('rental', { ...person, rental_start: '2026-12-09T10:30', rental_end: '2026-12-11T16:00' });
	expect(told['Return']).toBe('Friday 11 December, 4:00 pm');
	expect(Object.keys(told)).not.toContain('Pick-up');
});

test('CAR-12, ROUTE-10 what was worked out with the calculator is read once more', () => {
	const figures = {
		price: '30000',
		balloon: '9000',
		rate: '9.4',
		term: '5 years',
		frequency: 'weekly',
		repayment: '90',
	};
	const told = answersOf('finance', { ...person, ...figures, deposit: '6,000' });
	expect(told['Your figures']).toBe('$30,000 over 5 years, $6,000 deposit, weekly repayments, $9,000 due at the end');
	expect(Object.keys(answersOf('finance', { ...person, deposit: '6,000' }))).not.toContain('Your figures');
});
