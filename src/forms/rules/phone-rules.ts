/**
 * Which phone numbers a form takes (FORM-3). Spaces, brackets, plus signs and country prefixes are taken off first, then
 * the rest has to be a number of the site's country: `+61 (0)491 570 006` → `0491570006`. Hyphens and dots stay, so a
 * number with them is refused.
 */
import type { FormSettings } from '../settings.ts';

type Country = FormSettings['phoneCountry'];

const patterns: Record<Country, RegExp> = {
	AU: /^0[234578]\d{8}$/,
	NZ: /^0[234679]\d{7,9}$/,
	US: /^[2-9]\d{2}[2-9]\d{6}$/,
};
const australianMobile = /^04\d{8}$/;
const countryPrefix = /^(?:\+61|0061|\+64|0064|\+1)/;
const ownPrefix: Record<Country, RegExp> = { AU: /^(?:\+|00)61/, NZ: /^(?:\+|00)64/, US: /^\+1/ };

/** The number without spaces, brackets, plus signs and prefix; the 0 that the site's own country prefix replaced is restored. */
export function strippedPhone(number: string, country: Country): string {
	const bare = number.replace(/[\s()]/g, '');
	const national = bare.replace(countryPrefix, '').replaceAll('+', '');
	const lacksZero = country !== 'US' && ownPrefix[country].test(bare) && !national.startsWith('0');
	return lacksZero ? `0${national}` : national;
}

/** Whether the site takes the number. `mobile` is a rule of Australia; elsewhere it takes any. */
export function isPhone(
	number: string,
	settings: Pick<FormSettings, 'phoneCountry' | 'phoneRule' | 'testPhone'>,
): boolean {
	const { phoneCountry, phoneRule, testPhone } = settings;
	const stripped = strippedPhone(number, phoneCountry);
	if (isTestPhone(number, testPhone)) return true;
	if (phoneRule === 'length') return stripped.length < 15;
	const mobileOnly = phoneRule === 'mobile' && phoneCountry === 'AU';
	return (mobileOnly ? australianMobile : patterns[phoneCountry]).test(stripped);
}

function isTestPhone(number: string, testPhone: string): boolean {
	return testPhone !== '' && strippedPhone(number, 'AU') === testPhone;
}
