import { localeFacts } from '../../domain/words/locale.ts';
import { leadLimits } from '../lead/lead-limits.ts';
import type { FormSettings } from '../settings.ts';

/** `4 MB`: what all files of a form may have together. */
export const fileRoom = `${leadLimits.fileBytes / 1024 ** 2} MB`;

/**
 * What forms say. `required`, `email`, `name`, `tooManyCharacters`, `failed` and `loading` are the source
 * documents' texts, to the letter, as are those of postcodes, phone numbers and steps (FORM-2, FORM-3, FORM-7, FORM-12).
 */
export const formTexts = {
	required: '*This is a required field.',
	email: 'invalid email address',
	either: 'Please give us an email address or a phone number.',
	below: 'This covers all you’d like to spend. Please enter a smaller amount.',
	after: 'The return has to be later than the pick-up.',
	name: 'Please use alphabetical characters only.',
	tooManyCharacters: 'Invalid phone number. Too many characters.',
	failed: 'An error occurred when submitting this form',
	loading: 'Loading',
	changed: 'Thanks, we’ll check it again.',
	keptOnContinue: 'We save your details when you continue, so we can help even if you don’t finish.',
	kept: 'We use your details to get back to you.',
	detailsNext: 'We’ll ask for your details on the next step.',
	date: 'Please enter a valid date.',
	dateTime: 'Please choose a date and a time.',
	pastDate: 'Please choose today or a later day.',
	monthYear: 'Please enter a month and a year, such as 09/28.',
	number: 'Please enter a number.',
	year: 'Please enter a year from 1900 on, such as 2019.',
	licenceNumber: 'Please use letters and digits only.',
	rego: 'Please enter up to 9 letters and digits.',
	stars: 'Please choose 1 to 5 stars.',
	choice: 'Please choose one of the options.',
	fileType: 'Please attach photos or PDF files.',
	fileCount: `Please attach at most ${leadLimits.files} files.`,
	fileSize: `Please attach at most ${fileRoom} in total.`,
	unknownValue: 'Please enter this again.',
} as const;

/** The text for an invalid postcode (FORM-2). */
export function postcodeText({ locale }: Pick<FormSettings, 'locale'>): string {
	return localeFacts(locale).postcodeFault;
}

/** The text for a phone number that the site’s rule refuses (FORM-3). */
export function phoneText({ phone, phoneRule }: Pick<FormSettings, 'phone' | 'phoneRule'>): string {
	if (phoneRule === 'length') return formTexts.tooManyCharacters;
	return phoneRule === 'mobile' ? phone.mobileFault : phone.fault;
}

/** `Step 1 of 2` (FORM-7). */
export function stepText(stepIndex: number, steps: number): string {
	return `Step ${stepIndex + 1} of ${steps}`;
}

/** What is reported of a failure (FORM-14; the spelling is the specification's). */
export function failureReport(category: string, message: string): string {
	return `${category} Form submission error occured. ${message}`;
}

export function tooLongText(limit: number): string {
	return `Please use at most ${limit} characters.`;
}

export function tooSmallText(limit: number): string {
	return `Please enter ${limit} or more.`;
}

export function tooBigText(limit: number): string {
	return `Please enter ${limit} or less.`;
}

/** Of somebody who is not of age yet. */
export function tooYoungText(age: number): string {
	return `You need to be ${age} or older to apply. Please check the year.`;
}

/** Of a vehicle that nobody has built yet. */
export function tooNewText(newest: number): string {
	return `Please enter a year up to ${newest}.`;
}
