import { boolean, object, string } from 'yup';
import type { CheckoutForm } from '../../contract/checkout-form.ts';
import { isEmail, isPersonName } from '../../forms/rules/person-rules.ts';
import { isPhone } from '../../forms/rules/phone-rules.ts';
import { formTexts, phoneText } from '../../forms/rules/texts.ts';

/** Who reserves a car; the keys are those of the request. */
export type Person = { first_name: string; last_name: string; email: string; phone: string };

/** The rules of the visitor's details, the same as those of the site's forms (FORM-2, FORM-3, FORM-4); the terms have to be ticked. */
export function checkoutRules({ settings }: Pick<CheckoutForm, 'settings'>) {
	const isName = (name = '') => isPersonName(name, settings.nameExtraCharacters);
	const personName = string().trim().required(formTexts.required).max(100).test('name', formTexts.name, isName);
	return object({
		first_name: personName,
		last_name: personName,
		email: string()
			.trim()
			.required(formTexts.required)
			.test('email', formTexts.email, (text = '') => text === '' || isEmail(text)),
		phone: string()
			.required(formTexts.required)
			.test('phone', phoneText(settings), (number = '') => number === '' || isPhone(number, settings)),
		terms: boolean().oneOf([true], 'Please read the terms and tick the box.'),
	});
}
