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
	['Deposit', 'Down payment'],
	['Deposit or trade-in ($)', 'Down payment or trade-in ($)'],
	['From $553 a month on finance*', 'From $553 a month financed*'],
	['Over 5 years, no deposit. An estimate', 'Over 5 years, no down payment. An estimate'],
	['what you have as a deposit or trade-in', 'what you have as a down payment or trade-in'],
	['Change the price, the deposit and the term', 'Change the price, the down payment and the term'],
	['Pay a deposit to hold it', 'Pay a deposit to hold it'],
	['Work out your repayments', 'Work out your payments'],
	['60 monthly repayments', '60 monthly payments'],
	['What is a comparison rate?', 'What is an APR?'],
	['Apply for finance, ask about finance', 'Apply for financing, ask about financing'],
	['Finance enquiry', 'Financing inquiry'],
	['Is there finance owing on it?', 'Is there a loan on it?'],
	['Payout figure, if there is finance owing', 'Payoff figure, if there is a loan on it'],
	['Balloon at the end ($)', 'Balloon payment ($)'],
	['How finance works: tell us what deposit you have', 'How financing works: tell us what down payment you have'],
	['Finance pre-approval', 'Financing pre-approval'],
	['Can you fit it for me?', 'Can you install it for me?'],
	['The boot, the tyres, the service book …', 'The trunk, the tires, the service records …'],
	['gloves, jacket and boots', 'gloves, jacket and boots'],
	['Variant', 'Trim'],
	['Fuel consumption', 'Fuel economy'],
	['Three kinds of cover, ask about your cover', 'Three kinds of coverage, ask about your coverage'],
	['What covers your car', 'What covers your car'],
	['Put your car towards your next one', 'Put your car toward your next one'],
	['We pay out any finance first, then you.', 'We pay off any loan first, then you.'],
	['Want it fitted?', 'Want it installed?'],
	['such as consumer guarantees', 'such as implied warranties'],
	['Text and trade marks', 'Text and trademarks'],
	['10% a year', '10% APR'],
	['Book a test drive', 'Schedule a test drive'],
	['How do I book a test ride?', 'How do I schedule a test ride?'],
	['Do you offer finance?', 'Do you offer financing?'],
	['Suburb or city', 'City'],
])('SITE-9 %s reads %s under en-US', (text, american) => {
	expect(localiseText(text, 'en-US')).toBe(american);
});

test.each(['en-AU', 'en-NZ'])('SITE-9 %s keeps the spelling', (locale) => {
	expect(localiseText('Enquire about this colour', locale)).toBe('Enquire about this colour');
});

test('SITE-8 a template’s word at the start of a sentence', () => {
	expect(capitalised('rental cars')).toBe('Rental cars');
});

test('SITE-9 texts within texts, but for those below a key that is not writing', () => {
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
