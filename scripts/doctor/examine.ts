import { formatProblem } from '../../src/config/problem.ts';
import type { Finding } from '../../src/contract/finding.ts';
import { limitConcurrency } from '../publish/workers/concurrency-limit.ts';
import { readTenants, type Tenant } from '../sources/tenants.ts';
import { checkAddress } from './address-check.ts';
import { checkFeed } from './feed-check.ts';
import { fault, type Look, note, ok, type Said, warning, within } from './look.ts';
import { checkPhotos } from './photo-check.ts';
import { checkSearch } from './search-check.ts';
import { serverHalf } from './server-half.ts';
import { checkFunctions, checkSite } from './site-check.ts';

/** Whom to look at, and with what. */
export type Examination = {
	slugs: readonly string[] | 'all';
	tenantsDir: string;
	out: string;
	/** Address of the published sites instead of their own; `{slug}` stands for each tenant's slug. */
	url?: string | undefined;
	env: NodeJS.ProcessEnv;
	/** Unix seconds. */
	now: number;
	/** Milliseconds that a server has for one answer. */
	timeoutMs?: number;
};

/** Tenants at the same time: their checks mostly wait for other machines. */
const atOnce = 8;
const usualTimeout = 10_000;
/** Milliseconds that one check may take, its tries and redirects included. */
const checkMs = 60_000;

/** Looks at tenants, side by side, and returns what was found by tenant and check. Throws an Error for slugs that are not there. */
export async function examine(examination: Examination): Promise<Finding[]> {
	const { slugs, tenantsDir, env } = examination;
	const { tenants, problems } = readTenants(tenantsDir, slugs);
	if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
	const limited = limitConcurrency(atOnce);
	const names = tenants.map(({ slug }) => slug);
	const [server, ...own] = await Promise.all([
		serverHalf(names, { ...env, FORECOURT_TENANTS: tenantsDir }),
		...tenants.map((tenant) => limited(() => examineTenant(tenant, examination))),
	]);
	return names.flatMap((slug, index) => [...(own[index] ?? []), ...server.filter(({ tenant }) => tenant === slug)]);
}

async function examineTenant({ slug, dir, file, parsed }: Tenant, examination: Examination): Promise<Finding[]> {
	const findings = (check: string, said: readonly Said[]): Finding[] =>
		said.map((one) => ({ tenant: slug, check, ...one }));
	if (!parsed.ok)
		return findings(
			'config',
			parsed.problems.map((problem) => fault(formatProblem(problem))),
		);
	const { site, warnings } = parsed;
	const { url, out, env, now, timeoutMs = usualTimeout } = examination;
	const address = new URL(url?.replaceAll('{slug}', slug) ?? site.url);
	const look: Look = { tenant: { slug, dir, file, site, warnings }, out, address, env, now, timeoutMs };
	const isAway = site.demo && url === undefined;
	const [stock, search, net, functions] = await Promise.all([
		examineStock(look, isAway, findings),
		within(checkMs, checkSearch(look)),
		isAway ? [ok(demoText)] : within(checkMs, checkAddress(look)),
		isAway ? [] : within(checkMs, checkFunctions(look)),
	]);
	const said = warnings.map((one) => (one.isNote ? note : warning)(formatProblem(one)));
	const config = warnings.every(({ isNote }) => isNote) ? [ok('valid'), ...said] : said;
	return [
		...findings('config', config),
		...stock,
		...findings('search', search),
		...findings('address', net),
		...findings('functions', functions),
	];
}

const demoText = 'not checked: a demonstration has no address. --url says where it is served';

type Named = (check: string, said: readonly Said[]) => Finding[];

/** The site, the feed beside what the site remembers, and the photos of the feed: one after the other. */
async function examineStock(look: Look, isAway: boolean, findings: Named): Promise<Finding[]> {
	const found: Finding[] = [];
	const done = async (): Promise<Said[]> => {
		const { said, record } = await checkSite(look, isAway);
		found.push(...findings('site', said));
		const feed = await checkFeed(look, record);
		found.push(...findings('feed', feed.said));
		if (feed.pulled) found.push(...findings('photos', await checkPhotos(look, feed.pulled.snapshot.cars)));
		return [];
	};
	const late = await within(checkMs, done());
	return [...found, ...findings('feed', late)];
}
