import { z } from 'zod';
import { localeNames, localeRow } from '../domain/locales/rows.ts';
import { formOverrides } from './form-override-checks.ts';
import { off, text } from './value.ts';

/** What a visitor has to leave so that the dealer can answer. */
const contactRequirements = ['both', 'either'] as const;

const phoneCountries = localeNames.map((name) => localeRow(name).country);

/** Rules of the forms that a tenant may change (FORM-2, FORM-3, FORM-6, FORM-10). */
export const forms = z.strictObject({
	message_required: z.boolean().default(true).describe('An enquiry needs a message.'),
	message_about_car: text
		.optional()
		.describe(
			'Text that an enquiry about a car starts with, such as: Is the {car} still available? {car} stands for its name. Default: empty.',
		),
	contact_required: z
		.enum(contactRequirements)
		.default('both')
		.describe(
			'both: an e-mail address and a phone number. either: one of the two is enough, but not in an application for finance. Who asks to be told about a car leaves one of the two either way.',
		),
	test_drive_asks_first: z
		.enum(['who', 'when'])
		.default('who')
		.describe(
			'who: a test drive asks for the personal details first, and you hear of whoever does not go on to choose a time. when: it asks for car, place and time first, and nothing is sent until it is known who asks. Where free times are offered it is always when.',
		),
	opt_in_default: z
		.boolean()
		.default(true)
		.describe(
			'The opt-in is ticked when the form opens. In Australia and New Zealand a ticked box is not consent: set false.',
		),
	name_extra_characters: z
		.string()
		.default('')
		.describe("Characters that names may have besides letters and spaces, such as '-."),
	phone_country: z
		.enum(phoneCountries)
		.optional()
		.describe('Country whose phone numbers are accepted. Default: the country of the locale.'),
	phone_rule: z
		.enum(['any', 'mobile', 'length'])
		.default('any')
		.describe(
			'any: any number of the country. mobile: mobile numbers only. length: any number of fewer than 15 characters.',
		),
	reply_within_hours: z
		.number()
		.min(0.5)
		.max(40)
		.default(8)
		.describe(
			'Opening hours within which a visitor hears from you. The page after sending says when that is, by the opening hours of the location.',
		),
	visit_notice_hours: z
		.number()
		.min(0)
		.max(40)
		.default(2)
		.describe(
			'Opening hours between now and the first time that somebody can ask for: a test drive, a service, a car to pick up. Free times that are booked have test_drives.notice_hours.',
		),
	service_last_start: z
		.string({ error: 'a time such as 15:00' })
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/)
		.default('15:00')
		.describe('The latest time of a day for which a service can be asked for.'),
	captcha: z.boolean().default(true).describe('Forms ask for the captcha. overrides can turn it off for a form.'),
	additional_services: z
		.array(text)
		.default([])
		.describe('Checkboxes in an enquiry, sent as the list additional_services.'),
	yes_no_strings: off('Ready to sell, Valuation guide, Best Finance and Best Deal are sent as Yes and No.'),
	overrides: formOverrides.describe(
		'Changes to forms, by the form’s name: enquiry, contact, book-test-drive and so on.',
	),
});
