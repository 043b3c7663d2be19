import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { githubWorkflow } from '../../../netlify/rebuilds/hosts/github-workflow.ts';
import { rebuildMode } from '../../../netlify/rebuilds/hosts/mode.ts';
import { netlifyHook } from '../../../netlify/rebuilds/hosts/netlify-hook.ts';
import { rebuildDue } from '../../../netlify/rebuilds/rebuild-due.ts';
import { signCall } from '../../../netlify/rebuilds/signature.ts';
import { rebuildStatus } from '../../../netlify/rebuilds/store/status.ts';
import { engines } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { behaviours, type Receiver, startReceiver } from '../../support/receiver.ts';
import { until } from '../../support/until.ts';
import { type Served, serveFunctions } from '../served.ts';

const secret = 'the secret of all sites, 32 characters';
const order = { slug: 'plain', why: 'new prices', options: { full: true } };

describe.each(engines)('SITE-16 where the host builds, on $name', (engine) => {
	let served: Served;
	let host: Receiver;
	beforeAll(async () => {
		host = await startReceiver();
		served = await serveFunctions(engine, { env: { REBUILD_SECRET: secret } });
	});
	afterAll(async () => {
		await served.stop();
		await host.stop();
	});
	beforeEach(async () => {
		await emptyTables(served.db, ['rebuild_requests', 'builds']);
		host.received.splice(0);
		host.behave(behaviours.accepts);
		for (const name of ['TENANT', 'NETLIFY_BUILD_HOOK']) delete served.runtime.env[name];
		Object.assign(served.runtime.env, {
			FORECOURT_REBUILD: 'hook',
			PLAIN__NETLIFY_BUILD_HOOK: `${host.url}/build_hooks/secret-id`,
			EVERYTHING__NETLIFY_BUILD_HOOK: '',
			FORECOURT_GITHUB_API: host.url,
			FORECOURT_GITHUB_REPOSITORY: 'dealers/forecourt',
			FORECOURT_GITHUB_TOKEN: 'github-token',
		});
	});
	afterAll(() => {
		delete process.env['FORECOURT_REBUILD'];
	});

	const post = (slug = 'plain', body: object = {}) => {
		const [key, timestamp, path, text] = [
			randomUUID(),
			Math.floor(Date.now() / 1000),
			`/api/rebuild/${slug}`,
			JSON.stringify(body),
		];
		const signature = signCall(secret, { timestamp, method: 'POST', path, key, body: text });
		const headers = {
			'forecourt-timestamp': String(timestamp),
			'forecourt-signature': signature,
			'idempotency-key': key,
		};
		return served.ask('POST', path, { headers, body: text });
	};
	const status = (slug = 'plain') => rebuildStatus(served.db, slug, 0);

	test('a trigger calls the build hook of the site, with its reason as the title', async () => {
		expect(await post('plain', { why: 'new prices', full: true })).toMatchObject({
			status: 202,
			json: { state: 'handed_over', place: null },
		});
		const [call] = host.received;
		expect(call?.path).toBe('/build_hooks/secret-id?trigger_title=new+prices');
		expect(JSON.parse(call?.body ?? '')).toEqual({ full: true });
		expect(await status()).toMatchObject({ state: 'idle', builds: [{ outcome: 'handed_over', builder: 'hook' }] });
	});

	test('a call that fails is said, without the address, and made again by the next trigger', async () => {
		host.behave(behaviours.fails);
		const answer = await post();
		expect(answer).toMatchObject({
			status: 202,
			json: {
				state: 'waiting',
				error: expect.stringMatching(
					/^An error occurred with website refresh: The build hook answered 500\. It is asked again/,
				),
			},
		});
		expect(await status()).toMatchObject({ state: 'waiting', builds: [{ outcome: 'failed', by: 'api' }] });
		expect(JSON.stringify([answer, await status()])).not.toContain('secret-id');
		host.behave(behaviours.accepts);
		expect(await post()).toMatchObject({ json: { state: 'handed_over' } });
		expect(await status()).toMatchObject({ state: 'idle', builds: [{ triggers: 2 }, {}] });
	});

	test('the schedule makes a failed call again, once its time has come, and asks for the daily build', async () => {
		host.behave(behaviours.resets);
		await post();
		host.behave(behaviours.accepts);
		served.runtime.env['TENANT'] = 'plain';
		const round = (aheadMs: number) => rebuildDue({ ...served.runtime, now: () => Date.now() + aheadMs });
		await round(0);
		expect(host.received.length).toBe(1);
		await round(6 * 60_000);
		expect(host.received.length).toBe(2);
		expect((await status()).builds.map(({ outcome }) => outcome)).toEqual(['handed_over', 'failed']);
		await round(7 * 60_000);
		expect(host.received.length).toBe(2);
		await round(25 * 3_600_000);
		expect((await status()).builds[0]).toMatchObject({ by: 'schedule', why: 'daily', outcome: 'handed_over' });
	});

	test('the mode workflow starts the workflow with the slug', async () => {
		served.runtime.env['FORECOURT_REBUILD'] = 'workflow';
		host.behave(behaviours.acceptsSilently);
		expect(await post('plain', { accept_shrink: true })).toMatchObject({ json: { state: 'handed_over' } });
		const [call] = host.received;
		expect(call).toMatchObject({
			path: '/repos/dealers/forecourt/actions/workflows/deploy.yml/dispatches',
			headers: { authorization: 'Bearer github-token', 'x-github-api-version': '2022-11-28' },
		});
		expect(JSON.parse(call?.body ?? '')).toEqual({ ref: 'main', inputs: { slug: 'plain', accept_shrink: 'true' } });
	});

	test('what is not set is said; no site uses the hook of another', async () => {
		expect(await post('everything')).toMatchObject({
			json: { error: expect.stringContaining('Set EVERYTHING__NETLIFY_BUILD_HOOK to the address') },
		});
		served.runtime.env['NETLIFY_BUILD_HOOK'] = `${host.url}/other`;
		expect(await post('everything')).toMatchObject({ json: { error: expect.any(String) } });
		expect(host.received).toEqual([]);
	});

	test('in the mode queue nobody is called', async () => {
		served.runtime.env['FORECOURT_REBUILD'] = 'queue';
		expect(await post()).toMatchObject({ json: { state: 'waiting' } });
		await rebuildDue(served.runtime);
		expect(host.received).toEqual([]);
		expect((await status()).builds).toEqual([]);
	});

	// The engines do not differ in this, and it takes its time: the last test, since the calls go on after their answers.
	test.runIf(engine.name === 'SQLite')(
		'many triggers in a moment are two calls: the first at once, and one after the last',
		async () => {
			host.behave((response) => void setTimeout(() => response.writeHead(200).end(), 300));
			const first = post();
			await until(() => host.received.length === 1);
			// While the host is being asked, and a moment after it.
			for (const round of [1, 2, 3, 4, 5]) {
				if (round === 4) expect(await first).toMatchObject({ json: { state: 'handed_over' } });
				expect(await post()).toMatchObject({ status: 202, json: { place: 1 } });
			}
			expect(host.received.length).toBe(1);
			await until(() => host.received.length > 1);
			while ((await status()).state !== 'idle') await sleep(10);
			expect(host.received.length).toBe(2);
			expect((await status()).builds.map(({ triggers }) => triggers)).toEqual([5, 1]);
		},
	);
});

describe('SITE-16 the settings of a host', () => {
	const alone = { TENANT: 'plain', NETLIFY_BUILD_HOOK: 'https://api.netlify.com/build_hooks/1' };

	test('a plain name belongs to the deploy of one site only', () => {
		expect(netlifyHook(alone, order)).toMatchObject({ body: { full: true } });
		expect(netlifyHook({ ...alone, TENANT: undefined }, order)).toMatchObject({
			fault: expect.stringMatching(/^Set /),
		});
	});

	test.each([
		[netlifyHook({ ...alone, NETLIFY_BUILD_HOOK: 'http://a.example' }, order), 'NETLIFY_BUILD_HOOK must be'],
		[githubWorkflow({}, order), 'Set FORECOURT_GITHUB_REPOSITORY'],
		[githubWorkflow({ FORECOURT_GITHUB_REPOSITORY: 'a/b' }, order), 'Set FORECOURT_GITHUB_TOKEN'],
	])('%j says %s', (call, says) => {
		expect(call).toEqual({ fault: expect.stringContaining(says) });
	});

	test('an unknown mode is an error', () => {
		expect(rebuildMode({})).toBe('queue');
		expect(() => rebuildMode({ FORECOURT_REBUILD: 'hooks' })).toThrow(
			'FORECOURT_REBUILD: found hooks, expected queue, hook, workflow.',
		);
	});
});
