import type { SiteConfig } from '../../config/site.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import type { Notation } from '../readers/notation.ts';

/** How a tenant's feed is written: as it says, else as people of its locale write (SITE-5, SITE-9). */
export function feedNotation({ stock_feed, locale }: Pick<SiteConfig, 'stock_feed' | 'locale'>): Notation {
	const { currency, shown } = localeRow(locale);
	const plain: Notation = { decimalMark: shown.decimalMark, currency, locale, distance: 'km', power: 'kW' };
	if (stock_feed.type === 'typesense' || stock_feed.type === 'none') return plain;
	const { decimal_mark, date_order, units } = stock_feed;
	return { ...plain, ...units, ...(decimal_mark && { decimalMark: decimal_mark }), dateOrder: date_order };
}
