import type { SiteConfig } from '../../../src/config/site.ts';
import type { StockRecord } from '../../../src/stock/feed/stock-record.ts';
import { trustedRecord } from './record-days.ts';

type Now = { site: SiteConfig; now: number };

/**
 * What the published site remembers, as far as a build may use it: days that no wrong clock made, and prices that can be
 * compared with today's. A drive away price and one before charges are not the same price.
 */
export function usableRecord(record: StockRecord | null, { site, now }: Now): StockRecord | null {
	const trusted = trustedRecord(record, now);
	if (!trusted || trusted.priced === pricedIn(site)) return trusted;
	const cars = trusted.history.cars.map((car) => ({ ...car, prices: [] }));
	return { ...trusted, history: { ...trusted.history, cars } };
}

/** What a site's prices are: those of another locale are in another currency. */
export const pricedIn = ({ price_basis, locale }: SiteConfig): string =>
	[locale, price_basis].filter(Boolean).join(' ');
