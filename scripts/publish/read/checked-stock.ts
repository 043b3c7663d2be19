import { ProblemError } from '../../../src/config/problem.ts';
import { isoDay } from '../../../src/domain/hours/days.ts';
import { oldAddresses } from '../../../src/domain/stock/gone-cars.ts';
import type { PastCar } from '../../../src/domain/stock/past-car.ts';
import { nextCount } from '../../../src/domain/stock/stock-gate.ts';
import { type FeedCar, nextHistory } from '../../../src/domain/stock/stock-history.ts';
import { sameValue } from '../../../src/site/same-value.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { dropRule, type KnownMemories, rememberedCars } from '../../../src/stock/car/remembered-car.ts';
import type { StockReport } from '../../../src/stock/feed/report.ts';
import type { StockRecord } from '../../../src/stock/feed/stock-record.ts';
import type { OffSiteCar } from '../../../src/stock/listing/off-site.ts';
import type { FeedText } from '../../../src/stock/source/stock-text.ts';
import type { TenantJob } from '../job.ts';
import { recall } from '../memory/memory.ts';
import type { TenantDirs } from '../paths.ts';
import { keepHeldFeed } from './held-feed.ts';
import type { OwnFolders } from './own-files.ts';
import { pastCars } from './past-cars.ts';
import { publishedCars } from './published-cars.ts';
import { publishedRecord } from './published-record.ts';
import { type Pulled, pullTenant } from './pull.ts';
import { lastDay } from './record-days.ts';
import { type ReservedCars, withReserved } from './reserved-cars.ts';
import { ageWarnings, heldBack } from './stock-gate.ts';
import { pricedIn, usableRecord } from './usable-record.ts';

/** What of a job decides what becomes of its stock. */
type StockJob = Pick<TenantJob, 'tenant' | 'now' | 'out' | 'acceptShrink' | 'published' | 'sitemapLimit' | 'memory'> & {
	/** Cars that visitors have reserved online. */
	reserved?: ReservedCars;
};

/** A tenant's stock that may be published, beside what the published site remembers. */
export type CheckedStock = {
	snapshot: Snapshot;
	stock: StockReport;
	/** The cars of the feed that the site does not list, each with the reason. */
	offSite: readonly OffSiteCar[];
	assets: OwnFolders;
	/** When the clock may next change what the site says, in Unix seconds. */
	until: number;
	/** What the published site remembers; null where there is no such site. */
	before: StockRecord | null;
	/** The same with days that can be trusted. */
	trusted: StockRecord | null;
	/** The record of the next site, but for what is known once it is planned. */
	next: Omit<StockRecord, 'pages' | 'lists'>;
	/** The same without cars whose pages cannot be made: they are not listed, but nobody says that they are gone. */
	without: (slugs: Iterable<string>) => CheckedStock;
};

/**
 * Pulls a tenant and holds its stock against what the published site remembers. Throws a ProblemError, and keeps the feed
 * aside, where it cannot be read or must not be published unseen; `onPulled` hears of what was read before that.
 */
export async function checkedStock(
	job: StockJob,
	dirs: TenantDirs,
	onPulled: (pulled: Pulled) => void,
): Promise<CheckedStock> {
	const { record: before, warnings } = await publishedRecord(job, dirs);
	let text: FeedText | null = null;
	try {
		const trusted = usableRecord(before, { site: job.tenant.site, now: job.now });
		const remembered = trusted && { history: trusted.history, today: lastDay(job.now, trusted) };
		const pulled = await pullTenant({ ...job, remembered }, (feed) => {
			text = feed;
		});
		const old = ageWarnings(job.tenant.site.stock_feed, { signs: pulled.signs, now: job.now });
		const { reserved } = job;
		onPulled({ ...pulled, warnings: [...warnings, ...old, ...(reserved?.warnings ?? []), ...pulled.warnings] });
		const snapshot = reserved ? withReserved(pulled.snapshot, reserved.ids) : pulled.snapshot;
		const rows = trusted && hasLost(trusted, pulled) ? await publishedCars(job, dirs) : new Map();
		return check({ ...pulled, snapshot }, { job, before, trusted, rows, unmade: new Set() });
	} catch (error) {
		if (!text || !(error instanceof ProblemError)) throw error;
		throw keptAside(error, keepHeldFeed(dirs, text), job);
	}
}

/** What is remembered where nothing is. */
const nothing: StockRecord['history'] = { began: '', cars: [], gone: [] };

type Work = Pick<CheckedStock, 'before' | 'trusted'> & {
	job: StockJob;
	/** How the published site tells of its cars, by slug, where some have left the feed. */
	rows: ReadonlyMap<string, PastCar>;
	unmade: ReadonlySet<string>;
};

/** Whether the site lists a car that the feed has no more. */
function hasLost({ history }: StockRecord, { feed }: Pulled): boolean {
	const slugs = new Set(feed.map(({ slug }) => slug));
	return history.cars.some(({ slug }) => !slugs.has(slug));
}

function check(pulled: Pulled, work: Work): CheckedStock {
	const { job, before, trusted, rows, unmade } = work;
	const { tenant, now, acceptShrink } = job;
	const cars = pulled.snapshot.cars.filter(({ slug }) => !unmade.has(slug));
	const feed = pulled.feed.map((car): FeedCar => (unmade.has(car.slug) ? { ...car, state: 'unread' } : car));
	const { history, lost } = nextHistory(trusted?.history ?? nothing, feed, lastDay(now, trusted));
	const listed = cars.length;
	const count = trusted?.losses ?? null;
	const change = { count, known: trusted?.history.cars.length ?? 0, lost, listed, signs: pulled.signs, now };
	const findings = acceptShrink ? [] : heldBack(tenant.site.stock_feed, change);
	if (findings.length > 0) {
		throw new ProblemError(findings.map((finding) => ({ file: tenant.file, path: 'stock_feed', ...finding })));
	}
	const past = pastCars(history.gone, { pulled, before: trusted?.past ?? {}, rows, now });
	const losses = nextCount(count, { now, listed, lost: lost.length, accepted: acceptShrink });
	return {
		snapshot: {
			...pulled.snapshot,
			cars: sameCars(
				job,
				rememberedCars(cars, { history, dropRule: dropRule(tenant.site), now, known: recall(job, newKnownMemories) }),
			),
			...oldAddresses(history, isoDay(now)),
			past,
			...(trusted && { lists: trusted.lists }),
		},
		stock: pulled.stock,
		offSite: pulled.offSite,
		assets: pulled.assets,
		until: pulled.until,
		before,
		trusted,
		next: { tenant: tenant.slug, built: now, losses, priced: pricedIn(tenant.site), history, past },
		without: (slugs) => check(pulled, { ...work, unmade: new Set([...unmade, ...slugs]) }),
	};
}

const newKnownMemories = (): KnownMemories => new WeakMap();

const newKnownCars = (): { cars: Map<string, Car> } => ({ cars: new Map() });

/** The cars, those that are what they were in the last build as the same objects, so that nothing is made of them again. */
function sameCars({ memory }: StockJob, cars: readonly Car[]): Car[] {
	if (!memory) return [...cars];
	const known = recall({ memory }, newKnownCars);
	const same = cars.map((car) => sameValue(known.cars.get(car.slug), car));
	known.cars = new Map(same.map((car) => [car.slug, car]));
	return same;
}

/** Says where the feed is kept that was held back, and how to publish it all the same. */
function keptAside(error: ProblemError, file: string, { tenant: { slug } }: StockJob): ProblemError {
	const kept = `The published site is unchanged; the feed is kept as ${file}.`;
	const accept = `If the feed is right: npm run build -- ${slug} --accept-shrink`;
	return new ProblemError(
		error.problems.map((problem) => {
			const says = [problem.hint, kept, ...(problem.path === 'stock_feed' ? [accept] : [])];
			return { ...problem, hint: says.filter(Boolean).join(' ') };
		}),
	);
}
