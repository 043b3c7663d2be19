import type { TenantFigures } from '../../../netlify/fleet/figures.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { warningCount } from '../report-warnings.ts';

/** What is going on with a site, the most urgent first. */
export const states = ['failed', 'building', 'queued', 'published', 'no site'] as const;
export type State = (typeof states)[number];

/** A tenant in the fleet's table. Null where nothing is known. Times are Unix milliseconds. */
export type FleetRow = {
	slug: string;
	name: string;
	state: State;
	/** When the last build that went well ended. */
	lastGood: number | null;
	cars: number | null;
	/** Cars that were left out, and other faults of the stock. */
	stockProblems: number | null;
	warnings: number | null;
	bytes: number | null;
	unopened: number | null;
	overdue: number | null;
	stuck: number | null;
	hasSite: boolean;
	hasReport: boolean;
};

/** The rows of all tenants that have a site or a report, or wait for their first build. `figures`: null without a database. */
export function fleetRows(
	tenants: readonly HostedTenant[],
	figures: ReadonlyMap<string, TenantFigures> | null,
): FleetRow[] {
	const known = new Set(tenants.map(({ slug }) => slug));
	const first = [...(figures ?? [])].flatMap(([slug, { buildingSince, waiting }]) =>
		!known.has(slug) && (buildingSince !== null || waiting > 0) ? [{ slug, root: null, report: null }] : [],
	);
	return [...tenants, ...first].map((tenant) => rowOf(tenant, figures === null ? null : figures.get(tenant.slug)));
}

/** `figures`: null without a database, undefined for a tenant that has none. */
function rowOf({ slug, root, report }: HostedTenant, figures: TenantFigures | null | undefined): FleetRow {
	const endedAt = report?.ok ? Date.parse(report.endedAt) : null;
	const ofLeads = figures === null ? null : { unopened: 0, overdue: 0, stuck: 0, ...figures };
	return {
		slug,
		name: report?.name ?? slug,
		state: stateOf({ root, report }, figures),
		lastGood: latest(figures?.lastGood ?? null, endedAt),
		cars: report?.cars.listed ?? null,
		stockProblems: report ? report.cars.leftOut + worthALook(report.stock?.warnings) : null,
		warnings: report ? warningCount(report) : null,
		bytes: report?.bytes || null,
		unopened: ofLeads?.unopened ?? null,
		overdue: ofLeads?.overdue ?? null,
		stuck: ofLeads?.stuck ?? null,
		hasSite: root !== null,
		hasReport: report !== null,
	};
}

/** What the history and the last report say together: whichever is newer. */
export function stateOf(
	{ root, report, coming }: Omit<HostedTenant, 'slug'>,
	figures: Pick<TenantFigures, 'buildingSince' | 'waiting' | 'last'> | null | undefined,
): State {
	if (figures && figures.buildingSince !== null) return 'building';
	if (coming || (figures && figures.waiting > 0)) return 'queued';
	const reported = report ? { bad: !report.ok, at: Date.parse(report.endedAt) } : null;
	const kept = figures?.last ? { bad: /^(?:failed|held_back)$/.test(figures.last.outcome), at: figures.last.at } : null;
	const newest = reported && kept ? (kept.at > reported.at ? kept : reported) : (reported ?? kept);
	if (newest?.bad) return 'failed';
	return root === null ? 'no site' : 'published';
}

const worthALook = (groups: readonly { count: number }[] = []): number =>
	groups.reduce((sum, { count }) => sum + count, 0);

const latest = (one: number | null, other: number | null): number | null =>
	one === null || other === null ? (one ?? other) : Math.max(one, other);
