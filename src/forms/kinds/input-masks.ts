import { localeFacts } from '../../domain/words/locale.ts';
import { groupedNumber } from '../../domain/words/written-number.ts';
import type { FormSettings } from '../settings.ts';

/**
 * How a value is written while it is typed (FORM-3): spaces and separators come by themselves. A mask never takes away
 * what was typed wrongly; the rules point that out. `0491570006` → `0491 570 006`.
 */
type Mask = (typed: string, settings: Pick<FormSettings, 'phone' | 'locale'>) => string;

const masks = {
	phone: (typed, { phone }) => {
		const bare = typed.replace(/\s/g, '');
		// Brackets and hyphens are a way of writing it too: whoever types them is left alone.
		if (!/^\+?\d*$/.test(bare)) return typed;
		const groups = phone.groups.find(([start]) => new RegExp(start).test(bare));
		return groups ? grouped(bare, groups[1]) : typed;
	},
	postcode: (typed, { locale }) =>
		/^\d*$/.test(typed.trim()) ? typed.trim().slice(0, localeFacts(locale).postcodeDigits) : typed,
	'month-year': (typed) => {
		const digits = typed.replace(/[\s/]/g, '');
		if (!/^\d{0,4}$/.test(digits)) return typed;
		return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
	},
	thousands: (typed, { locale }) => {
		const { groupMark, decimalMark } = localeFacts(locale);
		const written = new RegExp(`^([$€]?)([\\d${groupMark} ]+)(\\${decimalMark}\\d*)?$`);
		const [, sign = '', whole = '', rest = ''] = written.exec(typed) ?? [];
		return whole ? `${sign}${groupedNumber(whole.replace(/\D/g, ''), locale)}${rest}` : typed;
	},
	capitals: (typed) => typed.toUpperCase(),
} as const satisfies Record<string, Mask>;

export type InputMask = keyof typeof masks;

/** What the field shows after typing. Masking twice is the same as masking once. */
export function masked(mask: InputMask, typed: string, settings: Pick<FormSettings, 'phone' | 'locale'>): string {
	return (masks[mask] as Mask)(typed, settings);
}

/** The same while somebody types: what gets shorter stays as it is, so that a space can be deleted, and so does a space just typed. */
export function maskedAsTyped(
	mask: InputMask,
	{ typed, before }: { typed: string; before: string },
	settings: Pick<FormSettings, 'phone' | 'locale'>,
): string {
	return typed.length > before.length && !typed.endsWith(' ') ? masked(mask, typed, settings) : typed;
}

/** The characters in groups of these sizes; what is left over stays with the last. */
function grouped(text: string, sizes: readonly number[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const [index, size] of sizes.entries()) {
		const end = index === sizes.length - 1 ? text.length : at + size;
		if (at < text.length) parts.push(text.slice(at, end));
		at = end;
	}
	return parts.join(' ');
}
