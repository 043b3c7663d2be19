import { openingHours } from '../../../../src/config/hours.ts';
import { withoutSecret } from '../../../../src/config/secrets.ts';
import { openingHoursLines } from '../../../../src/domain/hours/opening-hours.ts';
import { choiceWords } from './form/leaf-field.ts';
import { isOnByItself, isSwitchedOn, type Plain } from './form/shape.ts';
import { dateLines, type HoursKind, isWeekdays, weekdayName } from './hours-rows.ts';
import { isObject, shapeAt } from './setting-leaves.ts';
import { inASentence, settingName } from './setting-name.ts';

/** The hours that a setting is; null for any other. */
export const hoursKind = (path: readonly string[]): HoursKind | null =>
	path.at(-1) === 'opening_hours' ? 'week' : path.join('.') === 'special_hours' ? 'dates' : null;

/** A value in a line, without what may be secret; of a list or an object all of it, too. */
export function shownValue(path: readonly string[], value: unknown): { text: string; whole: string | null } {
	if (isOnByItself(path)) return { text: wordsOf(value !== false), whole: null };
	if (hoursKind(path) === 'week') return { text: weekInALine(value), whole: null };
	if (hoursKind(path) === 'dates') return { text: datesInALine(value), whole: null };
	const name = path.at(-1) ?? '';
	const safe: unknown = JSON.parse(JSON.stringify({ [name]: value }, withoutSecret))[name];
	if (Array.isArray(safe) && safe.length > 0 && isWeekdays(path))
		return { text: safe.map(weekdayName).join(', '), whole: null };
	if (Array.isArray(safe)) {
		if (safe.length === 0) return { text: 'none', whole: null };
		const isShort = safe.every((entry) => typeof entry !== 'object') && safe.join(', ').length < longestLine;
		return isShort
			? { text: safe.join(', '), whole: null }
			: { text: safe.length === 1 ? '1 entry' : `${safe.length} entries`, whole: pretty(safe) };
	}
	if (!isObject(safe)) return { text: plainWords(path, safe), whole: null };
	const keys = Object.keys(safe);
	if (keys.length === 0) return { text: isSwitchedOn(path) ? 'on' : 'none', whole: null };
	const named = keys.map((key) => inASentence(settingName([key]))).join(', ');
	return { text: inALine(safe) ?? named, whole: pretty(safe) };
}

/** A choice as people say it. */
const plainWords = (path: readonly string[], value: unknown): string =>
	typeof value === 'string' && value !== '' && shapeAt(path)?.kind === 'choice'
		? choiceWords(value as Plain)
		: wordsOf(value);

/** `mail, to sales@acme.example`: the values of an object of a few plain ones, its kind first; null for any other. */
function inALine({ kind, ...values }: Record<string, unknown>): string | null {
	const plain = (value: unknown): boolean => typeof value !== 'object' || value === null;
	const said = Object.entries(values).flatMap(([key, value]) => {
		if (Array.isArray(value) ? !value.every(plain) : !plain(value)) return [null];
		return [`${key.replaceAll('_', ' ')} ${Array.isArray(value) ? value.join(', ') : wordsOf(value)}`];
	});
	const line = [...(typeof kind === 'string' ? [kind] : []), ...said].join(', ');
	return said.includes(null) || line.length > longestLine ? null : line;
}

const weekInALine = (value: unknown): string =>
	openingHoursLines(openingHours.safeParse(value).data ?? [])
		.map(({ days, hours }) => `${days} ${hours}`)
		.join(', ') || 'none';

/** The first dates, and how many there are besides. */
function datesInALine(value: unknown): string {
	const lines = dateLines(value);
	const more = lines.length > mostDates ? ` and ${lines.length - mostDates} more` : '';
	return lines.length ? lines.slice(0, mostDates).join(', ') + more : 'none';
}

const mostDates = 3;
const longestLine = 120;

/** A list or an object as it is written. */
export const pretty = (value: unknown): string => JSON.stringify(value, null, '\t');

/** Yes and no as people say it; an empty text is said to be one. */
function wordsOf(value: unknown): string {
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	return value === '' ? '(empty)' : String(value);
}
