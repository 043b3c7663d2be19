import type { StockField } from './stock-schema.ts';

/** The fields in which a visitor's words are looked for, the one that counts most first; for every engine. */
export const queriedFields = [
	'make',
	'model',
	'badge',
	'series',
	'name',
	'stocknum',
	'simple_body',
	'simple_fuel',
	'simple_transmission',
	'colour',
	'city',
] as const satisfies readonly StockField[];
