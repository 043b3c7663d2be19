import {
	type BuildAnswer,
	type BuildFacts,
	type RebuildStatus,
	refreshFailure,
} from '../../../src/contract/rebuild.ts';
import type { BuildRow } from '../../platform/db/rows/rebuild-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { progressOf } from './progress.ts';
import { waitingRequests, waitingTenants } from './requests.ts';

/** Builds that an answer shows. */
const mostShown = 20;

/**
 * Where a tenant's rebuilds stand: what waits and at which place, what runs and how far it is, the last builds (SITE-16).
 * `now` in Unix milliseconds.
 */
export async function rebuildStatus(db: Db, tenant: string, now: number): Promise<RebuildStatus> {
	const builds = await lastBuilds(db, tenant);
	const waiting = await waitingRequests(db, tenant);
	const progress = (await progressOf(db, now, tenant)).get(tenant) ?? null;
	const requests = await requestsOf(
		db,
		builds.map(({ id }) => id),
	);
	return {
		slug: tenant,
		state: progress ? 'building' : stateOf(builds, waiting.length),
		progress,
		place: waiting.length > 0 ? await placeOf(db, tenant) : null,
		waiting: waiting.map(({ id, asked_by, why, triggers, asked_at }) => ({
			id,
			by: asked_by,
			why,
			triggers,
			asked_at: iso(asked_at),
		})),
		builds: builds.map((build) => answerOf(build, requests.get(build.id) ?? [])),
	};
}

/** The place of a tenant in the queue, from 1; null if nothing of it waits. */
export async function placeOf(db: Db, tenant: string): Promise<number | null> {
	const index = (await waitingTenants(db)).findIndex((one) => one.tenant === tenant);
	return index < 0 ? null : index + 1;
}

/** Whether a builder is at the tenant. */
export async function isBuilding(db: Db, tenant: string): Promise<boolean> {
	const row = await db
		.selectFrom('builds')
		.select('id')
		.where('tenant', '=', tenant)
		.where('outcome', 'is', null)
		.executeTakeFirst();
	return row !== undefined;
}

function stateOf(builds: readonly BuildRow[], waiting: number): RebuildStatus['state'] {
	if (builds.some(({ outcome }) => outcome === null)) return 'building';
	return waiting > 0 ? 'waiting' : 'idle';
}

function lastBuilds(db: Db, tenant: string): Promise<BuildRow[]> {
	return db
		.selectFrom('builds')
		.selectAll()
		.where('tenant', '=', tenant)
		.orderBy('started_at', 'desc')
		.orderBy('id')
		.limit(mostShown)
		.execute();
}

async function requestsOf(db: Db, builds: readonly string[]): Promise<Map<string, string[]>> {
	const found = new Map<string, string[]>();
	if (builds.length === 0) return found;
	const rows = await db
		.selectFrom('rebuild_requests')
		.select(['id', 'build_id'])
		.where('build_id', 'in', builds)
		.orderBy('asked_at')
		.execute();
	for (const { id, build_id } of rows) {
		if (build_id !== null) found.set(build_id, [...(found.get(build_id) ?? []), id]);
	}
	return found;
}

function answerOf(build: BuildRow, requests: string[]): BuildAnswer {
	const { started_at, finished_at, outcome, message } = build;
	const failed = outcome === 'failed' || outcome === 'held_back';
	return {
		id: build.id,
		requests,
		by: build.asked_by,
		why: build.why,
		triggers: build.triggers,
		builder: build.builder,
		started_at: iso(started_at),
		finished_at: finished_at === null ? null : iso(finished_at),
		duration_ms: finished_at === null ? null : finished_at - started_at,
		outcome,
		error: failed ? refreshFailure(message ?? 'no message') : message,
		facts: build.facts === null ? null : (JSON.parse(build.facts) as BuildFacts),
	};
}

const iso = (time: number): string => new Date(time).toISOString();
