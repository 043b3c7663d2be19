import { describe, expect, test } from 'vitest';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { dueDaily } from '../../../netlify/rebuilds/daily.ts';
import { claimBuild } from '../../../netlify/rebuilds/store/claims.ts';
import { recordBuild } from '../../../netlify/rebuilds/store/record.ts';
import { storeTrigger } from '../../../netlify/rebuilds/store/requests.ts';
import { type BuildResult, settleBuild } from '../../../netlify/rebuilds/store/settle.ts';
import { localDate } from '../../../src/site/content/local-date.ts';
import { engines } from '../../support/databases.ts';
import { makeConfig } from '../../support/make-site.ts';
import { useDatabase } from '../../support/use-database.ts';

describe.each(engines)('SITE-16 the daily build on $name', ({ make }) => {
	let db: Db;
	useDatabase({ make, emptied: ['rebuild_requests', 'builds'], onOpen: (opened) => (db = opened.db) });

	const siteIn = (time_zone: string) => {
		const config = makeConfig({ time_zone });
		return { slug: 'motors', dayAt: (seconds: number) => localDate(seconds, config) };
	};
	const built = async (at: string, outcome: BuildResult['outcome'] = 'published') => {
		const now = Date.parse(at);
		await storeTrigger(db, { tenant: 'motors', by: 'x', why: '', options: {}, automatic: true }, now);
		const claim = await claimBuild(db, { builder: 'x', leaseMs: 1_000, now });
		if (claim) await settleBuild(db, claim, { outcome, message: null, facts: null }, now + 1);
	};
	const isDue = async (zone: string, at: string) => (await dueDaily(db, [siteIn(zone)], Date.parse(at))).length === 1;

	test.each<[string, string, string, string, boolean]>([
		['a minute before midnight', 'Australia/Sydney', '2026-06-15T01:00Z', '2026-06-15T13:59Z', false],
		['a minute after it', 'Australia/Sydney', '2026-06-15T01:00Z', '2026-06-15T14:01Z', true],
		['built after midnight', 'Australia/Sydney', '2026-06-15T14:05Z', '2026-06-16T13:59Z', false],
		// Clocks go forward at 2:00 on 4 October 2026: midnight is at 14:00 UTC before that, and at 13:00 after.
		['the midnight before clocks go forward', 'Australia/Sydney', '2026-10-03T02:00Z', '2026-10-03T13:30Z', false],
		['the midnight after it, an hour sooner', 'Australia/Sydney', '2026-10-03T20:00Z', '2026-10-04T13:01Z', true],
		// Clocks go back at 3:00 on 5 April 2026.
		['the day with 25 hours: still the same day', 'Australia/Sydney', '2026-04-04T13:05Z', '2026-04-05T13:30Z', false],
		['the day with 25 hours: over', 'Australia/Sydney', '2026-04-04T13:05Z', '2026-04-05T14:01Z', true],
		['Perth has no summer time', 'Australia/Perth', '2026-10-03T20:00Z', '2026-10-04T13:01Z', false],
		['Auckland is ahead', 'Pacific/Auckland', '2026-10-03T10:30Z', '2026-10-03T11:01Z', true],
		['a clock that was a day ahead', 'Australia/Perth', '2026-10-05T00:00Z', '2026-10-04T00:00Z', false],
	])('%s', async (_, zone, last, now, due) => {
		await built(last);
		expect(await isDue(zone, now)).toBe(due);
	});

	test('a site that was never built is due; one that waits or is built is not', async () => {
		expect(await isDue('Australia/Perth', '2026-10-04T00:00Z')).toBe(true);
		await storeTrigger(db, { tenant: 'motors', by: 'x', why: '', options: {}, automatic: true }, 1);
		expect(await isDue('Australia/Perth', '2026-10-04T00:00Z')).toBe(false);
	});

	test('a build from the command line does not count: it may be on another machine', async () => {
		const done = {
			tenant: 'motors',
			builder: 'x',
			by: 'x',
			why: '',
			outcome: 'published',
			message: null,
			facts: null,
		} as const;
		await recordBuild(db, { ...done, started_at: Date.parse('2026-10-03T20:00Z'), finishedAt: 0 });
		expect(await isDue('Australia/Perth', '2026-10-04T00:00Z')).toBe(true);
	});

	test('after a build that failed it is tried again each hour, not each minute', async () => {
		await built('2026-10-03T00:00Z');
		await built('2026-10-04T00:00Z', 'failed');
		expect(await isDue('Australia/Perth', '2026-10-04T00:59Z')).toBe(false);
		expect(await isDue('Australia/Perth', '2026-10-04T01:00Z')).toBe(true);
	});
});
