import type { Notation } from './notation.ts';
import { type NumberRule, plainNumber } from './number-readers.ts';
import { type Reader, type Reading, unreadable } from './reading.ts';
import type { PointMeans } from './written-number.ts';

/** Money to the cent: 51990, `$51,990`, `AUD 51,990.00 drive away`, `12.990 €`, `8.990,-`. 0 stands for no price. */
export function money(): Reader<number> {
	return moneyReader('thousands');
}

/** The same for sums that are so small that `99.500` is not a thousandfold: a price by the week, a deposit. */
export function smallMoney(): Reader<number> {
	return moneyReader('decimals');
}

/** Signs and codes of money, before or after the amount, with the currencies that they may stand for. */
const signs: readonly [sign: RegExp, isOf: (currency: string) => boolean][] = [
	[/^(?:(?:AU?|NZ|US)?D? ?\$|\$? ?(?:AUD?|NZD?|USD?))$/i, isDollar],
	[/^(?:€|EUR|Euro)$/i, (currency) => currency === 'EUR'],
	[/^(?:£|GBP)$/i, (currency) => currency === 'GBP'],
];

/** What is written after prices and says nothing of the amount. */
const remarks =
	/^(?:\*|drive ?-?away|d\/?a|ono|o\.n\.o\.?|neg(?:otiable)?|egc|e\.g\.c\.?|excl\.?(?:uding)? gov(?:t|ernment)?\.? charges|(?:\+|plus) ?(?:orc|on ?-?road costs?)|inc(?:l\.?|luding)? gst|per week|p\/?w|\/ ?week|vh?b|(?:inkl\.?|zzgl\.?) mwst\.?)$/i;

function isDollar(currency: string): boolean {
	return /^(?:AU|NZ|US|CA)D$/.test(currency);
}

function moneyReader(point: PointMeans): Reader<number> {
	return (found, notation) => {
		const stated = typeof found === 'string' ? statedSigns(found) : [];
		const shown = isDollar(notation.currency) ? 'dollars' : notation.currency;
		const rule: NumberRule = {
			what: isDollar(notation.currency) ? 'an amount of dollars' : `an amount in ${notation.currency}`,
			...{ min: 0, max: 99_999_999, zeroIsNone: true, point },
			sign: (before) => isSign(before, notation),
			unit: (after) => isAfterMoney(after, notation),
		};
		const reading: Reading<number> = plainNumber(found, rule, notation);
		if (reading.value === undefined) return reading.fault ? unreadable(reading.note ?? '') : reading;
		const value = Math.round(reading.value * 100) / 100;
		if (stated.every((isOf) => isOf(notation.currency))) return { ...reading, value };
		return { value, note: `another currency: the number is shown as ${shown}`, odd: true };
	};
}

/** The signs around an amount, each as the question whether it may stand for a currency. */
function statedSigns(text: string): ((currency: string) => boolean)[] {
	const around = [/^[^\d]*/, /[^\d]*$/].map((end) => end.exec(text)?.[0] ?? '');
	return around.flatMap((part) => {
		const [word = ''] = part
			.replace(/^[.,]?[-–—]*/, '')
			.trim()
			.split(' ');
		return signs.flatMap(([sign, isOf]) => (sign.test(word) ? [isOf] : []));
	});
}

const isSign = (text: string, { currency }: Notation): boolean =>
	text.toUpperCase() === currency || signs.some(([sign]) => sign.test(text));

/** A sign, a remark, or both; and the dash that stands for no cents: `8.990,- € VB`. */
function isAfterMoney(after: string, notation: Notation): boolean {
	const rest = after.replace(/^[.,][-–—]{1,2} ?/, '').trim();
	if (rest === '' || remarks.test(rest)) return true;
	const [, first = '', remark = ''] = /^([^\s*]*) ?(.*)$/.exec(rest) ?? [];
	return isSign(first, notation) && (remark === '' || remarks.test(remark));
}
