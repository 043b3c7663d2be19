import { americas } from './makers/americas.ts';
import { asia } from './makers/asia.ts';
import { europe } from './makers/europe.ts';
import { japan } from './makers/japan.ts';
import { oceania } from './makers/oceania.ts';

/** Makes that are driven in our countries, whatever a dealer has in stock: what is traded in may be any of them (FORM-1). */
export const knownMakes: readonly string[] = [
	...new Set([americas, asia, europe, japan, oceania].flatMap((makers) => Object.keys(makers))),
];
