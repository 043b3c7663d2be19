import { slugify } from '../../domain/addresses/slug.ts';
import { bodyReader } from '../../domain/cars/body-reader.ts';
import { escapePattern } from '../../domain/words/escape-pattern.ts';
import { letters } from '../../domain/words/letters.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { AskedStock, Wish } from './asked.ts';
import { bodyNames, firstInStock, fuelNames } from './called.ts';
import { allWheel, fourByFour, isDrive } from './drives.ts';
import { makeNames } from './stock-names.ts';
import { word } from './word.ts';

type NameRule = { pattern: RegExp; read: (stock: AskedStock) => Wish | null };

const ofType =
	(value: string) =>
	(stock: AskedStock): Wish | null =>
		stock.valuesOf('car_type').includes(value) ? { kind: 'list', field: 'car_type', value } : null;

const ofDrive =
	(keys: readonly string[], label: string) =>
	(stock: AskedStock): Wish | null => {
		const values = stock.valuesOf('drive_type').filter((value) => isDrive(value, keys));
		return values.length > 0 ? { kind: 'any', field: 'drive_type', values, label } : null;
	};

/** Words that are filters wherever the stock has such cars (SRCH-3): `pre-owned`, `demo`, `4x4`. */
export const nameRules: readonly NameRule[] = [
	{ pattern: word('used|second[ -]?hand|pre[ -]?owned|pre[ -]?loved|near(?:ly)?[ -]new'), read: ofType('used') },
	{ pattern: word('(?:ex[ -]?)?demos?|demonstrators?'), read: ofType('demo') },
	{ pattern: word('(?:brand[ -]?)?new'), read: ofType('new') },
	{
		pattern: word('4 ?wd|4 ?x ?4|four[ -]wheel[ -]drive'),
		read: ofDrive(fourByFour, '4×4'),
	},
	{ pattern: word('awd|all[ -]wheel[ -]drive'), read: ofDrive(allWheel, 'All-wheel drive') },
];

/** Words that say nothing about a car, `with` also where it is mistyped; a Wish is a model. */
const idle = new RegExp(
	word(
		String.raw`for sale|that|(?:an?|the|some|any|my)(?=\s+(?!class|week|month)[${letters}]{2})|i(?:['’]m| am| want| need)?(?= (?:an?|the|to|want|need|looking) )|(?:want|need)(?= an? )|in my area|near(?:est)?(?: to)? (?:me|by)|closest(?: to me)?|for (?:an? |my )?(?:learners?|p[ -]?platers?|family)|to buy|looking for|with|w(?:it|ih|th|iht|tih)|and|or|learners?|p[ -]?plat(?:e|er)s?(?: (?:legal|approved|friendly|car))?|drive ?away(?: prices?)?|dollars|bucks|(?:an)?other|only|just|old(?= [${letters}])|small|big|large|decent|safe(?:st)?|comfortable|(?:[45]|four|five)[ -]?doors?|family|first(?= (?:car|bike))|good|best|reliable|nice|clean|economical`,
	),
	'giu',
);

/** What visitors wish for, and dealers call variants: `Nullarbor 22 Family Bunk`. */
const wishes = ['family', 'small', 'big', 'large', 'clean', 'best'];

/** Those of them that are in the names of the stock: there they are looked for as any other word (SRCH-3). */
export const namedWords = ({ valuesOf }: AskedStock): ReadonlySet<string> => {
	const words = new Set(
		['model', 'badge', 'series']
			.flatMap(valuesOf)
			.join(' ')
			.toLowerCase()
			.split(/[^a-z]+/),
	);
	return new Set(wishes.filter((wish) => words.has(wish)));
};

/** Whether words are such wishes alone. */
export const isWish = (words: string): boolean =>
	words
		.toLowerCase()
		.split(/\s+/)
		.every((word) => wishes.includes(word));

/** Words in the place of which the stock writes others: `vw` → Volkswagen, `hatchbacks` → Hatch, `gas` → Petrol under en-US. */
export function inStockWords(query: string, stock: AskedStock): string {
	const made = Object.entries(makeNames).reduce(
		(text, [name, slug]) => replaced(text, name, [slug], stock.valuesOf('make')),
		query,
	);
	const fuelled = fuelNames.reduce(
		(text, [pattern, names]) => replaced(text, pattern, names, stock.valuesOf('simple_fuel')),
		made,
	);
	const local = stock.valuesOf('simple_fuel').reduce((text, fuel) => inLocalWord(text, fuel, stock.locale), fuelled);
	const own = namedWords(stock);
	return inStockBodies(local, stock).replace(idle, (found) => (own.has(found.toLowerCase()) ? found : ' '));
}

/** A search has read them as filters before. */
function inStockBodies(query: string, { valuesOf, locale, template }: AskedStock): string {
	if (template) return query;
	const bodies = valuesOf('simple_body');
	const said = bodyNames.reduce((text, [pattern, names]) => replaced(text, pattern, names, bodies), query);
	return bodyReader(bodies, locale)(said);
}

/** `names` are slugs. A word that itself is in stock stays. */
function replaced(text: string, pattern: string, names: readonly string[], values: readonly string[]): string {
	const value = firstInStock(names, values);
	return value === undefined
		? text
		: text.replace(new RegExp(word(pattern), 'giu'), (found) =>
				values.some((one) => slugify(one) === slugify(found)) ? found : value,
			);
}

function inLocalWord(text: string, value: string, locale: string): string {
	const local = localiseText(value, locale);
	return local === value ? text : text.replace(new RegExp(word(escapePattern(local)), 'giu'), () => value);
}
