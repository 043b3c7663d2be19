import { featureWords } from '../../domain/cars/feature-words.ts';
import type { AskedStock, FoundWish } from './asked.ts';
import { word } from './word.ts';

/** What a tow bar is for. */
const towing = {
	word: 'towbar',
	name: 'tow bar',
	pattern:
		'(?:(?:that|which|for|to|can|could|braked) )*tow(?:s|ing)?(?: capacity)?(?: (?:an?|my|our|the))?(?: (?:caravans?|trailers?|boats?|(?:horse )?floats?|jet ?skis?))?(?: ?[\\d.,]+ ?(?:kgs?|lbs?|pounds?|t|tonnes?|tons?))?',
};
const towingNote = 'There is no filter for how much a vehicle tows: ask us, or see its page.';
const rules = [...featureWords, towing].map((row) => ({ ...row, pattern: word(row.pattern) }));
const known = new WeakMap<AskedStock, ReadonlySet<string>>();

/** The first feature of a text that a car of the stock has (SRCH-3): `suv with tow bar`. */
export function featureIn(text: string, stock: AskedStock): FoundWish | null {
	const inStock = known.get(stock) ?? new Set(stock.valuesOf('feature_words').flatMap((value) => value.split(' ')));
	known.set(stock, inStock);
	for (const { word: feature, name, pattern } of rules) {
		const match = inStock.has(feature) ? pattern.exec(text) : null;
		if (match)
			return {
				text: match[0],
				at: match.index,
				wish: { kind: 'feature', word: feature, name },
				...(feature === towing.word && /\d/.test(match[0]) && { note: towingNote }),
			};
	}
	return null;
}
