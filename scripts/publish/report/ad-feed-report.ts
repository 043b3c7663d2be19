import { isEverydayGap } from '../../../src/domain/stock/everyday-gaps.ts';
import { type AdFeed, type AdFeedName, adFeed, feedPath, siteFeeds } from '../../../src/site/ad-feeds/ad-feeds.ts';
import type { Site } from '../../../src/site/site.ts';
import type { ReportedFeed, TenantReport } from './build-report.ts';

/**
 * Notes the feeds for advertisers, and why the site's other cars are not in them, each car once. It is a warning where more cars
 * than usual lack what the dealer could add.
 */
export function describeAdFeeds(report: Pick<TenantReport, 'adFeeds' | 'warnings'>, site: Site): void {
	for (const name of siteFeeds(site.config)) {
		const { cars, leftOut } = adFeed(site, name);
		report.adFeeds.push({ file: feedPath(name), cars, leftOut: leftOut.length, reasons: reasonsOf(leftOut) });
		report.warnings.push(...incompleteCars(name, { cars, leftOut }));
	}
}

type LeftOut = AdFeed['leftOut'];

/** Cars of a reason that are named in a warning, and in the report. */
const mostExamples = 3;
const mostNamed = 200;

/** A car that lacks several things is with those that lack the same. */
function reasonsOf(leftOut: LeftOut): ReportedFeed['reasons'] {
	const byReason = [...Map.groupBy(leftOut, ({ reasons }) => reasons.join(' and '))];
	return byReason
		.map(([reason, cars]) => ({
			reason,
			cars: cars.length,
			examples: cars.slice(0, mostNamed).map(({ slug }) => slug),
		}))
		.sort((one, other) => other.cars - one.cars);
}

function incompleteCars(name: AdFeedName, { cars, leftOut }: Pick<AdFeed, 'cars' | 'leftOut'>): string[] {
	const incomplete = leftOut.filter(({ isExpected }) => !isExpected);
	if (isEverydayGap({ cars: incomplete.length, all: cars + incomplete.length })) return [];
	return reasonsOf(incomplete).map(({ reason, cars: count, examples }) => {
		const more = count > mostExamples ? ', …' : '';
		return `ad_feeds.${name}: ${count} left out: ${reason} (${examples.slice(0, mostExamples).join(', ')}${more})`;
	});
}
