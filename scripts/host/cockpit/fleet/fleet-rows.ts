import type { TenantFigures } from '../../../../netlify/fleet/figures.ts';
import type { LastDay } from '../../../../netlify/fleet/last-day.ts';
import type { BuildPages } from '../../../../src/contract/rebuild.ts';
import { missedLeads } from '../../../../src/domain/leads/lead-silence.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { publishedFacts } from '../../published-facts.ts';
import { problemInShort } from '../../report/problem-list.ts';
import { warningCounts } from '../../report/report-warnings.ts';
import { badge } from '../../state-badge.ts';

/**
 * What is going on with a site, the most urgent first. `failed`: its last build failed and it has no site; `held back`: its last
 * build failed, so the site stays as it was.
 */
export const states = ['failed', 'held back', 'building', 'queued', 'published', 'no site'] as const;
export type State = (typeof states)[number];

/** A tenant in the fleet's table. Null where nothing is known. Times are Unix milliseconds. */
export type FleetRow = {
	slug: string;
	name: string;
	state: State;
	/** Since when it waits for a build that no builder takes; null where one does, or nothing waits. */
	untakenSince: number | null;
	/** How far the build is that runs, by its pages. */
	progress: BuildPages | null;
	/** When the last build that went well ended. */
	lastGood: number | null;
	cars: number | null;
	/** Cars with something that somebody should correct. */
	carsToCheck: number | null;
	/** Records of the feed that became no car. */
	leftOut: number | null;
	/** Warnings that are not about cars. */
	warnings: number | null;
	/** When the last complete lead came. */
	lastLead: number | null;
	/** How many should have come since; null while the silence is usual. */
	missedLeads: number | null;
	unopened: number | null;
	/** Leads past what was promised, and others that nobody opened in time. */
	overdue: number | null;
	late: number | null;
	stuck: number | null;
	/** What the last 24 hours brought; null without a database, or where nothing happened. */
	day: LastDay | null;
	/** Why its last build failed, in short; empty if it did not fail. */
	why: string;
	hasSite: boolean;
	hasReport: boolean;
	/** Settings that were changed since it was built. */
	unpublished: number;
	/** What it is found by besides its name: its places and phone numbers. */
	words: string;
};

/** The rows of all tenants that have a site or a report, or wait for their first build. `figures`: null without a database. */
export function fleetRows(
	tenants: readonly HostedTenant[],
	figures: ReadonlyMap<string, TenantFigures> | null,
	now: number,
): FleetRow[] {
	const known = new Set(tenants.map(({ slug }) => slug));
	const first = [...(figures ?? [])].flatMap(([slug, { buildingSince, waiting }]) =>
		!known.has(slug) && (buildingSince !== null || waiting > 0) ? [{ slug, root: null, report: null }] : [],
	);
	const rows = [...tenants, ...first].map((tenant) =>
		rowOf(tenant, figures === null ? null : figures.get(tenant.slug), now),
	);
	// One builder builds one site at a time: the others wait for their turn.
	return rows.some(({ state }) => state === 'building') ? rows.map((row) => ({ ...row, untakenSince: null })) : rows;
}

/** A running builder takes a request within seconds: one that waits longer has none, unless that builds another site. */
export const usualWaitMs = 10_000;

/** The state of a site in its row; of a build that no builder takes, that. */
export const rowBadge = ({ state, untakenSince }: Pick<FleetRow, 'state' | 'untakenSince'>): Html =>
	state === 'queued' && untakenSince !== null ? badge('untaken build', 'queued, no builder') : badge(state);

/** `figures`: null without a database, undefined for a tenant that has none. */
function rowOf(tenant: HostedTenant, figures: TenantFigures | null | undefined, now: number): FleetRow {
	const { slug, root, report, coming } = tenant;
	const onSite = publishedFacts(report);
	const found = report && warningCounts(report);
	const endedAt = onSite ? Date.parse(onSite.endedAt) : null;
	const state = stateOf(tenant, figures);
	const ofLeads = figures === null ? null : { unopened: 0, overdue: 0, late: 0, fresh: 0, stuck: 0, ...figures };
	return {
		slug,
		name: report?.name ?? coming?.name ?? slug,
		state,
		untakenSince: untakenSince(figures, now),
		progress: figures?.progress ?? null,
		lastGood: latest(figures?.lastGood ?? null, endedAt),
		cars: onSite?.cars.listed ?? null,
		carsToCheck: found?.cars ?? null,
		leftOut: found?.leftOut ?? null,
		warnings: found?.others ?? null,
		lastLead: figures?.lastLead ?? null,
		missedLeads: missedSince(figures, now),
		unopened: ofLeads?.unopened ?? null,
		overdue: ofLeads?.overdue ?? null,
		late: ofLeads?.late ?? null,
		stuck: ofLeads?.stuck ?? null,
		day: figures?.day ?? null,
		why: isBad(state) ? problemInShort(report?.problems ?? []) : '',
		hasSite: root !== null,
		hasReport: report !== null,
		unpublished: 0,
		words: '',
	};
}

function untakenSince(figures: TenantFigures | null | undefined, now: number): number | null {
	const since = figures?.waitingSince ?? null;
	return since !== null && now - since > usualWaitMs ? since : null;
}

/** How many leads should have come since the last one; null while the silence is usual. */
export const missedSince = (
	figures: Pick<TenantFigures, 'lastLead' | 'recentLeads'> | null | undefined,
	now: number,
): number | null => (figures ? missedLeads({ lastAt: figures.lastLead, recent: figures.recentLeads, now }) : null);

/** Whether somebody should look at what the last build says of the site. */
export const isWarned = ({ carsToCheck, leftOut, warnings }: FleetRow): boolean =>
	(carsToCheck ?? 0) + (leftOut ?? 0) + (warnings ?? 0) > 0;

/** Whether the last build of a site in this state failed. */
export const isBad = (state: State): boolean => state === 'failed' || state === 'held back';

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
	if (newest?.bad) return root === null ? 'failed' : 'held back';
	return root === null ? 'no site' : 'published';
}

const latest = (one: number | null, other: number | null): number | null =>
	one === null || other === null ? (one ?? other) : Math.max(one, other);
