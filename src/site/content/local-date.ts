import type { SiteConfig } from '../../config/site.ts';
import { dealerZone } from '../../domain/hours/dealer-zone.ts';

/** The date at the dealer's, `2026-12-24`, at a moment in Unix seconds. */
export function localDate(
	now: number,
	config: Pick<SiteConfig, 'locale' | 'address' | 'locations' | 'time_zone'>,
): string {
	// sv-SE writes dates as ISO 8601 does.
	return new Intl.DateTimeFormat('sv-SE', { timeZone: dealerZone(config) }).format(new Date(now * 1000));
}
