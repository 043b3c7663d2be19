import { slugify } from '../../domain/addresses/slug.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import type { AskedStock, FoundWish } from './asked.ts';
import { word } from './word.ts';

/** What vehicles are wanted for, and the bodies that do it, by their slugs; `instead` are the nearest where the stock has none of them. Those with fewer `seats` do not. */
const uses = [
	{
		pattern: word('family (?:cars?|vehicles?)|(?:cars?|vehicles?) for (?:(?:an?|my|our|the) )?family'),
		bodies: /^(?:suv|(?:station-)?wagon|estate|people-mover|mini-?van|mpv)$/,
		label: 'Family car',
		kind: 'Family cars',
		seats: 5,
	},
	{
		pattern: word('(?:refrigerated|(?:fridge|freezer|chiller)(?= (?:trucks?|vans?|body)))(?: (?:trucks?|vans?|body))?'),
		bodies: /refrigerat|fridge|freezer/,
		instead: /^pantech/,
	},
	{
		pattern: word('(?:crane|hiab) trucks?|trucks? with (?:an? )?(?:crane|hiab)'),
		bodies: /crane|hiab/,
		instead: /^(?:tray|flat-?bed)/,
	},
];

/** Words for what a vehicle is wanted for (SRCH-3): family cars are SUVs, wagons and people movers of the stock with five seats or more, and that is said. */
export function useIn(text: string, { template, valuesOf }: AskedStock): FoundWish | null {
	if (!template) return null;
	const inStock = valuesOf('simple_body');
	for (const { pattern, bodies, instead, label, kind, seats } of uses) {
		const match = pattern.exec(text);
		if (!match) continue;
		const like = (names: RegExp) => inStock.filter((body) => names.test(slugify(body)));
		const own = like(bodies);
		const values = own.length > 0 || !instead ? own : like(instead);
		if (values.length === 0) continue;
		const shown = values.map(bodyPlural).join(', ');
		const tooFew = valuesOf('seats').filter((count) => Number(count) > 0 && Number(count) < (seats ?? 0));
		const note = kind
			? `${kind} here: ${shown}${tooFew.length > 0 ? `, with ${seats} seats or more` : ''}.`
			: `“${match[0]}” is not among the bodies here; the nearest: ${shown}.`;
		return {
			text: match[0],
			at: match.index,
			wish: { kind: 'any', field: 'simple_body', values, label: label ?? values.join(', ') },
			// Where a car does not say how many it has, it may have enough.
			...(tooFew.length > 0 && {
				besides: { kind: 'not', wish: { kind: 'any', field: 'seats', values: tooFew, label: 'few seats' } },
			}),
			...((kind || own.length === 0) && { note }),
		};
	}
	return null;
}
