import type { AskedStock, FoundWish } from './asked.ts';
import { word } from './word.ts';

const lead = '(?:(?:that|which|who|for|to|can|could|will|with(?: an?)?|braked) )*';
const least = '(?:(?:of|up to|over|above|more than|at least|min(?:imum)?(?: of)?|from|around|about|an?|my|our|the) )*';
const load = String.raw`(?<load>\d[\d.,]*)(?: ?\+)? ?(?<unit>kgs?|kilos?|t|tonnes?|tons?)`;
const more = String.raw`(?: ?\+| or more| plus)?`;
const tow = 'tow(?:s|ing)?(?: (?:capacity|rating|limit|weight))?';
const towed = '(?: (?:caravans?|trailers?|boats?|(?:horse )?floats?|jet ?skis?))?';

const patterns = [
	word(`${lead}${tow} ${least}${load}${more}(?: braked)?${towed}`),
	word(`${lead}${least}${load}${more} (?:braked(?: ${tow})?|${tow})`),
];

/** How much a vehicle tows with brakes, at least (SRCH-3): `tow 3000kg`, `3.5 tonne towing`; null where no weight is said, and in a stock that does not tell. */
export function towingIn(text: string, { valuesOf }: AskedStock): FoundWish | null {
	if (valuesOf('towing_capacity').length === 0) return null;
	for (const pattern of patterns) {
		const match = pattern.exec(text);
		const { load: said = '', unit = '' } = match?.groups ?? {};
		const min = Math.round(Number(said.replace(/,(?=\d{3})/g, '')) * (unit.toLowerCase().startsWith('t') ? 1000 : 1));
		if (match && min > 0)
			return { text: match[0], at: match.index, wish: { kind: 'range', field: 'towing_capacity', range: { min } } };
	}
	return null;
}
