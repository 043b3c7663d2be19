import { expect, test } from 'vitest';
import { capitalised, localiseText } from '../../src/domain/wording.ts';

test.each([
	['Colour', 'Color'],
	['any colours', 'any colors'],
	['COLOUR', 'COLOR'],
	['Submit an enquiry', 'Submit an inquiry'],
	['Enquiries welcome, enquire now', 'Inquiries welcome, inquire now'],
	['ENQUIRY', 'INQUIRY'],
	['Discolouration and tyres', 'Discolouration and tyres'],
])('SITE-9 %s reads %s under en-US', (text, american) => {
	expect(localiseText(text, 'en-US')).toBe(american);
});

test.each(['en-AU', 'en-NZ'])('SITE-9 %s keeps the spelling', (locale) => {
	expect(localiseText('Enquire about this colour', locale)).toBe('Enquire about this colour');
});

test('SITE-8 a template’s word at the start of a sentence', () => {
	expect(capitalised('rental cars')).toBe('Rental cars');
});
