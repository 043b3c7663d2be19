import { parseSite } from '../../../../src/config/parse.ts';
import { mayBeSecret, withoutSecret } from '../../../../src/config/secrets.ts';
import { describeSetting } from './descriptions.ts';
import { isOnByItself, type Shape } from './form/shape.ts';
import { groupOf, pageTextGroup } from './groups.ts';
import type { HoursKind } from './hours-rows.ts';
import { pageName } from './page-texts.ts';
import { isObject, type Leaf, settingLeaves, shapeAt } from './setting-leaves.ts';
import { settingName } from './setting-name.ts';
import { hoursKind, pretty, shownValue } from './shown-value.ts';

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
	/** Whether neither the file nor a default says it. */
	isUnset: boolean;
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
	return settingLeaves(shown, config).map(([path, leaf, part]): Setting => {
		const source = sourceOf(part && part.unset !== 'nobody yet' && part.about ? path.slice(0, 1) : path);
		return {
			key: path.join('.'),
			path,
			...namesOf(path, part),
			source,
			...(part?.unset ? { text: part.unset, whole: null } : shownValue(path, leaf)),
			...writtenValue(path, leaf),
			isUnset: part?.unset !== undefined,
			line: null,
			pending: null,
			changes: [],
			canDiscard: false,
		};
	});
}

/** What people call a setting, where it stands and what it is for. */
function namesOf(path: readonly string[], part: Leaf[2]): Pick<Setting, 'name' | 'group' | 'description'> {
	const isPage = path[0] === 'pages' && path.length === 2;
	const name = isPage ? `${pageName(path[1] ?? '')} › All texts and blocks` : settingName(path);
	return {
		name: part?.name ?? name,
		group: part?.group ?? (isPage ? pageTextGroup : groupOf(path[0] ?? '')),
		description: part?.about ?? describeSetting(path),
	};
}

/** Who changes a value that may be a secret does so in the file. */
export function writtenValue(
	path: readonly string[],
	value: unknown,
): Pick<Setting, 'written' | 'control' | 'isEditable'> {
	const name = path.at(-1) ?? '';
	const asWritten = JSON.stringify({ [name]: value });
	const parts =
		isObject(value) && Object.keys(value).length > 0 ? Object.keys(value).map((key) => [...path, key]) : [path];
	const isSecret =
		JSON.stringify({ [name]: value }, withoutSecret) !== asWritten || parts.some((part) => mayBeSecret(part, true));
	if (isSecret) return { written: '', control: 'text', isEditable: false };
	const shape = shapeAt(path)?.kind ?? null;
	if (value === '' && shape === 'number') return { written: '', control: 'number', isEditable: true };
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

function isSaid(config: Config | null, path: readonly string[]): boolean {
	let current: unknown = config;
	for (const step of path) {
		if (!isObject(current) || !Object.hasOwn(current, step)) return false;
		current = current[step];
	}
	return current !== null && current !== undefined;
}
