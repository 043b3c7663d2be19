import { expect, test } from 'vitest';
import { capitalised, localiseText, localiseTexts } from '../../../src/domain/words/wording.ts';

test.each([
	['Colour', 'Color'],
	['any colours', 'any colors'],
	['COLOUR', 'COLOR'],
	['Submit an enquiry', 'Submit an inquiry'],
	['Enquiries welcome, enquire now', 'Inquiries welcome, inquire now'],
	['ENQUIRY', 'INQUIRY'],
	['Discolouration', 'Discolouration'],
	['Tyres and a tyre', 'Tires and a tire'],
	['Kilometres on the clock, 10 kilometres', 'Miles on the odometer, 10 miles'],
	['Kilometres', 'Mileage'],
	['Registration', 'License plate'],
	[
		'Registration number or VIN, from the registration papers',
		'License plate number or VIN, from the registration papers',
	],
	['Your postcode', 'Your ZIP code'],
	['Postcode', 'ZIP code'],
	['Dealer licence, LICENCE', 'Dealer license, LICENSE'],
	['bring your driver licence', 'bring your driver’s license'],
	['Service centre, service centres', 'Service center, service centers'],
	['Favourites, favourite', 'Favorites, favorite'],
	['Grey, greyhound', 'Gray, greyhound'],
	['Businesses and organisations', 'Businesses and organizations'],
	['Ring us, or ask us to ring you; bring us yours', 'Call us, or ask us to call you; bring us yours'],
	['Fortnightly', 'Biweekly'],
	['$98 a fortnight', '$98 every two weeks'],
	['2.0L turbo petrol, Petrol', '2.0L turbo gas, Gas'],
	['Ute, utes, minute', 'Truck, trucks, minute'],
	['recent payslips', 'recent pay stubs'],
	['Logbook and invoices', 'Maintenance record and invoices'],
	['Do you take my car in part payment?', 'Do you take my car as a trade-in?'],
	['Mobile', 'Cell'],
	['Drive away', 'Out the door'],
])('SITE-9 %s reads %s under en-US', (text, american) => {
	expect(localiseText(text, 'en-US')).toBe(american);
});

test.each(['en-AU', 'en-NZ'])('SITE-9 %s keeps the spelling', (locale) => {
	expect(localiseText('Enquire about this colour', locale)).toBe('Enquire about this colour');
});

test('SITE-8 a template’s word at the start of a sentence', () => {
	expect(capitalised('rental cars')).toBe('Rental cars');
});

test('SITE-9 texts within texts, but for those below a key that is no writing', () => {
	const page = { title: 'Colour', items: [{ name: 'Grey', url: '/colour/' }], count: 2, none: null };
	const american = { title: 'Color', items: [{ name: 'Gray', url: '/colour/' }], count: 2, none: null };
	expect(localiseTexts(page, 'en-US', { keys: new Set(['url']) })).toEqual(american);
	expect(localiseTexts(page, 'en-NZ')).toEqual(page);
});

test('SITE-9 a dealer’s name keeps its spelling within a text', () => {
	const names = ['Sunset Tyre Centre Pty Ltd', 'Sunset Tyre Centre'];
	expect(
		localiseTexts(['Sunset Tyre Centre Pty Ltd, a tyre centre', 'At Sunset Tyre Centre'], 'en-US', { names }),
	).toEqual(['Sunset Tyre Centre Pty Ltd, a tire center', 'At Sunset Tyre Centre']);
});
