import { slugify } from '../../domain/addresses/slug.ts';
import type { AskedStock, FoundWish } from './asked.ts';
import { valueIn } from './values.ts';
import { nearly } from './word.ts';

/** Fewer letters with a typo could be anything. */
const fewestLetters = 5;
/** Names that stock may lack and that are no typo: a Patrol does not run on petrol. */
const names = new Set(['patrol', 'silvia', 'crown', 'blazer']);
/** Fields whose words are never a typo of another's. */
const namedIn = ['make', 'model', 'badge', 'series', 'city', 'name'];

type Known = { words: ReadonlySet<string>; values: readonly { value: string; near: RegExp }[] };
const known = new WeakMap<AskedStock, Known>();

/** A body, fuel, gearbox or colour with a typo, where no car has the word as it is (SRCH-3): `camry hyrid`. */
export function misspeltValueIn(text: string, stock: AskedStock): FoundWish | null {
	if (!stock.template) return null;
	for (const { 0: found, index: at } of text.matchAll(/(?<![\p{L}\p{N}"-])\p{L}+(?![\p{L}\p{N}"-])/gu)) {
		const typed = found.toLowerCase();
		if (typed.length < fewestLetters || names.has(typed)) continue;
		const { words, values } = known.get(stock) ?? readStock(stock);
		if (words.has(typed)) continue;
		const meant = values.filter(({ near }) => near.test(typed));
		const [first] = meant;
		const read = meant.length === 1 && first ? valueIn(first.value, stock) : null;
		if (read) return { text: found, at, wish: read.wish };
	}
	return null;
}

function readStock(stock: AskedStock): Known {
	const wordsOf = (field: string) => stock.valuesOf(field).flatMap((value) => slugify(value).split('-'));
	const said = ['automatic', 'manual', ...['simple_body', 'simple_fuel', 'colour'].flatMap(wordsOf)];
	const values = [...new Set(said)].filter((value) => value.length >= fewestLetters && valueIn(value, stock) !== null);
	const read = {
		words: new Set(namedIn.flatMap(wordsOf)),
		values: values.map((value) => ({ value, near: nearly(value) })),
	};
	known.set(stock, read);
	return read;
}
