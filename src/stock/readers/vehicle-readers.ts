import { type AxleConfiguration, axleConfigurations } from '../../domain/vehicles/axles.ts';
import { type LicenceClass, licenceClasses } from '../../domain/vehicles/licence-class.ts';
import { type Reading, scalarText, unreadable } from './reading.ts';
import { line } from './text-readers.ts';

/** A word or a few; empty for anything longer. */
function shortText(found: unknown): string {
	const text = scalarText(found);
	return text.length > 40 ? '' : text;
}

/** Wheel ends and driven ones, as trucks have them: `6x4`, `6 × 4`, `6*4`, `6 by 4`. */
export function axles(found: unknown): Reading<AxleConfiguration> {
	const text = shortText(found);
	const key = text.replace(/\s*(?:x|×|\*|by|\/)\s*/i, 'x').toLowerCase();
	const value = axleConfigurations.find((known) => known === key);
	if (value === undefined) return unreadable(`not one of ${axleConfigurations.join(', ')}`);
	return value === text ? { value } : { value, note: `read as ${value}` };
}

const licenceWords: Readonly<Record<string, LicenceClass>> = {
	c: 'Car',
	'light rigid': 'LR',
	'medium rigid': 'MR',
	'heavy rigid': 'HR',
	'heavy combination': 'HC',
	'multi combination': 'MC',
};

/** The class of licence: `MR`, `MR licence`, `Medium Rigid`, `Class 2`. */
export function licence(found: unknown): Reading<LicenceClass> {
	const text = shortText(found);
	const key = text
		.toLowerCase()
		.replace(/[-_()]+/g, ' ')
		.replace(/\b(?:licen[cs]e|truck|class(?= [a-z])|required)\b/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	const short = key.replace(/^(.+ .+) (?:c|[lmh]r|[hm]c)$/, '$1');
	const value = licenceClasses.find((one) => one.toLowerCase() === key) ?? licenceWords[short];
	if (value === undefined) return unreadable(`not one of ${licenceClasses.join(', ')}`);
	return value === text ? { value } : { value, note: `read as ${value}` };
}

/** Whether a learner or provisional rider may ride it, as visitors read it. */
export const lamsValues = ['LAMS approved', 'Full licence'] as const;
export type Lams = (typeof lamsValues)[number];

const approved = /^(?:true|yes|y|1|lams(?: approved)?|learner(?: approved| legal)?|approved)$/i;
const unapproved =
	/^(?:false|no|n|0|(?:not|non)[ -]?(?:lams(?: approved)?|approved)|full(?: power| licen[cs]e)?|open|unrestricted)$/i;

/** Whether a motorcycle is on the list of the Learner Approved Motorcycle Scheme: yes, no, and words for it. */
export function lams(found: unknown): Reading<Lams> {
	const text = shortText(found);
	const [isOn, isOff] = lamsValues;
	const value = approved.test(text) ? isOn : unapproved.test(text) ? isOff : undefined;
	if (value === undefined) return unreadable('not whether it is LAMS approved: yes or no');
	return value === text ? { value } : { value, note: `read as ${value}` };
}

const terrains: readonly (readonly [pattern: RegExp, value: Terrain])[] = [
	[/^(?:semi[ -]?off[ -]?road|semi|rough[ -]?road|dirt road|all[ -]?road)$/i, 'Semi off-road'],
	[/^(?:(?:full |extreme |true )?off[ -]?road(?:er)?|off|yes|y|true|1)$/i, 'Off-road'],
	[/^(?:on[ -]?road|road|touring|bitumen|sealed roads?|no|n|false|0)$/i, 'On-road'],
];

export type Terrain = 'On-road' | 'Semi off-road' | 'Off-road';

/** Where a caravan may be towed: on-road, semi off-road or off-road. */
export function terrain(found: unknown): Reading<Terrain> {
	const text = shortText(found);
	const value = terrains.find(([pattern]) => pattern.test(text))?.[1];
	if (value === undefined) return unreadable('not one of On-road, Semi off-road, Off-road');
	return value === text ? { value } : { value, note: `read as ${value}` };
}

const mostPoints = 40;

/** A list of short texts: what a price includes. Also one text with `|`, `;` or a comma between them. */
export function points(found: unknown): Reading<string[]> {
	const parts = Array.isArray(found) ? found : typeof found === 'string' ? found.split(separator(found)) : undefined;
	if (!parts) return unreadable('not a list of texts');
	const texts = parts.flatMap((part) => line(part).value || []);
	const value = [...new Set(texts)].slice(0, mostPoints);
	if (value.length === 0) return unreadable('not a list of texts');
	return Array.isArray(found) ? { value } : { value, note: 'read as a list' };
}

const separator = (text: string): string => ['|', ';'].find((mark) => text.includes(mark)) ?? ',';
