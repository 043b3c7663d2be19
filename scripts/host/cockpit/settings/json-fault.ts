import { lineOf, stepsAt } from '../../../sources/json-edit.ts';
import type { JsonFault } from '../../../sources/json-scan.ts';
import { settingName } from './setting-name.ts';

/** What keeps a typed text from being JSON, for people: its line, the field it is in, what stands there, and what to do. */
export function jsonFault(text: string, { at, found, expected, hint = '' }: JsonFault): string {
	const steps = stepsAt(text, at).map((step) =>
		/^\d+$/.test(step) ? `entry ${Number(step) + 1}` : settingName([step]),
	);
	const place = steps.filter(Boolean).join(' › ');
	const said = expected === 'valid JSON' ? 'cannot stand there' : `should be ${expected}`;
	return `Line ${lineOf(text, at)}${place ? `, in ${place}` : ''}: ${found} ${said}. ${hint}`.trim();
}
