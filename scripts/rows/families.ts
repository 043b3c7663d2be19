import { cardRows, carRows } from './car-rows.ts';
import { formRows } from './form-rows.ts';
import { locationRows } from './location-rows.ts';
import { pageRows } from './page-rows.ts';
import type { Family } from './row.ts';
import { searchRows } from './search-rows.ts';
import { siteRows } from './site-rows.ts';
import { visitorRows } from './visitor-rows.ts';

/** Every row, in the order in which `tests/rows.md` shows them. */
export const families: readonly Family[] = [
	siteRows,
	pageRows,
	cardRows,
	carRows,
	locationRows,
	formRows,
	searchRows,
	visitorRows,
];
