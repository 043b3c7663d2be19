import type { Family } from './row.ts';

export const formRows: Family = {
	name: 'FORM',
	title: 'Forms and leads',
	rows: [
		{
			code: 'FORM-1',
			title: 'Kinds of field',
			must: 'All 40 kinds of field, and custom components, are controls with a label, an error and keyboard access, and take name, type, label, required, hidden and defaultValue.',
			decided:
				'Where the specification gives only a name: tyres is a quantity and a size, serviceInterval a choice of km or months, and the cricks fields are a location and a yes or no, with options from the config.',
			state: 'works',
		},
		{
			code: 'FORM-2',
			title: 'Validation',
			must: 'Rules and texts are the specification’s, to the letter. Values are checked on submit only. Every field is required unless it says otherwise; a field that depends on another is hidden while that one is empty or wrong.',
			decided:
				'An answer that is changed after it was found wrong is shown as changed and not checked, neither wrong nor right, until the form is submitted again.',
			state: 'works',
		},
		{
			code: 'FORM-3',
			title: 'Phone numbers',
			must: 'Rules and masks for Australia, New Zealand and the US, with their variants. Blanks, brackets, plus signs and country prefixes are taken off first. One test number always passes.',
			decided:
				'Hyphens and dots fail, but for hyphens in US numbers. A leading 0 that went with the prefix is put back. US numbers have 10 digits; area and exchange codes start with 2 to 9. The test number is 0491 570 156, and it never signs in.',
			state: 'works',
		},
		{
			code: 'FORM-4',
			title: 'E-mail addresses',
			must: 'E-mail addresses are checked against a pattern.',
			decided:
				'The pattern is a local part, an @, labels and a top-level domain of two or more letters, without blanks.',
			state: 'works',
		},
		{
			code: 'FORM-5',
			title: 'Name fallback',
			must: 'A name that is empty or ‘undefined undefined’ becomes the first name. The full-name field is `name` and `last_name`.',
			state: 'works',
		},
		{
			code: 'FORM-6',
			title: 'Enquiry form',
			must: 'The form has message, category (General Enquiry), location, opt-in, additional services and a captcha. A Careers Enquiry is sent as a General Enquiry with its subcategory.',
			decided:
				'A lead without a valid captcha, where one is asked for, is answered 422. Programs use a signed key instead. A site can ask for less: one of e-mail and phone, no message, no ticked opt-in, of which the build warns in Australia and New Zealand.',
			state: 'works',
		},
		{
			code: 'FORM-7',
			title: 'Steps',
			must: 'A progress bar, ‘Step X of Y’, and ‘Loading’ while sending. Progress is the rounded share of steps, and 100 only at the end. Back returns to the step that the visitor skipped from.',
			state: 'works',
		},
		{
			code: 'FORM-8',
			title: 'Partial leads',
			must: 'Each step before the last sends what has been filled in, marked Incomplete. Later steps reuse the `lead_id` of the first answer, and no step is sent twice.',
			state: 'works',
		},
		{
			code: 'FORM-9',
			title: 'The last step',
			must: 'The last step sends the whole lead, counts the conversion, keeps the success category (by `car_type`), empties compare and favourites, and goes to `/success`.',
			decided: 'Without `car_type` the success category is the category’s slug.',
			state: 'works',
		},
		{
			code: 'FORM-10',
			title: 'What a lead says',
			must: 'Keys are the specification’s to the letter (`Vehicle Make`, `page_id`, `skipped_steps` …), with visited pages and tracking parameters. Distances are sent in km.',
			state: 'works',
		},
		{
			code: 'FORM-11',
			title: 'Calls for leads',
			must: 'POST `/api/leads`, PUT `/api/leads/{id}` and POST `/api/leads/with-files`. An answer without an id is taken as it is, with a null `lead_id`.',
			decided:
				'An unknown id, or another tenant’s, is a 404. A change needs the token that its creator got. An Idempotency-Key makes a repeated call harmless.',
			state: 'works',
		},
		{
			code: 'FORM-12',
			title: 'When sending fails',
			must: 'An alert and a banner say ‘An error occurred when submitting this form’ or what the server said.',
			decided:
				'Nothing that was typed is lost. A network failure shows the same, and a retry never makes a second lead.',
			state: 'works',
		},
		{
			code: 'FORM-13',
			title: 'Reading failures',
			must: 'An answer’s `error` is shown; otherwise ‘An unexpected error occurred’ and the status text. A wrong option in code throws ‘An incorrect option was provided to a switch-case statement’.',
			state: 'works',
		},
		{
			code: 'FORM-14',
			title: 'Reporting failures',
			must: 'A failure is reported as ‘{category} Form submission error occured. {message}’ to the error reporter (SITE-17).',
			state: 'works',
		},
		{
			code: 'FORM-15',
			title: 'Destinations',
			must: 'A form goes to `server` (`/api/leads`) or to `car-clarity` (`/api/carClarityCustomer`).',
			state: 'works',
		},
		{
			code: 'FORM-16',
			title: 'Kinds of enquiry',
			must: 'General, Service, Parts, New Vehicle, Used Vehicle, Fleet, Finance, Careers and Sell My Car.',
			decided: 'The category is the kind and ‘Enquiry’.',
			state: 'works',
		},
		{
			code: 'FORM-17',
			title: 'Trade-in valuation',
			must: 'The visitor’s vehicle is kept on the device; looking it up and valuing it are events 52 and 53.',
			decided:
				'What it is worth is a range, never one figure, shown before the visitor says who they are; it is kept for as long as it counts, and marked as old after that. Selling counts 43 and 50.',
			state: 'works',
		},
		{
			code: 'FORM-18',
			title: 'What counts as sent',
			must: 'The success page opens when the answer qualifies.',
			decided: 'Any 2xx answer without an `error` does.',
			state: 'works',
		},
	],
};
