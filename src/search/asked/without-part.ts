import { partPattern } from './alternatives.ts';
import type { AskedPart } from './asked.ts';

/** A query without one of its parts: what is left when its filter is taken away. `red` is no part of `hundred`. */
export const withoutPart = (query: string, { text }: Pick<AskedPart, 'text'>): string =>
	query
		.replace(new RegExp(partPattern(text), 'u'), ' ')
		.replace(/\s+/g, ' ')
		.replace(looseEnds, '');

/** What joined a part to others: `or ranger` is `ranger`. */
const looseEnds = /^(?:\s|[,;/&+]|(?:and|or)\b)+|(?:\s|[,;/&+]|\b(?:and|or))+$/giu;
