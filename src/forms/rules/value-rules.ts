import type { FieldDefinition, FormSettings, FormValues } from '../definition.ts';
import { filesFault } from './file-rules.ts';
import { isEmail, isPersonName, isPostcode } from './person-rules.ts';
import { isPhone } from './phone-rules.ts';
import { formTexts, phoneText, postcodeText, tooBigText, tooSmallText } from './texts.ts';

/** What a rule may look at beside the value. */
export type RuleContext = { field: FieldDefinition; values: FormValues; settings: FormSettings };

type Rule = (value: unknown, context: RuleContext) => string | null;

/** A rule over a text; another kind of value is refused. */
const overText =
	(
		check: (text: string, context: RuleContext) => boolean,
		message: string | ((context: RuleContext) => string),
	): Rule =>
	(value, context) => {
		const written = typeof value === 'number' ? String(value) : value;
		if (typeof written !== 'string') return formTexts.unknownValue;
		if (check(written, context)) return null;
		return typeof message === 'string' ? message : message(context);
	};

const rules = {
	any: () => null,
	text: overText(() => true, formTexts.unknownValue),
	email: overText(isEmail, formTexts.email),
	'person-name': overText((text, { settings }) => isPersonName(text, settings.nameExtraCharacters), formTexts.name),
	phone: overText(
		(text, { settings }) => isPhone(text, settings),
		({ settings }) => phoneText(settings),
	),
	postcode: overText(
		(text, { settings }) => isPostcode(text, settings.locale),
		({ settings }) => postcodeText(settings),
	),
	number: (value, { field }) => numberFault(value, /^-?\d+(?:\.\d+)?$/, field),
	amount: (value, { field }) => numberFault(value, /^\d+(?:\.\d{1,2})?$/, { min: 0, ...field }),
	quantity: (value, { field }) => numberFault(value, /^\d+$/, { min: 1, max: 20, ...field }),
	stars: overText((text) => /^[1-5]$/.test(text), formTexts.stars),
	year: overText((text) => /^(?:19|20)\d\d$/.test(text), formTexts.year),
	date: overText(isDate, formTexts.date),
	'date-time': dateTimeFault,
	'month-year': overText((text) => /^(?:0[1-9]|1[0-2])\/\d\d$/.test(text), formTexts.monthYear),
	birthday: overText((_, { values }) => isBirthday(values), formTexts.date),
	'licence-number': overText((text) => /^[a-z\d][a-z\d ]{0,19}$/i.test(text), formTexts.licenceNumber),
	rego: overText((text) => /^(?=.{1,9}$)[a-z\d](?:[a-z\d -]*[a-z\d])?$/i.test(text), formTexts.rego),
	files: filesFault,
} as const satisfies Record<string, Rule>;

export type ValueRule = keyof typeof rules;

/** What is wrong with a value that is not empty; null if nothing is. */
export function valueFault(rule: ValueRule, value: unknown, context: RuleContext): string | null {
	return (rules[rule] as Rule)(value, context);
}

function numberFault(value: unknown, shape: RegExp, { min, max }: { min?: number; max?: number }): string | null {
	if (!shape.test(String(value))) return formTexts.number;
	if (min !== undefined && Number(value) < min) return tooSmallText(min);
	if (max !== undefined && Number(value) > max) return tooBigText(max);
	return null;
}

/** A day that is over is refused where the day of today is known. */
function dateTimeFault(value: unknown, { settings }: RuleContext): string | null {
	if (typeof value !== 'string' || !isDateTime(value)) return formTexts.dateTime;
	return settings.today !== undefined && value.slice(0, 10) < settings.today ? formTexts.pastDate : null;
}

/** A day of the calendar, `2026-02-28`. */
function isDate(text: string): boolean {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
	return isDay(Number(year), Number(month), Number(day));
}

/** A day and a time of the place's own clock, `2026-02-28T10:30`. */
function isDateTime(text: string): boolean {
	const [day = '', time = '', ...more] = text.split('T');
	return more.length === 0 && isDate(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

function isBirthday({ day, month, year }: FormValues): boolean {
	const parts = [day, month, year].map(Number);
	const [d = 0, m = 0, y = 0] = parts;
	return y >= 1900 && isDay(y, m, d);
}

function isDay(year: number, month: number, day: number): boolean {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
