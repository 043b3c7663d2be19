import type { SortName } from '../fields/sorts.ts';
import type { AskedStock, FoundWish } from './asked.ts';
import { word } from './word.ts';

const distance = '(?:kms?|kilomet(?:re|er)s?|mileage|miles)';

/** Words for an order (SRCH-1): who asks for something cheap sees what costs least first. */
const orders: readonly (readonly [pattern: RegExp, sort: SortName])[] = [
	[word(`(?:lowest|least) ${distance}(?: first)?`), 'lowest_kms'],
	[word(`(?:most|highest) ${distance}(?: first)?`), 'highest_kms'],
	[
		word('most expensive|dearest|(?:highest price[ds]?|price high to low)(?: first)?|high(?:est)? to low(?:est)?'),
		'highest_price',
	],
	[
		word(
			'(?:first (?:car|bike)|cheap(?:est)?(?! (?:to run|on))|cheaper(?! than)|least expensive|inexpensive|affordable|budget|bargains?|low(?:est|er)?[ -]price[ds]?|price low to high|low(?:est)? to high(?:est)?)(?: first| prices?)?',
		),
		'lowest_price',
	],
	[
		word('newest|latest|most recent(?:ly listed)?|(?:newly|just|recently) (?:listed|added|arrived|in)|new arrivals?'),
		'latest',
	],
];

/** The first words of a text that ask for an order which the site has. */
export function orderIn(text: string, { sorts = [] }: AskedStock): FoundWish | null {
	for (const [pattern, sort] of orders) {
		const match = pattern.exec(text);
		if (match && (!sort.endsWith('kms') || sorts.some(({ name }) => name === sort)))
			return { text: match[0], at: match.index, wish: { kind: 'order', sort } };
	}
	return null;
}
