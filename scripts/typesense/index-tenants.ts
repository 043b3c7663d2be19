import { formatProblem, type Problem, ProblemError } from '../../src/config/problem.ts';
import { mostCarsGone } from '../../src/domain/stock/stock-gate.ts';
import { nextHistory } from '../../src/domain/stock/stock-history.ts';
import { servedStock } from '../../src/site/index/search-server.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { dropRule, rememberedCars } from '../../src/stock/car/remembered-car.ts';
import type { ReadyTenant } from '../publish/job.ts';
import { tenantDirs } from '../publish/paths.ts';
import { buildDashboard } from '../publish/read/build-dashboard.ts';
import { publishedRecord } from '../publish/read/published-record.ts';
import { type Pulled, pullTenant } from '../publish/read/pull.ts';
import { lastDay } from '../publish/read/record-days.ts';
import { usableRecord } from '../publish/read/usable-record.ts';
import { readTenants } from '../sources/tenants.ts';
import { documentsInUse, type Indexed, type IndexOptions, indexStock } from './index-stock.ts';
import { type Server, ServerError } from './server.ts';

type Options = Omit<IndexOptions, 'now'> & {
	tenantsDir: string;
	/** `all`: those whose `search.engine` is typesense. */
	slugs: readonly string[] | 'all';
	acceptShrink: boolean;
	/** Folder of the built sites, which remember the prices that they showed. */
	out: string;
	/** Prints a line for the operator. */
	say: (line: string) => void;
};

/** It is not known when the server was last filled. */
const wholeWeek = 7;

/** How many failed documents are named one by one. */
const mostNamed = 20;

/** Indexes tenants one after the other; a fault in one does not stop the others. Resolves with whether all went well. */
export async function indexTenants(server: Server, options: Options): Promise<boolean> {
	const { tenantsDir, slugs, say } = options;
	const { tenants, problems, claims } = readTenants(tenantsDir, slugs);
	const dashboard = buildDashboard({ out: 'dist' }, claims);
	for (const problem of problems) say(formatProblem(problem));
	let isWell = problems.length === 0;
	let done = 0;
	for (const { parsed, ...tenant } of await Promise.all(tenants.map(dashboard.configure))) {
		if (!parsed.ok) {
			for (const problem of parsed.problems) say(formatProblem(problem));
			isWell = false;
			continue;
		}
		if (slugs === 'all' && parsed.site.search.engine !== 'typesense') continue;
		done += 1;
		const ready: ReadyTenant = { ...tenant, site: parsed.site, warnings: parsed.warnings };
		isWell = (await indexOne(server, ready, options)) && isWell;
	}
	if (slugs === 'all' && done === 0) say('No tenant has "search": { "engine": "typesense" }.');
	return isWell;
}

async function indexOne(server: Server, tenant: ReadyTenant, options: Options): Promise<boolean> {
	const { slug, site } = tenant;
	const { prefix, acceptShrink, say } = options;
	try {
		const before = await documentsInUse(server, slug, prefix);
		const now = Date.now();
		const { pulled, cars } = await pullRemembered(tenant, Math.floor(now / 1000), options.out);
		const doubtful = acceptShrink ? [] : doubtfulStock(pulled, before, tenant);
		if (doubtful.length > 0) throw new ProblemError(doubtful);
		const stock = { slug, ...servedStock(site, cars) };
		const indexed = await indexStock(server, stock, { ...options, now });
		for (const line of describe(slug, indexed)) say(line);
		if (site.search.engine !== 'typesense')
			say(`${slug}: its site searches in the page ("search": { "engine": "page" }).`);
		return indexed.failures.length === 0 || indexed.inUse;
	} catch (error) {
		if (error instanceof ProblemError) for (const problem of error.problems) say(formatProblem(problem));
		else if (error instanceof ServerError) say(`${slug}: ${error.message}`);
		else throw error;
		return false;
	}
}

/** Pulls a tenant; its cars have what the built site remembers of them, so that their cards are those of its pages. */
async function pullRemembered(tenant: ReadyTenant, now: number, out: string): Promise<{ pulled: Pulled; cars: Car[] }> {
	const { site, slug } = tenant;
	const { record } = await publishedRecord({ tenant, now, acceptShrink: true }, tenantDirs(out, slug));
	const usable = usableRecord(record, { site, now });
	const memory = usable && { history: usable.history, today: lastDay(now, usable) };
	const pulled = await pullTenant({ tenant, now, remembered: memory });
	const history = memory && nextHistory(memory.history, pulled.feed, memory.today).history;
	return { pulled, cars: rememberedCars(pulled.snapshot.cars, { history, dropRule: dropRule(site), now }) };
}

/** Why somebody should look at this stock first: the feed breaks off, or has shrunk. The server knows how many cars it has, not which, so only the difference counts as gone. */
function doubtfulStock(
	{ snapshot, signs }: Pulled,
	before: number,
	{ file, site: { stock_feed: feed } }: ReadyTenant,
): Problem[] {
	const listed = snapshot.cars.length;
	const limits = { day: feed.max_gone_share, week: feed.max_gone_share_week, growth: feed.max_growth_share };
	const fewest = before - mostCarsGone(before, wholeWeek, limits);
	const found = [
		...(signs.cut ? [{ found: `a feed that breaks off: ${signs.cut}`, expected: 'a whole feed' }] : []),
		...(listed >= fewest && (listed > 0 || before === 0)
			? []
			: [
					{
						found: `${listed} cars to list, where the search server has ${before}`,
						expected: `at least ${Math.max(fewest, 1)} (max_gone_share_week)`,
					},
				]),
	];
	const hint = 'If it is right, run it once with --accept-shrink.';
	return found.map((finding) => ({ file, path: 'stock_feed', ...finding, hint }));
}

function describe(slug: string, { collection, inUse, documents, failures, removed }: Indexed): string[] {
	const named = failures.slice(0, mostNamed).map(({ id, reason }) => `${slug}: car ${id} failed: ${reason}`);
	const more = failures.length > mostNamed ? [`${slug}: and ${failures.length - mostNamed} more`] : [];
	const outcome = inUse
		? `${slug}: ${documents} cars in ${collection}, in use`
		: `${slug}: ${failures.length} of ${documents + failures.length} cars failed; the collection before stays in use (--accept-failures to do without them)`;
	return [...named, ...more, ...removed.map((name) => `${slug}: removed ${name}`), outcome];
}
