import { type AdFeedName, adFeed, feedPath, siteFeeds } from '../../ad-feeds/ad-feeds.ts';
import { fileKind } from '../page-kind.ts';

/** `/feeds/google-vehicle-ads.csv` …: the stock as other platforms read it, where the site's config asks for it. */
export const adFeedFile = fileKind({
	pages: ({ config }) => siteFeeds(config).map((name) => ({ path: feedPath(name), params: name })),
	model: (site, name: AdFeedName) => ({ text: adFeed(site, name).text }),
});
