import { z } from 'zod';
import { formOverrides } from './form-overrides.ts';
import { off, text } from './value.ts';

/** Rules of the forms that a tenant may change (FORM-2, FORM-3, FORM-6, FORM-10). */
export const forms = z.strictObject({
	message_required: z.boolean().default(true).describe('An enquiry needs a message.'),
	opt_in_default: z
		.boolean()
		.default(true)
		.describe('The opt-in is ticked at first. Off is the lawful choice in some countries.'),
	name_extra_characters: z
		.string()
		.default('')
		.describe("Characters that names may have beside letters and spaces, such as '-."),
	phone_country: z
		.enum(['AU', 'NZ', 'US'])
		.optional()
		.describe('Whose phone numbers are taken. Without it the locale’s.'),
	phone_rule: z
		.enum(['any', 'mobile', 'length'])
		.default('any')
		.describe('any number, mobile only, or only a limit of length.'),
	captcha: z.boolean().default(true).describe('Forms ask for the captcha. A form may leave it out by its override.'),
	additional_services: z
		.array(text)
		.default([])
		.describe('Boxes to tick in an enquiry, sent as the list additional_services.'),
	yes_no_strings: off('Ready to sell, Valuation guide, Best Finance and Best Deal are sent as Yes and No.'),
	overrides: formOverrides.describe(
		"Changes of forms, by the form's name: enquiry, contact, book-test-drive and so on.",
	),
});
