import { slugify } from '../../domain/addresses/slug.ts';
import type { AskedStock } from './asked.ts';
import { nearly } from './word.ts';

/** Makes that most people look for, whose names are long enough to be told with a typo, and no typo of another word. */
const makes =
	'Toyota Mazda Hyundai Mitsubishi Nissan Subaru Volkswagen Honda Isuzu Suzuki Lexus Mercedes Volvo Tesla Porsche Skoda Renault Peugeot Jaguar'
		.split(' ')
		.map((make) => ({ make, near: nearly(make.toLowerCase()) }));

/** Fields whose words are never a typo of a make. */
const namedIn = ['make', 'model', 'badge', 'series', 'city', 'name', 'colour'];
const fewestLetters = 5;
const known = new WeakMap<AskedStock, ReadonlySet<string>>();

/** Words with the name of a make that the stock lacks spelt as it is (SRCH-3): `toyta` is looked for as Toyota, and so is it called, whether or not a Toyota is in stock. */
export function withMakesElsewhere(text: string, stock: AskedStock): { text: string; notes: string[] } {
	if (!stock.template) return { text, notes: [] };
	const notes: string[] = [];
	const read = text.replace(/(?<![\p{L}\p{N}"-])\p{L}+(?![\p{L}\p{N}"-])/gu, (found) => {
		const typed = found.toLowerCase();
		if (typed.length < fewestLetters || wordsOf(stock).has(typed)) return found;
		const meant = makes.find(({ near }) => near.test(typed))?.make;
		if (!meant || meant.toLowerCase() === typed) return found;
		notes.push(`“${found}” is read as ${meant}.`);
		return meant;
	});
	return { text: read, notes };
}

function wordsOf(stock: AskedStock): ReadonlySet<string> {
	const words =
		known.get(stock) ?? new Set(namedIn.flatMap(stock.valuesOf).flatMap((value) => slugify(value).split('-')));
	known.set(stock, words);
	return words;
}
