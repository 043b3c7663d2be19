import { expect, test } from 'vitest';
import { capitalised, localiseText } from '../../src/domain/wording.ts';

test.each([
	['Colour', 'Color'],
	['any colours', 'any colors'],
	['COLOUR', 'COLOR'],
	['Submit an enquiry', 'Submit an inquiry'],
	['Enquiries welcome, enquire now', 'Inquiries welcome, inquire now'],
	['ENQUIRY', 'INQUIRY'],
	['Discolouration', 'Discolouration'],
	['Tyres and a tyre', 'Tires and a tire'],
	['Kilometres on the clock, 10 kilometres', 'Miles on the clock, 10 miles'],
	['Your postcode', 'Your ZIP code'],
	['Postcode', 'ZIP code'],
	['Dealer licence, LICENCE', 'Dealer license, LICENSE'],
	['Service centre, service centres', 'Service center, service centers'],
	['Favourites, favourite', 'Favorites, favorite'],
	['Grey, greyhound', 'Gray, greyhound'],
])('SITE-9 %s reads %s under en-US', (text, american) => {
	expect(localiseText(text, 'en-US')).toBe(american);
});

test.each(['en-AU', 'en-NZ'])('SITE-9 %s keeps the spelling', (locale) => {
	expect(localiseText('Enquire about this colour', locale)).toBe('Enquire about this colour');
});

test('SITE-8 a template’s word at the start of a sentence', () => {
	expect(capitalised('rental cars')).toBe('Rental cars');
});
