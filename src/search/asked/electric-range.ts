import { kilometresPerMile } from './amounts.ts';
import type { AskedStock, FoundWish } from './asked.ts';
import { word } from './word.ts';

const distance = String.raw`(?<distance>\d{2,3})(?: ?\+)? ?(?<unit>kms?|kilomet(?:re|er)s?|mi(?:les?)?)`;
const least = '(?:(?:of|over|above|more than|at least|min(?:imum)?(?: of)?|from|with(?: an?)?|around|about|>=?) ?)*';
const more = String.raw`(?: ?(?:\+|plus|or (?:more|better)))?`;
const kind = '(?:(?:of|electric|ev|driving|battery|real(?:[ -]world)?) )*';

const patterns = [
	word(`${least}${distance}${more} ${kind}range(?! rover)`),
	word(`${kind}range ${least}${distance}${more}`),
];
/** What is said of an electric car alone is its range, unless it is the most: `under 400 km` is on the clock. */
const bare = word(`(?<!(?:under|below|less than|up to|max|within) )${least}${distance}${more}`);
const electric = word('evs?|bevs?|phevs?|electric(?: cars?)?|plug[ -]?ins?|teslas?');

/** How far a car goes on its battery, at least (SRCH-3): `400km range`, `electric more than 400 km`. */
export function electricRangeIn(text: string, { valuesOf }: AskedStock): FoundWish | null {
	if (!valuesOf('simple_fuel').some((fuel) => /electric|plug/i.test(fuel))) return null;
	for (const pattern of electric.test(text) ? [...patterns, bare] : patterns) {
		const match = pattern.exec(text);
		const { distance: said = '', unit = '' } = match?.groups ?? {};
		const min = Math.round(Number(said) * (unit.startsWith('mi') ? kilometresPerMile : 1));
		if (match && min > 0)
			return { text: match[0], at: match.index, wish: { kind: 'range', field: 'electric_range', range: { min } } };
	}
	return null;
}
