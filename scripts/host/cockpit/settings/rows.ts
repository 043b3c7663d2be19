import { openingHours } from '../../../../src/config/hours.ts';
import { defaultDestination } from '../../../../src/config/leads.ts';
import { parseSite } from '../../../../src/config/parse.ts';
import { mayBeSecret, withoutSecret } from '../../../../src/config/secrets.ts';
import { openingHoursLines } from '../../../../src/domain/hours/opening-hours.ts';
import { describeSetting } from './descriptions.ts';
import { isOnByItself, type Shape, schemaAt, shapeOf } from './form/shape.ts';
import { groupOf, pageTextGroup } from './groups.ts';
import { dateLines, type HoursKind } from './hours-rows.ts';
import { pageName, pageTexts } from './page-texts.ts';
import { settingName } from './setting-name.ts';

/** Where a value comes from: the file, the dashboard's answer over it, or what holds where neither says anything. */
export const settingSources = ['site.json', 'dashboard', 'default'] as const;
export type SettingSource = (typeof settingSources)[number];

/** A setting: a plain value, or a list or object that is shown folded. */
export type Setting = {
	/** `theme.colours.brand` */
	key: string;
	/** What people call it. */
	name: string;
	/** Its steps. */
	path: readonly string[];
	group: string;
	description: string;
	source: SettingSource;
	/** The value in a line. */
	text: string;
	/** The whole of a list or object, as JSON; null for a plain value. */
	whole: string | null;
	/** The value as it is written into a form, and with what: text as it is, lists and objects as JSON. */
	written: string;
	control: 'text' | 'number' | 'switch' | 'choice' | 'picture' | 'parts' | 'json' | HoursKind;
	/** Whether it can be changed here: it is in the file, or may be, and holds nothing that may be a secret. */
	isEditable: boolean;
	/** Its line in the file, from 1; null where the file does not have it or is not known. */
	line: number | null;
	/** What the file says by now, in a line, where that is something else; null where it is not. */
	pending: string | null;
	/** What of it waits, a line each, where a line says more than its old and new value. */
	changes: readonly string[];
	/** Whether what waits can be put back alone. */
	canDiscard: boolean;
};

type Config = Readonly<Record<string, unknown>>;

/**
 * The settings that a site was built with. `config`: as it was written, the dashboard's answer laid over the file; `answer`:
 * that answer. Values that may be secrets are left out.
 */
export function settingRows(config: Config, answer: Config | null): Setting[] {
	const parsed = parseSite(config, { file: 'site.json', strict: false });
	const complete: Config = parsed.ok ? { ...config, ...parsed.site } : config;
	const { $schema: _, ...shown } = complete;
	const sourceOf = (path: readonly string[]): SettingSource => {
		if (isSaid(answer, path)) return 'dashboard';
		return isSaid(config, path) ? 'site.json' : 'default';
	};
	return Object.entries(shown).flatMap(([key, value]) =>
		[...partsOf(key, value, config[key]), ...leaves([key], value)].map(([path, leaf, part]): Setting => {
			const description = part?.about ?? describeSetting(path);
			const source = sourceOf(part && !part.isUnset ? [key] : path);
			const about = {
				key: path.join('.'),
				name: part?.name ?? (isPage(path) ? `${pageName(path[1] ?? '')} › All texts and blocks` : settingName(path)),
				path,
				group: part?.group ?? (isPage(path) ? pageTextGroup : groupOf(key)),
				description,
				source,
			};
			const shown = part?.isUnset ? { text: 'nobody yet', whole: null } : shownValue(path, leaf);
			return {
				...about,
				...shown,
				...writtenValue(path, leaf),
				line: null,
				pending: null,
				changes: [],
				canDiscard: false,
			};
		}),
	);
}

const isPage = (path: readonly string[]): boolean => path[0] === 'pages' && path.length === 2;

/** `part`: of a list that is a setting itself, too. */
type Leaf = [path: string[], value: unknown, part?: { name: string; about: string; group?: string; isUnset?: true }];

function partsOf(key: string, complete: unknown, value: unknown): Leaf[] {
	if (key === 'leads') return recipientsOf(complete);
	if (key === 'locations') return weeksOf(value);
	if (key !== 'pages') return switchesOf(key, complete);
	return pageTexts(value).map(({ path, text, name }) => {
		const about = `Visitors read it on the page ${path[1]}`;
		return [path, text, { name, about, group: pageTextGroup }];
	});
}

/** What an object turns on by being there, where it is not. */
function switchesOf(key: string, complete: unknown): Leaf[] {
	const schema = schemaAt([key]);
	const shape = schema && shapeOf(schema);
	if (shape?.kind !== 'group' || !isObject(complete)) return [];
	return Object.keys(shape.fields)
		.map((name) => [key, name])
		.filter((path) => isOnByItself(path) && complete[path[1] ?? ''] === undefined)
		.map((path): Leaf => [path, false]);
}

/** Who gets leads by e-mail, where the config does not say it yet: what most come for. */
function recipientsOf(leads: unknown): Leaf[] {
	const destinations: unknown = Object(leads)['destinations'];
	if (Object.hasOwn(Object(destinations), defaultDestination)) return [];
	const about = 'Who gets the enquiries that no rule sends elsewhere. Without an address nobody is sent an e-mail.';
	const path = ['leads', 'destinations', defaultDestination];
	return [[path, { kind: 'mail', to: [] }, { name: 'Leads › Recipients by e-mail', about, isUnset: true }]];
}

const weekWords = 'Opening hours of the week at this location. Dates such as public holidays are in Special hours.';

/** The hours of each location, which dealers ask to have changed most: each is a setting besides the list of locations. */
function weeksOf(locations: unknown): Leaf[] {
	if (!Array.isArray(locations)) return [];
	return locations.filter(isObject).map((location, index): Leaf => {
		const detail = location['contact_detail'];
		const hours = isObject(detail) ? (detail['opening_hours'] ?? []) : [];
		return [
			['locations', String(index), 'contact_detail', 'opening_hours'],
			hours,
			{ name: `Opening hours › ${location['name'] ?? index + 1}`, about: weekWords },
		];
	});
}

/** Pages by their addresses and other long maps are folded an entry each. */
const deepest = 3;

/** The values in an object, but for those that are too deep. What is not there is no setting. */
function leaves(path: string[], value: unknown): Leaf[] {
	if (value === undefined || value === null) return [];
	if (!isObject(value) || path.length >= deepest || (path[0] === 'pages' && path.length === 2)) return [[path, value]];
	const entries = Object.entries(value);
	return entries.length === 0 ? [[path, value]] : entries.flatMap(([key, inner]) => leaves([...path, key], inner));
}

/** Who changes a value that may be a secret does so in the file. */
function writtenValue(path: readonly string[], value: unknown): Pick<Setting, 'written' | 'control' | 'isEditable'> {
	const name = path.at(-1) ?? '';
	const asWritten = JSON.stringify({ [name]: value });
	const parts =
		isObject(value) && Object.keys(value).length > 0 ? Object.keys(value).map((key) => [...path, key]) : [path];
	const isSecret =
		JSON.stringify({ [name]: value }, withoutSecret) !== asWritten || parts.some((part) => mayBeSecret(part, true));
	if (isSecret) return { written: '', control: 'text', isEditable: false };
	const shape = shapeAt(path);
	if (typeof value === 'boolean' || isOnByItself(path))
		return { written: String(value !== false), control: 'switch', isEditable: true };
	if (typeof value !== 'object' && shape === 'choice')
		return { written: String(value), control: 'choice', isEditable: true };
	if (typeof value === 'string')
		return { written: value, control: shape === 'picture' ? 'picture' : 'text', isEditable: true };
	if (typeof value === 'number') return { written: String(value), control: 'number', isEditable: true };
	const isOfParts = shape !== null && formShapes.has(shape);
	return { written: pretty(value), control: hoursKind(path) ?? (isOfParts ? 'parts' : 'json'), isEditable: true };
}

/** Values that have a form of fields. */
const formShapes: ReadonlySet<Shape['kind']> = new Set(['group', 'list', 'map', 'kinds', 'words']);

function shapeAt(path: readonly string[]): Shape['kind'] | null {
	const schema = schemaAt(path);
	return schema && shapeOf(schema).kind;
}

const hoursKind = (path: readonly string[]): HoursKind | null =>
	path.at(-1) === 'opening_hours' ? 'week' : path.join('.') === 'special_hours' ? 'dates' : null;

function shownValue(path: readonly string[], value: unknown): Pick<Setting, 'text' | 'whole'> {
	if (isOnByItself(path)) return { text: wordsOf(value !== false), whole: null };
	if (hoursKind(path) === 'week') return { text: weekInALine(value), whole: null };
	if (hoursKind(path) === 'dates') return { text: datesInALine(value), whole: null };
	const name = path.at(-1) ?? '';
	const safe: unknown = JSON.parse(JSON.stringify({ [name]: value }, withoutSecret))[name];
	if (Array.isArray(safe)) {
		if (safe.length === 0) return { text: 'none', whole: null };
		const isShort = safe.every((entry) => typeof entry !== 'object') && safe.join(', ').length < longestLine;
		return isShort
			? { text: safe.join(', '), whole: null }
			: { text: safe.length === 1 ? '1 entry' : `${safe.length} entries`, whole: pretty(safe) };
	}
	if (!isObject(safe)) return { text: wordsOf(safe), whole: null };
	const keys = Object.keys(safe);
	return keys.length ? { text: inALine(safe) ?? keys.join(', '), whole: pretty(safe) } : { text: 'none', whole: null };
}

/** `mail, to sales@acme.example`: the values of an object of a few plain ones, its kind first; null for any other. */
function inALine({ kind, ...values }: Record<string, unknown>): string | null {
	const plain = (value: unknown): boolean => typeof value !== 'object' || value === null;
	const said = Object.entries(values).flatMap(([key, value]) => {
		if (Array.isArray(value) ? !value.every(plain) : !plain(value)) return [null];
		return [`${key} ${Array.isArray(value) ? value.join(', ') : wordsOf(value)}`];
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

const pretty = (value: unknown): string => JSON.stringify(value, null, '\t');

/** Yes and no as people say it; an empty text is said to be one. */
function wordsOf(value: unknown): string {
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	return value === '' ? '(empty)' : String(value);
}

function isSaid(config: Config | null, path: readonly string[]): boolean {
	let current: unknown = config;
	for (const step of path) {
		if (!isObject(current) || !Object.hasOwn(current, step)) return false;
		current = current[step];
	}
	return current !== null && current !== undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
