import { describe, expect, test } from 'vitest';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { claimBuild, renewBuild } from '../../../netlify/rebuilds/store/claims.ts';
import { recordBuild } from '../../../netlify/rebuilds/store/record.ts';
import { storeTrigger, type Trigger } from '../../../netlify/rebuilds/store/requests.ts';
import { type BuildResult, releaseBuild, settleBuild } from '../../../netlify/rebuilds/store/settle.ts';
import { rebuildStatus } from '../../../netlify/rebuilds/store/status.ts';
import { engines } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';

const leaseMs = 30_000;
const published: BuildResult = { outcome: 'published', message: null, facts: null };

describe.each(engines)('SITE-16 the queue of rebuilds on $name', ({ make }) => {
	let db: Db;
	useDatabase({ make, emptied: ['rebuild_requests', 'builds'], onOpen: (opened) => (db = opened.db) });

	const ask = (tenant: string, now: number, over: Partial<Trigger> = {}): Promise<string> =>
		storeTrigger(db, { tenant, by: 'Sam', why: '', options: {}, automatic: false, ...over }, now);
	const claim = (now: number, builder = 'one') => claimBuild(db, { builder, leaseMs, now });
	const outcomes = async (tenant: string) => (await rebuildStatus(db, tenant, 0)).builds.map(({ outcome }) => outcome);

	test('many triggers are one build, which says who asked, why, and how often', async () => {
		const ids = [await ask('a', 1), await ask('a', 2), await ask('a', 3, { by: 'Kim', why: 'new prices' })];
		expect(ids[0]).toBe(ids[1]);
		const build = await claim(10);
		expect(build).toMatchObject({ tenant: 'a', by: 'Sam; Kim', why: 'new prices', triggers: 3 });
		expect(build?.requests.toSorted()).toEqual([...new Set(ids)].sort());
		expect(await claim(11)).toBeNull();
	});

	test('a trigger that comes while a build runs is one more build after it', async () => {
		await ask('a', 1);
		const first = await claim(10);
		const late = [await ask('a', 11), await ask('a', 12)];
		expect(await claim(13, 'two')).toBeNull();
		expect(await rebuildStatus(db, 'a', 0)).toMatchObject({ state: 'building', place: 1, waiting: [{ triggers: 2 }] });
		if (!first) throw new Error('There was a request.');
		expect(await settleBuild(db, first, published, 20)).toBe(true);
		expect((await claim(21))?.requests).toEqual([late[0]]);
	});

	test('options of all triggers are carried out', async () => {
		await ask('a', 1, { options: { full: true } });
		await ask('a', 2, { options: { accept_shrink: true } });
		expect((await claim(3))?.options).toEqual({ full: true, accept_shrink: true });
	});

	test('people come first, then the oldest; the place in the queue says so', async () => {
		await ask('a', 1, { automatic: true });
		await ask('b', 3);
		await ask('c', 2);
		const places = await Promise.all(
			['a', 'b', 'c', 'd'].map(async (slug) => (await rebuildStatus(db, slug, 0)).place),
		);
		expect(places).toEqual([3, 2, 1, null]);
		const order = [await claim(10), await claim(10), await claim(10)].map((build) => build?.tenant);
		expect(order).toEqual(['c', 'b', 'a']);
	});

	test('of builders that claim at the same moment one gets the tenant', async () => {
		for (const tenant of ['a', 'b', 'c']) await ask(tenant, 1);
		const claims = await Promise.all(Array.from({ length: 8 }, (_, index) => claim(10, `builder ${index}`)));
		const got = claims.flatMap((build) => (build ? [build.tenant] : []));
		expect(got.toSorted()).toEqual([...new Set(got)].sort());
		const rest = [await claim(10), await claim(10), await claim(10)].flatMap((build) => (build ? [build.tenant] : []));
		expect([...got, ...rest].sort()).toEqual(['a', 'b', 'c']);
	});

	test('triggers at the same moment as claims are all included in some build', async () => {
		const asked = Promise.all(Array.from({ length: 12 }, (_, index) => ask('a', 10 + index, { why: `n ${index}` })));
		const builds: string[] = [];
		const build = async (): Promise<boolean> => {
			const claimed = await claim(50);
			if (!claimed) return false;
			builds.push(...claimed.requests);
			await settleBuild(db, claimed, published, 51);
			return true;
		};
		await build();
		const ids = await asked;
		while (await build());
		expect(builds.toSorted()).toEqual(ids.toSorted());
	});

	test('a killed builder: once its lease is over another one builds, and the stale one cannot settle', async () => {
		const id = await ask('a', 1);
		const dead = await claim(10, 'dead');
		expect(await claim(10 + leaseMs - 1, 'two')).toBeNull();
		const next = await claim(10 + leaseMs, 'two');
		expect(next?.requests).toEqual([id]);
		if (!dead || !next) throw new Error('Both claims were there.');
		expect(await renewBuild(db, dead.id, 99_999)).toBe(false);
		expect(await settleBuild(db, dead, { ...published, outcome: 'failed' }, 50_000)).toBe(false);
		expect(await settleBuild(db, next, published, 50_001)).toBe(true);
		expect(await outcomes('a')).toEqual(['published', 'lost']);
	});

	test('a renewed lease keeps the tenant', async () => {
		await ask('a', 1);
		const build = await claim(10);
		if (!build) throw new Error('There was a request.');
		expect(await renewBuild(db, build.id, 10 + 2 * leaseMs)).toBe(true);
		expect(await claim(10 + leaseMs, 'two')).toBeNull();
		expect(await settleBuild(db, build, published, 10 + leaseMs)).toBe(true);
	});

	test('a site over which three builders die counts as failed, in words, until it is triggered again', async () => {
		await ask('a', 1);
		let now = 10;
		for (let death = 0; death < 3; death++, now += leaseMs) expect(await claim(now)).not.toBeNull();
		expect(await claim(now)).toBeNull();
		const { builds, waiting } = await rebuildStatus(db, 'a', 0);
		expect(waiting).toEqual([]);
		expect(builds[0]).toMatchObject({
			outcome: 'failed',
			error: expect.stringMatching(/^An error occurred with website refresh: 3 builders died /),
		});
		await ask('a', now + 1);
		expect(await claim(now + 2)).not.toBeNull();
	});

	test('a builder that stops gives the build back', async () => {
		const id = await ask('a', 1);
		const build = await claim(10);
		if (!build) throw new Error('There was a request.');
		expect(await releaseBuild(db, build, { now: 11, message: 'The builder was stopped.' })).toBe(true);
		expect((await claim(12))?.requests).toEqual([id]);
		expect(await outcomes('a')).toEqual([null, 'stopped']);
	});

	test('the history keeps the last hundred builds, and of idle ones that nobody asked for the last', async () => {
		const done = { builder: 'x', by: 'command line', why: '', started_at: 0, finishedAt: 5, ...published };
		for (let at = 0; at < 104; at++) await recordBuild(db, { ...done, tenant: 'a', started_at: at });
		const rows = await db.selectFrom('builds').select('started_at').where('tenant', '=', 'a').execute();
		expect(rows.length).toBe(100);
		expect(Math.min(...rows.map(({ started_at }) => started_at))).toBe(4);
		for (const now of [200, 300, 400]) {
			await ask('b', now, { by: 'schedule', automatic: true });
			const build = await claim(now);
			if (build) await settleBuild(db, build, { ...published, outcome: 'unchanged' }, now + 1);
		}
		expect((await rebuildStatus(db, 'b', 0)).builds).toMatchObject([{ by: 'schedule', duration_ms: 1 }]);
	});

	test('what a build says is kept within bounds', async () => {
		await ask('a', 1, { by: 'x'.repeat(500), why: 'y'.repeat(5_000) });
		const build = await claim(10);
		if (!build) throw new Error('There was a request.');
		const warnings = Array.from({ length: 5_000 }, (_, index) => `${index} ${'w'.repeat(2_000)}`);
		const facts = {
			pages: { rendered: 1, reused: 2, removed: 3, written: 4 },
			cars: { listed: 5, left_out: 6, in: 7, out: 8 },
			site: 'f'.repeat(40),
			bytes: 9,
			warnings,
			problems: [],
		};
		await settleBuild(db, build, { outcome: 'failed', message: 'm'.repeat(100_000), facts }, 20);
		const row = await db.selectFrom('builds').selectAll().executeTakeFirstOrThrow();
		expect(JSON.stringify(row).length).toBeLessThan(10_000);
		const [shown] = (await rebuildStatus(db, 'a', 0)).builds;
		expect(shown?.facts).toMatchObject({ cars: facts.cars, pages: facts.pages });
		expect(shown?.facts?.warnings.at(-1)).toBe('… and 4980 more');
	});
});
