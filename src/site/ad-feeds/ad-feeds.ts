import type { SiteConfig } from '../../config/site.ts';
import type { Site } from '../site.ts';
import { type AdvertisedCar, advertisedCar } from './advertised-car.ts';
import { csvText } from './csv-text.ts';
import type { Fault, FeedKind } from './feed-kind.ts';
import { googleVehicleAds } from './google-vehicle-ads.ts';
import { metaAutomotive } from './meta-automotive.ts';
import { stockCsv } from './stock-csv.ts';

export type AdFeedName = keyof SiteConfig['ad_feeds'];

const kinds: Readonly<Record<AdFeedName, FeedKind>> = {
	google_vehicle_ads: googleVehicleAds,
	meta_automotive: metaAutomotive,
	csv: stockCsv,
};

/** The feeds that the site's config asks for. */
export const siteFeeds = ({ ad_feeds }: Pick<SiteConfig, 'ad_feeds'>): AdFeedName[] =>
	(Object.keys(kinds) as AdFeedName[]).filter((name) => ad_feeds[name] !== undefined);

/** `/feeds/google-vehicle-ads.csv`. */
export const feedPath = (name: AdFeedName): string => `/feeds/${kinds[name].file}`;

/** A car that a feed leaves out: all that its reader would refuse, or why it is not for sale, which nobody can help. */
type LeftOutOfFeed = { slug: string; reasons: string[]; isExpected: boolean };

/** A feed of the site: its text, how many cars it has, and which cars it leaves out. */
export type AdFeed = { text: string; cars: number; leftOut: LeftOutOfFeed[] };

/** Writes a feed. A car that its reader would refuse is left out; the others are not put at risk by it. */
export function adFeed(site: Site, name: AdFeedName): AdFeed {
	const kind = kinds[name];
	const leftOut: LeftOutOfFeed[] = [];
	const vins = new Set<string>();
	const rows = site.slugs().flatMap((slug) => {
		const advertised = advertisedCar(site, slug);
		if (!advertised) return [];
		const faults = faultsOf(advertised, { kind, vins });
		if (faults.length > 0) leftOut.push(leftOutFor(slug, faults));
		return faults.length > 0 ? [] : [kind.columns.map(([, value]) => value(advertised) ?? '')];
	});
	return { text: csvText([kind.columns.map(([header]) => header), ...rows]), cars: rows.length, leftOut };
}

/** What keeps a car out of a feed. One that is in it has its VIN noted in `vins`. */
function faultsOf(advertised: AdvertisedCar, { kind, vins }: { kind: FeedKind; vins: Set<string> }): Fault[] {
	const found = kind.faults(advertised).filter((fault) => fault !== null);
	if (found.length > 0 || !kind.oncePerVin) return found;
	const vin = advertised.car.vin?.toUpperCase() ?? '';
	if (vins.has(vin)) return [{ reason: 'another car with the same VIN is in the feed' }];
	vins.add(vin);
	return [];
}

function leftOutFor(slug: string, faults: readonly Fault[]): LeftOutOfFeed {
	const sold = faults.filter(({ isExpected }) => isExpected);
	const told = sold.length > 0 ? sold : faults;
	return { slug, reasons: told.map(({ reason }) => reason), isExpected: sold.length > 0 };
}
