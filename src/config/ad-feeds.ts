import { z } from 'zod';
import { text } from './value.ts';

const storeCode = text.max(64, { error: 'a store code of at most 64 characters' });

/** Files of stock that other platforms read: `src/site/ad-feeds/README.md`. */
export const adFeeds = z.strictObject({
	google_vehicle_ads: z
		.strictObject({
			store_code: storeCode
				.optional()
				.describe(
					'Store code in the Google Business Profile, for cars whose location has no google_store_code in its external_identifiers.',
				),
		})
		.optional()
		.describe('/feeds/google-vehicle-ads.csv, for Google Merchant Center.'),
	meta_automotive: z
		.strictObject({})
		.optional()
		.describe('/feeds/meta-automotive.csv, for a vehicle catalogue of Facebook and Instagram.'),
	csv: z.strictObject({}).optional().describe('/feeds/stock.csv: every listed car, for anybody else.'),
});
