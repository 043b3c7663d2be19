import { bodyForms } from '../../domain/cars/body-words.ts';
import { isPlainColour } from '../../domain/cars/colour-swatch.ts';
import { escapePattern } from '../../domain/words/escape-pattern.ts';
import { letters } from '../../domain/words/letters.ts';
import type { Template } from '../../domain/words/template.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import type { ListField } from '../fields/facets.ts';
import type { AskedStock, FoundWish, Wish } from './asked.ts';
import { bodyNames, firstInStock, fuelNames } from './called.ts';
import { word } from './word.ts';

/** What all vehicles of a site are, however somebody calls them. */
const everything: Readonly<Record<Template, string>> = {
	car: 'cars?|vehicles?',
	subscription: 'cars?|vehicles?|subscriptions?|plans?|(?:(?:for )?\\d+|month to|by the) months?|monthly',
	rental: 'cars?|vehicles?',
	conversion: 'cars?|vehicles?',
	truck: 'trucks?|lorr(?:y|ies)|vehicles?',
	motorcycle: '(?:motor[ -]?)?bikes?|motor ?cycles?',
	camper: 'campers?|rvs?',
	rv: 'rvs?|campers?|motor ?homes?',
};

const all = (text: string): RegExp => new RegExp(word(text), 'giu');

/** Words without those that say what the whole stock is; as they are where the site is not known. */
export const withoutEverything = (words: string, { template }: AskedStock): string =>
	template ? words.replace(all(everything[template]), ' ') : words;

type Rule = { pattern: RegExp; wish: (found: string) => Wish | null };

/** The first word of a text that names a body, a colour, a fuel or a gearbox of the stock (SRCH-3), unless it is part of a model’s name. */
export function valueIn(text: string, stock: AskedStock): FoundWish | null {
	for (const { pattern, wish } of rulesOf(stock)) {
		for (const match of text.matchAll(pattern)) {
			const [found] = match;
			const read = isOfModel(text, { from: match.index, length: found.length }, stock) ? null : wish(found);
			if (read) return { text: found, at: match.index, wish: read };
		}
	}
	return null;
}

/** The rules of a stock, made once. */
const known = new WeakMap<AskedStock, readonly Rule[]>();

function rulesOf(stock: AskedStock): readonly Rule[] {
	const rules = known.get(stock) ?? (stock.template ? makeRules(stock, stock.template) : []);
	known.set(stock, rules);
	return rules;
}

function makeRules(stock: AskedStock, template: Template): Rule[] {
	const bodies = stock.valuesOf('simple_body').filter(Boolean);
	const fuels = stock.valuesOf('simple_fuel').filter(Boolean);
	const isEverything = new RegExp(`^(?:${everything[template]})$`, 'iu');
	const named = (field: ListField, value: string | undefined): Wish | null =>
		value === undefined ? null : { kind: 'list', field, value };
	const forms = new Map([
		...bodyForms(bodies, stock.locale),
		...bodies.map((body) => [body.toLowerCase(), body] as const),
	]);
	const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length);
	return [
		...(longestFirst.length > 0
			? [
					{
						pattern: all(`(?:station )?(?:${longestFirst.map(escapePattern).join('|')})`),
						wish: (found: string) =>
							isEverything.test(found)
								? null
								: named('simple_body', forms.get(found.toLowerCase().replace(/^station /, ''))),
					},
				]
			: []),
		...bodyNames.map(([pattern, names]) => ({
			pattern: all(pattern),
			wish: (found: string) => (isEverything.test(found) ? null : named('simple_body', firstInStock(names, bodies))),
		})),
		...fuelNames.map(([pattern, names]) => ({
			pattern: all(pattern),
			wish: () => named('simple_fuel', firstInStock(names, fuels)),
		})),
		{ pattern: all(economical), wish: () => frugalWish(fuels) },
		...fuels
			.toSorted((one, other) => other.length - one.length)
			.map((fuel) => ({
				pattern: all([fuel, localiseText(fuel, stock.locale)].map((name) => `${escapePattern(name)}s?`).join('|')),
				wish: () => wordWish('simple_fuel', fuel, stock),
			})),
		{ pattern: all(`[${letters}]+${notOutside}`), wish: (found) => colourWish(found, stock) },
		{ pattern: all('auto(?:matics?)?'), wish: () => wordWish('simple_transmission', 'Automatic', stock) },
		{ pattern: all('manuals?|stick(?: ?shift)?'), wish: () => wordWish('simple_transmission', 'Manual', stock) },
	];
}

/** What somebody says who would rather not pay for fuel. */
const economical =
	'(?:(?:good|great|low|best) )?(?:fuel|gas)[ -](?:economy|efficien(?:t|cy)|mileage|consumption)|(?:good|cheap|easy) on (?:fuel|petrol|gas)|low running costs?|cheap to run';

function frugalWish(fuels: readonly string[]): Wish | null {
	const values = fuels.filter((fuel) => /hybrid|electric/i.test(fuel));
	return values.length > 0 ? { kind: 'any', field: 'simple_fuel', values, label: 'Hybrid or electric' } : null;
}

/** A colour of what is not the body: `black leather`, `red interior`. */
const notOutside = String.raw`(?!\s(?:interior|leather|trim|seats?|wheels?|rims|roof|pack|edition)(?![${letters}]))`;

function colourWish(found: string, stock: AskedStock): Wish | null {
	const said = found.toLowerCase() === 'gray' ? 'grey' : found.toLowerCase();
	return isPlainColour(said) ? wordWish('colour', capitalised(said), stock) : null;
}

/** Values in which a word stands: White is also Pearl White. */
function wordWish(field: ListField, name: string, stock: AskedStock): Wish | null {
	const inIt = word(escapePattern(name));
	const values = stock.valuesOf(field).filter((value) => inIt.test(value));
	const [first] = values;
	if (first === undefined) return null;
	// The only black may be called Obsidian Black.
	if (values.length === 1 && first.toLowerCase() === name.toLowerCase()) return { kind: 'list', field, value: first };
	// A plug-in hybrid is another kind, which a tile counts apart; Pearl White is white.
	const said = field === 'simple_fuel' && values.length < 3 ? values : [name];
	return { kind: 'any', field, values, label: said.map((value) => localiseText(value, stock.locale)).join(' or ') };
}

/** Whether a word belongs to a longer name of a model that is typed in full: `Silver Shadow`, `Land Cruiser`. */
function isOfModel(
	text: string,
	{ from, length }: { from: number; length: number },
	{ valuesOf }: AskedStock,
): boolean {
	const typed = text.toLowerCase();
	return valuesOf('model').some((model) => {
		const at = model.length > length ? typed.indexOf(model.toLowerCase()) : -1;
		return at >= 0 && at <= from && at + model.length >= from + length;
	});
}
