import { defaultDestination } from '../../../../src/config/leads.ts';
import { mayBeSecret } from '../../../../src/config/secrets.ts';
import { siteFields } from '../../../../src/config/site-fields.ts';
import { aboutOf, isOnByItself, isSwitchedOn, type Shape, schemaAt, shapeOf } from './form/shape.ts';
import { pageTextGroup } from './groups.ts';
import { pageTexts } from './page-texts.ts';

/** A value of a config that is a setting. `part`: of one that has words of its own, or of one that nobody has set. */
export type Leaf = [path: string[], value: unknown, part?: LeafPart];
type LeafPart = { name?: string; about?: string; group?: string; unset?: string };

type Config = Readonly<Record<string, unknown>>;

/** What of a config is a setting. `complete`: with what a build completes. What is not set is one, too, if it can be. */
export function settingLeaves(complete: Config, config: Config): Leaf[] {
	const set = Object.entries(complete).flatMap(([key, value]) => [
		...partsOf(key, value, config[key]),
		...leaves([key], value),
	]);
	return [...set, ...Object.keys(siteFields.shape).flatMap((key) => unsetIn([key], complete[key]))];
}

function partsOf(key: string, complete: unknown, value: unknown): Leaf[] {
	if (key === 'leads') return recipientsOf(complete);
	if (key === 'locations') return weeksOf(value);
	if (key !== 'pages') return [];
	return pageTexts(value).map(({ path, text, name }) => {
		const about = `Visitors read it on the page ${path[1]}`;
		return [path, text, { name, about, group: pageTextGroup }];
	});
}

/** Who gets leads by e-mail, where the config does not say it yet: what most come for. */
function recipientsOf(leads: unknown): Leaf[] {
	const destinations: unknown = Object(leads)['destinations'];
	if (Object.hasOwn(Object(destinations), defaultDestination)) return [];
	const about = 'Who gets the enquiries that no rule sends elsewhere. Without an address nobody is sent an e-mail.';
	const path = ['leads', 'destinations', defaultDestination];
	return [[path, { kind: 'mail', to: [] }, { name: 'Leads › Recipients by e-mail', about, unset: 'nobody yet' }]];
}

const weekWords =
	'Opening hours of the week at this location. Dates such as public holidays are in Holidays and special dates.';

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

/** The values in an object, but for those that are too deep, and objects that turn something on, which are one setting. */
function leaves(path: string[], value: unknown): Leaf[] {
	if (value === undefined || value === null) return [];
	const isWhole = path.length >= deepest || (path[0] === 'pages' && path.length === 2) || isSwitchedOn(path);
	if (!isObject(value) || isWhole) return [[path, value]];
	const entries = Object.entries(value);
	if (entries.length > 0) return entries.flatMap(([key, inner]) => leaves([...path, key], inner));
	return shapeAt(path)?.kind === 'group' ? [] : [[path, value]];
}

/** What can be set and is not: a field each, or an object as a whole. */
function unsetIn(path: string[], value: unknown): Leaf[] {
	const schema = schemaAt(path);
	const shape = schema && shapeOf(schema);
	if (!schema || !shape || mayBeSecret(path, true)) return [];
	if (value === undefined || value === null) {
		const isLater = /Not available yet/.test(aboutOf(schema).description ?? '');
		const blank = blankOf(shape, path);
		return isLater || blank === undefined ? [] : [[path, blank, { unset: isOnByItself(path) ? 'no' : 'not set' }]];
	}
	if (shape.kind !== 'group' || path.length >= deepest || isSwitchedOn(path)) return [];
	return Object.keys(shape.fields).flatMap((key) => unsetIn([...path, key], Object(value)[key]));
}

/** What a form starts with; undefined where it has nothing to ask for. */
function blankOf({ kind }: Shape, path: readonly string[]): unknown {
	if (kind === 'json' || kind === 'fixed' || kind === 'kinds') return undefined;
	if (kind === 'switch' || isOnByItself(path)) return false;
	if (kind === 'list' || kind === 'words') return [];
	return kind === 'group' || kind === 'map' ? {} : '';
}

/** How the value at a path is asked for; null where the schema has none. */
export function shapeAt(path: readonly string[]): Shape | null {
	const schema = schemaAt(path);
	return schema && shapeOf(schema);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
