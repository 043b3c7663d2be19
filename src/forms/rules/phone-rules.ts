/**
 * Which phone numbers a form takes (FORM-3). Spaces, brackets, plus signs and country prefixes are taken off first, then
 * the rest has to be a number of the site's country: `+61 (0)491 570 006` → `0491570006`. Hyphens and dots stay, so a
 * number with them is refused; the United States write hyphens, so there they are taken off: `(970) 555-0123` → `9705550123`.
 */
import type { PhonePlan } from '../../domain/locales/locale-row.ts';
import type { FormSettings } from '../settings.ts';

/** Prefixes of countries whose people call our dealers: a foreign one is taken off, too. */
const knownPrefix = /^(?:\+61|0061|\+64|0064|\+1)/;

/** The number without spaces, brackets, plus signs and prefix; the 0 that the site's own country prefix replaced is restored. */
export function strippedPhone(
	number: string,
	{ prefix, leadingZero, leftOut }: Pick<PhonePlan, 'prefix' | 'leadingZero' | 'leftOut'>,
): string {
	const bare = [...number.replace(/[\s()]/g, '')].filter((mark) => !leftOut.includes(mark)).join('');
	const own = new RegExp(prefix);
	const national = bare
		.replace(own, '')
		.replace(own.test(bare) ? '' : knownPrefix, '')
		.replaceAll('+', '');
	const lacksZero = leadingZero && own.test(bare) && !national.startsWith('0');
	return lacksZero ? `0${national}` : national;
}

/** Whether the site takes the number. Where a country's numbers do not tell mobile ones, `mobile` takes any. */
export function isPhone(
	number: string,
	{ phone, phoneRule, testPhone }: Pick<FormSettings, 'phone' | 'phoneRule' | 'testPhone'>,
): boolean {
	const stripped = strippedPhone(number, phone);
	if (isTestPhone(number, testPhone)) return true;
	if (phoneRule === 'length') return stripped.length < 15;
	return new RegExp((phoneRule === 'mobile' && phone.mobile) || phone.number).test(stripped);
}

/** The number reserved for tests is Australian, wherever the site is. */
function isTestPhone(number: string, testPhone: string): boolean {
	const australian = { prefix: String.raw`^(?:\+|00)61`, leadingZero: true, leftOut: '' };
	return testPhone !== '' && strippedPhone(number, australian) === testPhone;
}
