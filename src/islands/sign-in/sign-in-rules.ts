import { object, string } from 'yup';
import type { SignInForm } from '../../contract/sign-in-form.ts';
import { isEmail, isPersonName } from '../../forms/rules/person-rules.ts';
import { isPhone } from '../../forms/rules/phone-rules.ts';
import { formTexts, phoneText } from '../../forms/rules/texts.ts';

/** Digits of a code (USER-4). */
export const codeLength = 6;

const wrongCode = `Enter the ${codeLength} digits of the code.`;
const emailNeeded = 'We need your email address to write to you.';

/** The rules of the sign-in's fields, the same as those of the site's forms (FORM-2, FORM-3, FORM-4). */
export function signInRules({ settings }: Pick<SignInForm, 'settings'>) {
	const isName = (name = '') => isPersonName(name, settings.nameExtraCharacters);
	const personName = string().trim().max(100).test('name', formTexts.name, isName);
	const phone = string()
		.required(formTexts.required)
		.test('phone', phoneText(settings), (number = '') => isPhone(number, settings));
	const email = string()
		.trim()
		.test('email', formTexts.email, (text = '') => text === '' || isEmail(text))
		.when('alerts', ([alerts], schema) => (alerts === 'email' ? schema.required(emailNeeded) : schema));
	return {
		phone: object({ phone }),
		code: object({ code: string().required(wrongCode).length(codeLength, wrongCode) }),
		name: object({ name: personName.required(formTexts.required), last_name: personName }),
		details: object({ name: personName, last_name: personName, email, alerts: string() }),
	};
}

/** The digits of what was typed or pasted, `123 456` or `Your code is 123456.`, as many as a code has. */
export function codeDigits(typed: string): string {
	const whole = /(?<!\d)\d{3}[ -]?\d{3}(?!\d)/.exec(typed);
	return (whole?.[0] ?? typed).replace(/\D/g, '').slice(0, codeLength);
}
