import { slugify } from '../../domain/addresses/slug.ts';
import { isPlainColour } from '../../domain/cars/colour-swatch.ts';
import type { ListField } from '../fields/facets.ts';
import type { AskedStock, FoundWish, Wish } from './asked.ts';
import { familiesOf } from './families.ts';
import { valueIn } from './values.ts';
import { nearly } from './word.ts';

/** What people call makes, by their slugs; each counts where the make is in stock. */
export const makeNames: Readonly<Record<string, string>> = {
	vw: 'volkswagen',
	'vee dub': 'volkswagen',
	landrover: 'land-rover',
	'range rover': 'land-rover',
	mercedes: 'mercedes-benz',
	merc: 'mercedes-benz',
	benz: 'mercedes-benz',
	beemer: 'bmw',
	bimmer: 'bmw',
	chevy: 'chevrolet',
	mitsi: 'mitsubishi',
	subie: 'subaru',
	alfa: 'alfa-romeo',
};

/** Words that begin or end names and name nothing by themselves: `Model 3`, `Range Rover`, `Eclipse Cross`, `E-Class`. */
const untelling = new Set(
	'model range grand super land great new one up go my for cross sport sports plus series class street road city classic touring tourer trail wagon sedan coupe hatch cab van truck light heavy max pro electric hybrid club family'.split(
		' ',
	),
);
/** As many words as one name has. */
const mostWords = 4;

const letters = (text: string): string => slugify(text).replaceAll('-', '');

type Name = { field: ListField; values: string[]; label: string };
const known = new WeakMap<AskedStock, ReadonlyMap<string, Name>>();

/** The first and longest name of a make, a model or a city of the stock in a text (SRCH-3): `cx 5`, `land cruiser`, `in Cowra`. */
export function stockNameIn(text: string, stock: AskedStock): FoundWish | null {
	if (!stock.template) return null;
	const names = known.get(stock) ?? namesOf(stock);
	known.set(stock, names);
	const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
	const isList = /\b(?:or|and)\b|[,/&+]/i.test(text);
	for (let size = mostWords; size > 0; size--) {
		for (const [index, { index: at }] of words.entries()) {
			const last = words[index + size - 1];
			if (!last) break;
			const found = text.slice(at, last.index + last[0].length);
			const before = text.slice(0, at);
			if (/["-]$/.test(before) || !/^[^\s-]+(?:[ -][^\s-]+)*$/.test(found)) continue;
			const name = names.get(letters(found)) ?? nearlyNamed(found, names, { size, isList, stock });
			const where = name?.field === 'city' ? (/\b(?:in|near|at|around|from) +$/i.exec(before)?.[0] ?? '') : '';
			// `orange` is a colour, `in Orange` a city.
			if (!name || (isPlainColour(found.toLowerCase()) && !where)) continue;
			return { text: where + found, at: at - where.length, wish: wishFor(name) };
		}
	}
	return null;
}

/** Fewer letters with a typo could be anything; a model alone that is as short, `shift`, is no Swift. */
const fewestMistyped = 5;
const fewestOfModel = 6;
/** So long are names that are told with a typo though others go on from them, or though they are typed as several words. */
const fewestOfPart = 8;

type Near = { size: number; isList: boolean; stock: AskedStock };

/**
 * A make or model with a typo, `hyundia`, also where it is typed as words that name nothing by themselves, `land crusier`, or any name
 * of so many words among others: `hilix or ranger`. `petrol or hybrid` is no Patrol.
 */
function nearlyNamed(found: string, names: ReadonlyMap<string, Name>, { size, isList, stock }: Near): Name | undefined {
	const typed = letters(found);
	if (!/^[a-z]+$/.test(typed) || typed.length < fewestMistyped || valueIn(found, stock)) return undefined;
	const near = nearly(typed);
	const isJoined = typed.length >= fewestOfPart && !found.split(/[\s-]+/).some((word) => names.has(letters(word)));
	const isLong = ({ label }: Name) => size === 1 || isJoined || label.split(/[\s-]+/).length === size;
	const isWhole = (key: string, { field, values, label }: Name) =>
		values.includes(label)
			? field === 'make' || key.length >= fewestOfModel
			: key.length >= fewestOfPart && values[0]?.startsWith(label);
	return [...names].find(([key, name]) => near.test(key) && isLong(name) && (isList || isWhole(key, name)))?.[1];
}

function wishFor({ field, values, label }: Name): Wish {
	const [value] = values;
	// The only 3 Series in stock is still called so, and who asks for a Range Rover has not said Evoque.
	return values.length === 1 && value?.endsWith(label)
		? { kind: 'list', field, value }
		: { kind: 'any', field, values, label };
}

/** All names by their letters. A name that is the start of others stands for them too: `Ranger` for `Ranger Raptor`; initials with a number for theirs: `LC300`. */
function namesOf({ valuesOf }: AskedStock): Map<string, Name> {
	const names = new Map<string, Name>();
	const add = (key: string, field: ListField, { value, label = value }: { value: string; label?: string }) => {
		const name = names.get(key) ?? { field, values: [], label };
		names.set(key, name);
		if (name.field === field && !name.values.includes(value)) name.values.push(value);
	};
	const taken = new Set(valuesOf('simple_body').map(letters));
	const makes = valuesOf('make').filter(Boolean);
	for (const make of makes) add(letters(make), 'make', { value: make });
	const models = valuesOf('model').filter((model) => /[a-z]/.test(letters(model)) && !taken.has(letters(model)));
	for (const model of models.filter((one) => !untelling.has(letters(one))))
		add(letters(model), 'model', { value: model });
	for (const [field, values] of [
		['make', makes],
		['model', models],
	] as const) {
		for (const value of values)
			for (const { key, label } of partsOf(value)) if (!taken.has(key)) add(key, field, { value, label });
	}
	for (const value of models)
		for (const { key, label } of familiesOf(value, makes)) add(key, 'model', { value, label });
	for (const value of models) {
		const initials = value.match(/\p{Lu}|\d+/gu)?.join('') ?? '';
		if (/^[A-Z]{2,}\d+$/.test(initials)) add(letters(initials), 'model', { value });
	}
	for (const [name, slug] of Object.entries(makeNames)) {
		const make = makes.find((one) => slugify(one) === slug);
		if (make) add(letters(name), 'make', { value: make });
	}
	const cities = valuesOf('city').filter((city) => letters(city).length > 2);
	for (const city of cities) add(letters(city), 'city', { value: city });
	return names;
}

/** The shorter names that a name has: `LandCruiser` and `Prado` of `LandCruiser Prado`. */
function partsOf(name: string): { key: string; label: string }[] {
	const words = name.split(/[\s-]+/).filter(Boolean);
	const starts = words.slice(1).map((_, index) => words.slice(0, index + 1));
	const last = words.slice(1).slice(-1);
	return [
		...starts.map((part) => ({ key: letters(part.join('')), label: part.join(' '), isTelling: isTelling(part, 3) })),
		...last.map((part) => ({
			key: letters(part),
			label: part,
			isTelling: isTelling([part], 5) && /^\p{L}+$/u.test(part),
		})),
	].filter(({ isTelling: tells }) => tells);
}

function isTelling(words: readonly string[], fewest: number): boolean {
	const key = letters(words.join(''));
	return key.length >= fewest && /[a-z]/.test(key) && !untelling.has(key) && !isPlainColour(key);
}
