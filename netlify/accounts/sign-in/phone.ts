import type { SiteConfig } from '../../../src/config/site.ts';
import { callingCode, localeRow, phonePlan } from '../../../src/domain/locales/rows.ts';
import { strippedPhone } from '../../../src/forms/rules/phone-rules.ts';
import { invalid } from '../../platform/http/refusal.ts';

type PhoneSite = Pick<SiteConfig, 'forms' | 'locale'>;

const countryOf = ({ forms, locale }: PhoneSite): string => forms.phone_country ?? localeRow(locale).country;

/**
 * A mobile number of the site's country as it is dialled there: `+61 491 570 156` → `0491570156`. Codes go to no other country:
 * fraudsters have SMS sent to expensive numbers abroad. Throws a Refusal (422 `invalid`) for anything else.
 */
export function readMobile(text: string, site: PhoneSite): string {
	const plan = phonePlan(countryOf(site));
	const phone = strippedPhone(text, plan);
	// Where nothing tells mobile numbers, any number of the country is taken.
	const mobile = new RegExp(plan.mobile ?? plan.cellphone ?? plan.number);
	if (new RegExp(plan.number).test(phone) && mobile.test(phone)) return phone;
	throw invalid({ phone: plan.mobileFault });
}

/** The same number as it is dialled from anywhere: `0491570156` → `+61491570156`. */
export function internationalPhone(phone: string, site: PhoneSite): string {
	const country = countryOf(site);
	const { leadingZero } = phonePlan(country);
	return `+${callingCode(country)}${leadingZero ? phone.replace(/^0/, '') : phone}`;
}
