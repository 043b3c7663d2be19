import type { FeatureWord } from '../../domain/cars/feature-words.ts';
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
/** The rating that is asked for by the name of who gives it: five stars are what is meant. */
const rated = { word: 'fivestars', name: '5 safety stars', pattern: 'ancap(?:[ -](?:safety|rat(?:ed|ings?)))*' };
type Rule = FeatureWord & { test: RegExp };
const known = new WeakMap<AskedStock, readonly Rule[]>();

/** The first feature of a text that a car of the stock has (SRCH-3): `suv with tow bar`. */
export function featureIn(text: string, stock: AskedStock): FoundWish | null {
	const rules = known.get(stock) ?? rulesOf(stock);
	known.set(stock, rules);
	for (const { word: feature, name, test } of rules) {
		const match = test.exec(text);
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

function rulesOf({ features = [] }: AskedStock): Rule[] {
	const also = [towing, rated].filter((row) => features.some(({ word: own }) => own === row.word));
	return [...features, ...also].map((row) => ({ ...row, test: word(row.pattern) }));
}
