import { sql } from 'kysely';
import type { BuildOutcome, BuildPages } from '../../src/contract/rebuild.ts';
import { waitingLanes } from '../delivery/lanes.ts';
import { stuckLanes } from '../delivery/stuck-lanes.ts';
import { lastLeads } from '../leads/store/last-leads.ts';
import { minutesToOpen } from '../leads/store/minutes-to-open.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { progressOf } from '../rebuilds/store/progress.ts';
import { type BrokenPromises, brokenPromises } from './broken-promises.ts';
import { type LastDay, lastDays, quietDay } from './last-day.ts';

/** What an operator sees of one tenant among all. Times are Unix milliseconds. */
export type TenantFigures = {
	/** When the build that runs was started; null if none runs. */
	buildingSince: number | null;
	/** How far it is, by its pages; null where it has not told yet. */
	progress: BuildPages | null;
	/** Requests that wait for a build, and since when the first of them has; null for none. */
	waiting: number;
	waitingSince: number | null;
	/** When the last build that went well ended, as far as the history goes. */
	lastGood: number | null;
	/** The last build that has ended. */
	last: { outcome: BuildOutcome; at: number } | null;
	/** When the last complete lead came; null where none has, as far as leads are kept. */
	lastLead: number | null;
	/** Complete leads of the last 28 days. */
	recentLeads: number;
	/** Complete leads that nobody has opened. */
	unopened: number;
	/** Leads that nobody has answered by the time promised (ROUTE-10). */
	overdue: number;
	/** Others that nobody has opened within `leads.open_within_minutes`. */
	late: number;
	/** Those that nobody has opened and that are neither. */
	fresh: number;
	/** Deliveries that wait for somebody: a setting, a receiver, a process that delivers; or that were given up. */
	stuck: number;
	/** What the last 24 hours brought. */
	day: LastDay;
};

/** Builds after which the site is as its files say. */
const good: ReadonlySet<BuildOutcome> = new Set(['published', 'unchanged', 'handed_over']);

const noFigures: TenantFigures = {
	buildingSince: null,
	progress: null,
	waiting: 0,
	waitingSince: null,
	lastGood: null,
	last: null,
	lastLead: null,
	recentLeads: 0,
	unopened: 0,
	overdue: 0,
	late: 0,
	fresh: 0,
	stuck: 0,
	day: quietDay,
};

/** The figures of every tenant that has any, by slug: a query for each figure, however many tenants there are. */
export async function fleetFigures(
	around: Pick<Runtime, 'db' | 'tenants' | 'now'>,
): Promise<ReadonlyMap<string, TenantFigures>> {
	const { db } = around;
	const found = new Map<string, TenantFigures>();
	const of = (tenant: string): TenantFigures => {
		const figures = found.get(tenant) ?? { ...noFigures };
		found.set(tenant, figures);
		return figures;
	};
	for (const { tenant, outcome, at } of await endedBuilds(db)) noteEnded(of(tenant), { outcome, at });
	for (const { tenant, started_at } of await runningBuilds(db)) of(tenant).buildingSince = Number(started_at);
	for (const [tenant, { started_at, step, drawn, of: all }] of await progressOf(db, around.now())) {
		const figures = of(tenant);
		figures.buildingSince ??= Date.parse(started_at);
		figures.progress = { step, drawn, of: all };
	}
	for (const { tenant, count, oldest } of await waitingRequests(db))
		Object.assign(of(tenant), { waiting: Number(count), waitingSince: Number(oldest) });
	for (const { tenant, lastAt, recent } of await lastLeads(db, around.now()))
		Object.assign(of(tenant), { lastLead: lastAt, recentLeads: recent });
	const broken = await brokenPromises(around);
	for (const [tenant, { overdue }] of broken) of(tenant).overdue = overdue;
	for (const { tenant, unopened, late } of await unopenedLeads(around, broken)) {
		const fresh = Math.max(0, unopened - late - (broken.get(tenant)?.unopenedAt.length ?? 0));
		Object.assign(of(tenant), { unopened, late, fresh });
	}
	for (const { lane } of stuckLanes(await waitingLanes(db), around.now()))
		of(lane.tenant).stuck += Number(lane.waiting);
	for (const { tenant, count } of await deadDeliveries(db)) of(tenant).stuck += Number(count);
	for (const [tenant, day] of await lastDays(db, around.now())) of(tenant).day = day;
	return found;
}

function noteEnded(figures: TenantFigures, { outcome, at }: { outcome: BuildOutcome; at: number }): void {
	if (figures.last === null || at > figures.last.at) figures.last = { outcome, at };
	if (good.has(outcome)) figures.lastGood = Math.max(figures.lastGood ?? 0, at);
}

async function endedBuilds(db: Db): Promise<{ tenant: string; outcome: BuildOutcome; at: number }[]> {
	const rows = await db
		.selectFrom('builds')
		.select(({ fn }) => ['tenant', 'outcome', fn.max('finished_at').as('at')])
		.where('outcome', 'is not', null)
		.groupBy(['tenant', 'outcome'])
		.execute();
	return rows.flatMap(({ tenant, outcome, at }) => (outcome === null ? [] : [{ tenant, outcome, at: Number(at) }]));
}

const runningBuilds = (db: Db) =>
	db.selectFrom('builds').select(['tenant', 'started_at']).where('outcome', 'is', null).execute();

const waitingRequests = (db: Db) =>
	db
		.selectFrom('rebuild_requests')
		.select(({ fn }) => ['tenant', fn.countAll<number>().as('count'), fn.min<number>('asked_at').as('oldest')])
		.where('build_id', 'is', null)
		.groupBy('tenant')
		.execute();

const deadDeliveries = (db: Db) =>
	db
		.selectFrom('outbox')
		.select(({ fn }) => ['tenant', fn.countAll<number>().as('count')])
		.where('state', '=', 'dead')
		.groupBy('tenant')
		.execute();

/** Leads that nobody opened, and how many of them are late without being overdue. Tenants with the same patience are one part of the query. */
async function unopenedLeads(
	{ db, tenants, now }: Pick<Runtime, 'db' | 'tenants' | 'now'>,
	broken: ReadonlyMap<string, BrokenPromises>,
) {
	const counts = await db
		.selectFrom('leads')
		.select(({ fn }) => ['tenant', fn.countAll<number>().as('count'), fn.min<number>('completed_at').as('oldest')])
		.where('opened_at', 'is', null)
		.where('status', '=', sql.lit('complete'))
		.groupBy('tenant')
		.execute();
	const byPatience = Map.groupBy(counts, ({ tenant }) => minutesToOpen(tenants, tenant));
	const late = new Map<string, number>();
	for (const [minutes, rows] of byPatience) {
		const limit = now() - minutes * 60_000;
		const isAnyLate = rows.some(({ oldest }) => Number(oldest) <= limit);
		const found = isAnyLate ? await completedBy(db, limit) : [];
		const counted = new Map(found.map(({ tenant, count }) => [tenant, Number(count)]));
		for (const { tenant } of rows) {
			const overdue = broken.get(tenant)?.unopenedAt.filter((at) => at <= limit).length ?? 0;
			late.set(tenant, (counted.get(tenant) ?? 0) - overdue);
		}
	}
	return counts.map(({ tenant, count }) => ({ tenant, unopened: Number(count), late: late.get(tenant) ?? 0 }));
}

const completedBy = (db: Db, limit: number) =>
	db
		.selectFrom('leads')
		.select(({ fn }) => ['tenant', fn.countAll<number>().as('count')])
		.where('opened_at', 'is', null)
		.where('status', '=', sql.lit('complete'))
		.where('completed_at', '<=', limit)
		.groupBy('tenant')
		.execute();
