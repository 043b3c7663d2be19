import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError, warningLines } from '../../../src/config/problem.ts';
import type { FeedCar, StockHistory } from '../../../src/domain/stock/stock-history.ts';
import type { TenantContent } from '../../../src/site/content/content.ts';
import { holdsUntil } from '../../../src/site/holds-until.ts';
import { sameValue } from '../../../src/site/same-value.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { feedCars } from '../../../src/stock/feed/feed-cars.ts';
import { feedNotation } from '../../../src/stock/feed/feed-notation.ts';
import { normaliseStock } from '../../../src/stock/feed/normalise.ts';
import type { StockReport } from '../../../src/stock/feed/report.ts';
import { isTooMuchLeftOut } from '../../../src/stock/feed/report.ts';
import { groupNotes, stockLines } from '../../../src/stock/feed/report-text.ts';
import { notListedReasons, selectListed } from '../../../src/stock/listing/listing.ts';
import type { OffSiteCar } from '../../../src/stock/listing/off-site.ts';
import { warningsOfSite } from '../../../src/stock/listing/site-warnings.ts';
import { soldAway } from '../../../src/stock/listing/sold-away.ts';
import { withSoldDays } from '../../../src/stock/listing/sold-days.ts';
import type { FeedSigns, FeedText } from '../../../src/stock/source/stock-text.ts';
import { readContent } from '../../sources/content.ts';
import { readStock } from '../../sources/stock.ts';
import type { ReadyTenant, TenantJob } from '../job.ts';
import { recall } from '../memory/memory.ts';
import { projectDir } from '../paths.ts';
import { knownRecords, newKnownStock } from './known-stock.ts';
import { type OwnFolders, ownFiles, ownFolders } from './own-files.ts';
import { shareStyle } from './share-style.ts';

/** What was pulled for a tenant: its snapshot, what happened to its stock, what is doubtful. */
export type Pulled = {
	snapshot: Snapshot;
	stock: StockReport;
	/** The cars of the feed that the site has shown as sold and shows no more. */
	soldAway: Car[];
	/** The cars of the feed that the site does not list, each with the reason. */
	offSite: OffSiteCar[];
	/** Every car of the feed, as the site remembers cars. */
	feed: FeedCar[];
	/** How old the feed is, and whether it breaks off. */
	signs: FeedSigns;
	/** What somebody should act upon. */
	warnings: string[];
	/** What is good to know. */
	notes: string[];
	assets: OwnFolders;
	/** When the clock may next change what the site says, in Unix seconds. */
	until: number;
};

type PullOptions = Pick<TenantJob, 'tenant' | 'now' | 'sitemapLimit' | 'memory'> & {
	feed?: TenantJob['feed'];
	/** What the published site remembers, and the day that its clock says. */
	remembered?: { history: StockHistory; today: string } | null;
};

/**
 * Reads a tenant's stock and puts its snapshot together. Throws a ProblemError for a feed that cannot be read or that
 * loses too many records; `onText` has been handed the text of the feed by then, where it has one.
 */
export async function pullTenant(
	{ tenant, now, sitemapLimit, feed = null, memory, remembered = null }: PullOptions,
	onText: (text: FeedText) => void = () => {},
): Promise<Pulled> {
	const { site: config, dir, file, slug } = tenant;
	const { stock_feed, search_filters: searchFilters, include_sold_cars_days: soldDays } = config;
	const assets = ownFolders(tenant);
	const content = sameContent(memory, await readContent(dir, file, config));
	// Only who builds again keeps what it made of the records: half of what a large feed takes.
	const known = memory && recall({ memory }, newKnownStock);
	const from = { tenantDir: dir, siteFile: file, fetched: feed, onText, ...(known && { known: known.lines }) };
	const { assumeListed, skipped, asOf, cut, ...source } = await readStock(stock_feed, from);
	const records = known ? knownRecords(known, config, source.records) : source.records;
	const {
		cars: read,
		report,
		recordOf,
	} = normaliseStock(records, {
		now,
		assumeListed,
		hasFile: ownFiles(assets),
		notation: feedNotation(config),
		weeklyPrices: config.offers_subscription,
		...(known && { known: known.readings }),
	});
	const cars = remembered ? withSoldDays(read, remembered) : read;
	const { listed, notListed, offSite } = selectListed(cars, {
		searchFilters,
		soldDays,
		now,
		asServer: config.search.engine === 'typesense',
	});
	const stock: StockReport = {
		...report,
		warnings: warningsOfSite(report.warnings, new Set(listed.map(({ id }) => recordOf.get(id)))),
		listed: listed.length,
		notListed: skipped ? { ...notListed, [notListedReasons.rows]: skipped } : notListed,
	};
	checkLeftOut(stock, tenant);
	const [ofConfig, ofStock] = [warningLines(tenant.warnings), stockLines(stock)];
	const gone = soldAway(cars, { searchFilters, soldDays, now });
	return {
		snapshot: {
			slug,
			config,
			cars: listed,
			content,
			css: textOf(join(dir, 'theme.css')),
			...(config.share_pictures !== 'photo' && { shareStyle: shareStyle(projectDir, listed, assets) }),
			now,
			...(sitemapLimit !== undefined && { sitemapLimit }),
		},
		stock,
		offSite,
		soldAway: cars.filter(({ slug }) => gone[slug] !== undefined),
		feed: feedCars({ cars, listed, gone, records, leftOut: report.leftOut, ...(known && { keysOf: known.keysOf }) }),
		signs: { asOf, cut },
		warnings: [...ofConfig.warnings, ...ofStock.warnings],
		notes: [...ofConfig.notes, ...ofStock.notes],
		assets,
		until: holdsUntil({ config, content, cars }, now),
	};
}

/** Throws a ProblemError where more records are left out than the feed's `max_left_out_share` allows. */
export function checkLeftOut(stock: StockReport, { file, site }: ReadyTenant): void {
	const share = site.stock_feed.max_left_out_share;
	if (!isTooMuchLeftOut(stock, share)) return;
	const reasons = groupNotes(stock.leftOut).map(({ count, reason }) => `${count} × ${reason}`);
	throw new ProblemError([
		{
			file,
			path: 'stock_feed',
			found: `a feed of ${stock.read} records of which ${stock.leftOut.length} would be left out`,
			expected: `at most ${Math.round(share * 100)} % (max_left_out_share)`,
			hint: `Left out: ${reasons.join('; ')}.`,
		},
	]);
}

const newKnownContent = (): { content: TenantContent | null } => ({ content: null });

/** What the tenant has written, as the object that it was before where it says the same. */
function sameContent(memory: TenantJob['memory'], content: TenantContent): TenantContent {
	const known = recall({ memory }, newKnownContent);
	known.content = sameValue(known.content, content);
	return known.content;
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
