import type { SiteLocation } from '../../src/config/site.ts';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import type { Locale } from '../../src/domain/words/locale.ts';
import { generateStock } from './sample-stock/generate-stock.ts';
import { feedFault } from './stock-problem.ts';
import type { StockSource } from './stock-text.ts';

/** Where a generated car may stand. */
export type SampleLocation = Pick<
	SiteLocation,
	'id' | 'name' | 'dealership_id' | 'dealership_slug' | 'location_type' | 'address'
>;

type SampleSetting = { siteFile: string; now: number; locations: readonly SampleLocation[]; locale?: Locale };

/**
 * Stock for a site that shows what the platform can do: made, not read, and spread over the places that sell. The same
 * seed on the same day gives the same cars. `now` in Unix seconds.
 */
export function sampleStock(feed: FeedOf<'sample'>, { siteFile, now, locations, locale }: SampleSetting): StockSource {
	const places = locations.filter(({ location_type }) => location_type === 'sales' || location_type === '');
	if (places.length === 0) {
		const expected = 'a location of type sales for the sample stock to stand at';
		throw feedFault({ file: siteFile, path: 'locations', found: `${locations.length} locations`, expected });
	}
	const { seed, count, kind, makes, subscription } = feed;
	const lots = places.map(asLot);
	const order = {
		seed,
		count,
		kind,
		now: new Date(now * 1000),
		locations: lots,
		subscription,
		...(locale && { locale }),
		...(makes && { makes }),
	};
	const records = generateStock(order).map((raw, index) => ({ record: index + 1, raw }));
	return { records, assumeListed: false };
}

function asLot({ id, name, dealership_id, dealership_slug, address }: SampleLocation) {
	return {
		location_id: id,
		location_name: name,
		dealership_id: dealership_id ?? id,
		dealership_slug,
		city: address.city ?? '',
		state: address.state ?? '',
	};
}
