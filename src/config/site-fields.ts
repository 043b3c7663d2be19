import { z } from 'zod';
import { adFeeds } from './ad-feeds.ts';
import { carDisplay, commerce } from './commerce.ts';
import { content } from './content.ts';
import { errorReporting } from './error-reporting.ts';
import { features } from './features.ts';
import { redirects } from './former-addresses.ts';
import { forms } from './forms.ts';
import { specialHoursEntry, timeZone } from './hours.ts';
import { identity } from './identity.ts';
import { labels } from './labels.ts';
import { leads } from './leads.ts';
import { dealership, location } from './location.ts';
import { map } from './map.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { splitTests } from './split-tests.ts';
import { stockFeedSchema } from './stock-feed.ts';
import { testDrives } from './test-drives.ts';
import { theme } from './theme.ts';
import { uniqueBy } from './unique.ts';
import { off } from './value.ts';

/** Every key of a tenant's site.json, as it is written there (SITE-3). */
export const siteFields = z.strictObject({
	...identity,
	...search,
	...commerce,
	...carDisplay,
	...features,
	...content,
	navigation: navigation.prefault({}).describe('Menus in the header and the footer.'),
	dealerships: uniqueBy(dealership, 'id', 'dealerships').default([]).describe('Dealerships of a group.'),
	locations: uniqueBy(location, 'id', 'locations').default([]).describe('Places of business.'),
	special_hours: z.array(specialHoursEntry).default([]).describe('Opening hours on certain dates, such as holidays.'),
	time_zone: timeZone.optional().describe('Time zone of the locations. Default: that of each location’s state.'),
	department_hours: off('Location cards show the hours of sales, service and parts separately.'),
	map: map.prefault({}).describe('The map of the locations.'),
	labels: labels.prefault({}).describe('Words that the dealer can choose.'),
	forms: forms.prefault({}).describe('Rules of the forms.'),
	leads: leads.prefault({}).describe('Where leads are sent.'),
	test_drives: testDrives.prefault({}).describe('How test drives are booked.'),
	theme: theme.prefault({}).describe('The look of the site.'),
	pages: pages
		.default({})
		.describe('Pages made of blocks, by path. A page replaces the template’s page with the same path.'),
	redirects: redirects
		.default([])
		.describe(
			'Addresses of the dealer’s former website, and where each leads now. A page of this site takes precedence.',
		),
	error_reporting: errorReporting
		.optional()
		.describe('Faults of the pages are reported, from the site’s own address only. Without it nothing is.'),
	split_tests: splitTests
		.default([])
		.describe(
			'Variants of pages that are shown to a part of the visitors, to see which brings more leads. Only for sites that fleet.json lists under split_testing.',
		),
	ad_feeds: adFeeds.prefault({}).describe('Files of stock for advertisers, at /feeds/.'),
	stock_feed: stockFeedSchema.describe('Source of the stock.'),
});

export type SiteFields = z.output<typeof siteFields>;
