import type { StockNote } from '../feed/report.ts';

/**
 * The warnings about cars on this site, and those that say why a car is not on it. Other dealers' cars in a shared feed do
 * not count (SITE-5). `listed`: the records of the cars on the site.
 */
export const warningsOfSite = (warnings: readonly StockNote[], listed: ReadonlySet<number | undefined>): StockNote[] =>
	warnings.filter(({ record, reason }) => listed.has(record) || reason.endsWith(': not listed'));
