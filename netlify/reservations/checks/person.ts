import { formSettings } from '../../../src/forms/definitions/site-settings.ts';
import { isEmail, isPersonName } from '../../../src/forms/rules/person-rules.ts';
import { isPhone } from '../../../src/forms/rules/phone-rules.ts';
import { formTexts, phoneText } from '../../../src/forms/rules/texts.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Person } from '../store/reservation-rows.ts';

/** The visitor's details by the rules of the site's forms (FORM-2, FORM-3, FORM-4). Throws a Refusal: 422 with what is wrong with which field. */
export function checkPerson({ tenant, runtime }: Pick<Call, 'tenant' | 'runtime'>, person: Person): Person {
	const settings = formSettings(tenant.site, runtime.env['FORECOURT_TEST_PHONE']);
	const { first_name, last_name, email, phone } = person;
	const isName = (name: string): boolean => isPersonName(name, settings.nameExtraCharacters);
	const faults = {
		first_name: faultOf(first_name, isName, formTexts.name),
		last_name: faultOf(last_name, isName, formTexts.name),
		email: faultOf(email, isEmail, formTexts.email),
		phone: faultOf(phone, (text) => isPhone(text, settings), phoneText(settings)),
	};
	const wrong = Object.entries(faults).flatMap(([key, fault]) => (fault === null ? [] : [[key, fault] as const]));
	if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
	return person;
}

function faultOf(text: string, isRight: (text: string) => boolean, fault: string): string | null {
	if (text === '') return formTexts.required;
	return isRight(text) ? null : fault;
}
