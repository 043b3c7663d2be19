import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue, type Queue } from '../../../netlify/rebuilds/queue.ts';
import { readBuilderOptions } from '../../../scripts/builder/options.ts';
import { runBuilder } from '../../../scripts/builder/run-builder.ts';
import { readTriggerOptions } from '../../../scripts/trigger/options.ts';
import { runTrigger } from '../../../scripts/trigger/run-trigger.ts';
import { startBuilder } from '../../support/builder-process.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const [embedded] = engines;
let database: TestDatabase;
let queue: Queue;
beforeAll(async () => {
	if (!embedded) throw new Error('There is always one engine.');
	database = await embedded.make();
	Object.assign(process.env, database.env);
	queue = await openQueue(process.env);
});
afterAll(async () => {
	await queue.close();
	await database.drop();
});

test('SITE-16 builders that are killed, stopped and two at once: each trigger is built, never two builds of a site at once', async () => {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), { motors: {}, trucks: {} });
	const out = join(dir, 'dist');
	const common = ['--tenants', tenantsDir, '--out', out, '--lease', '1', '--grace', '0', '--feeds', '0'];
	const start = (...more: string[]) => startBuilder([...common, ...more], database.env);
	const trigger = async (...args: string[]) => {
		const options = readTriggerOptions([...args, '--tenants', tenantsDir, '--minutes', '1']);
		const said: string[] = [];
		const note = (text: string): void => void said.push(text);
		return { code: await runTrigger(options, { write: note, complain: note }), said: said.join('') };
	};
	const outcomes = async (slug: string) => (await queue.status(slug)).builds.map(({ outcome }) => outcome).reverse();

	// Killed while it builds.
	const killed = start('--no-daily', '--no-watch', '--jobs', '1', 'motors');
	await killed.says('ready');
	await looking(async () => (await queue.status('motors')).state === 'building');
	await killed.end('SIGKILL');

	// Stopped while it builds what the other had begun: the build goes back to the queue.
	const stopped = start('--no-daily', '--no-watch', 'motors');
	await looking(async () => (await outcomes('motors')).join() === 'lost,');
	await stopped.says('ready');
	expect(await stopped.end('SIGTERM')).toBe(0);
	expect(await outcomes('motors')).toEqual(['lost', 'stopped']);

	// Two at once, with leases that no busy machine lets lapse.
	const both = [start('--no-daily', '--no-watch', '--lease', '30'), start('--no-daily', '--lease', '30')];
	const rounds = await Promise.all([1, 2, 3].map((n) => trigger('--all', '--wait', '--why', `round ${n}`)));
	expect(rounds.map(({ code, said }) => [code, said])).toEqual(
		Array(3).fill([
			0,
			expect.stringMatching(/^motors: (?:published|unchanged) in .*\ntrucks: (?:published|unchanged)/),
		]),
	);
	for (const slug of ['motors', 'trucks']) {
		const builds = (await queue.status(slug)).builds.toReversed();
		const overlap = builds.filter(({ started_at }, index) => started_at < (builds[index - 1]?.finished_at ?? ''));
		expect(overlap).toEqual([]);
		expect(builds.flatMap(({ why }) => why.match(/round \d/g) ?? []).sort()).toEqual(['round 1', 'round 2', 'round 3']);
	}
	const [last] = (await queue.status('motors')).builds.filter(({ facts }) => facts !== null);
	expect(last?.facts).toMatchObject({ cars: { listed: 1 }, site: expect.stringMatching(/^[\w-]{8,}$/) });

	// A file changes: no trigger is needed. What is wrong with it is said to whoever triggers.
	await both[1]?.says('ready');
	writeTenants(tenantsDir, { trucks: { cars: [{ price: 31_990 }, { price: 32_990 }] } });
	while ((await queue.status('trucks')).builds[0]?.by !== 'file change')
		await new Promise((done) => setTimeout(done, 20));
	expect(await trigger('trucks', '--wait')).toMatchObject({ code: 0 });
	expect(readFileSync(join(out, 'trucks', 'index.html'), 'utf8')).toContain('32,990');
	const [changed] = (await queue.status('trucks')).builds.filter(({ outcome }) => outcome === 'published');
	// Under load the change is seen before all of it is written: then the build that was asked for publishes the rest.
	expect(changed).toMatchObject({ facts: { cars: { listed: 2, in: 1, out: 0 } } });
	writeTenants(tenantsDir, { trucks: { site: { locale: 'en-UK' } } });
	expect(await trigger('trucks', '--wait')).toEqual({
		code: 1,
		said: expect.stringMatching(/^An error occurred with website refresh: .*site\.json: locale: found "en-UK"/),
	});
	expect(await Promise.all(both.map((builder) => builder.end('SIGTERM')))).toEqual([0, 0]);
});

test('SITE-16 a builder does not start where the host builds', async () => {
	process.env['FORECOURT_REBUILD'] = 'hook';
	const options = readBuilderOptions([]);
	try {
		if (options)
			await expect(runBuilder(options, () => undefined)).rejects.toThrow('FORECOURT_REBUILD is hook: the host');
	} finally {
		delete process.env['FORECOURT_REBUILD'];
	}
	expect.assertions(1);
});

test.each<[string[], string]>([
	[['--jobs', '1.5'], '--jobs: found "1.5", expected a whole number of at least 1.'],
	[['--feeds', ''], '--feeds: found "", expected a number of at least 0.'],
	[['--wacth'], "Unknown option '--wacth'"],
])('SITE-16 npm run builder -- %j is refused in words', (args, says) => {
	expect(() => readBuilderOptions(args)).toThrow(says);
});

async function looking(isSo: () => Promise<boolean>): Promise<void> {
	while (!(await isSo())) await sleep(10);
}
