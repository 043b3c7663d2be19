import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedByGitHub } from '../../../scripts/changes/asked.ts';
import { planCommand } from '../../../scripts/changes/plan-command.ts';
import { splitShards } from '../../../scripts/changes/shards.ts';
import { commitAll, git } from '../../support/git.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

describe('SITE-16 shards', () => {
	const weight = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 60 });

	test('every tenant is in one shard; no job has more to do than the fullest share and one tenant', () => {
		fc.assert(
			fc.property(weight, fc.integer({ min: 1, max: 20 }), (pages, most) => {
				const weights = new Map(pages.map((count, index) => [`t${index}`, count]));
				const shards = splitShards(weights, most);
				expect(shards.length).toBeLessThanOrEqual(most);
				expect(shards.flatMap(({ slugs }) => slugs).sort()).toEqual([...weights.keys()].sort());
				const total = pages.reduce((sum, count) => sum + count, 0);
				for (const shard of shards) {
					expect(shard.pages).toBe(shard.slugs.reduce((sum, slug) => sum + (weights.get(slug) ?? 0), 0));
					expect(shard.pages).toBeLessThanOrEqual(total / shards.length + Math.max(...pages));
				}
			}),
			{ seed: 13, numRuns: 200 },
		);
	});

	test('little work is one job’s; the key names the tenants, in whatever order they come', () => {
		const [one, other] = [
			['a', 'b'],
			['b', 'a'],
		].map((slugs) => splitShards(new Map(slugs.map((s) => [s, 100])), 8));
		expect(one).toEqual([{ shard: 1, key: expect.stringMatching(/^[0-9a-f]{12}$/), slugs: ['a', 'b'], pages: 200 }]);
		expect(other).toEqual(one);
		expect(splitShards(new Map(), 8)).toEqual([]);
	});
});

/** A repository of two tenants; `plan` runs the command for it. */
function makeFleet() {
	const dir = makeTempDir();
	const tenants = join(dir, 'tenants');
	writeTenants(tenants, { bathurst: {}, cowra: { cars: Array.from({ length: 50 }, () => ({})) } });
	mkdirSync(join(dir, 'netlify'));
	writeFileSync(join(dir, 'netlify', 'deliver.ts'), '');
	commitAll(dir);
	const [outputs, summary] = [join(dir, 'outputs'), join(dir, 'summary')];
	const plan = (args: string[], env: Record<string, string> = {}) =>
		planCommand([...args, '--tenants', tenants, '--out', join(dir, 'dist')], {
			GITHUB_OUTPUT: outputs,
			GITHUB_STEP_SUMMARY: summary,
			...env,
		});
	const written = () =>
		Object.fromEntries(
			readFileSync(outputs, 'utf8')
				.trim()
				.split('\n')
				.map((line) => line.split(/=(.*)/)),
		);
	return { dir, plan, written, summary: () => readFileSync(summary, 'utf8') };
}

test('SITE-16 the plan in words and as JSON: who, why, how many jobs', () => {
	const { dir, plan } = makeFleet();
	appendFileSync(join(dir, 'tenants/cowra/stock.jsonl'), '\n');
	expect(plan(['HEAD'])).toMatch(
		/^Since HEAD: 1 of 2 tenants to deploy\.\ncowra: its files: stock\.jsonl\n {2}job 1, about \d+ pages: cowra\n$/,
	);
	const json = JSON.parse(plan(['HEAD', '--json']));
	expect(json).toMatchObject({ build: [{ slug: 'cowra' }], deploy: ['cowra'], functions: [], takeDown: [] });
	expect(json.matrix).toEqual({
		include: [{ shard: 1, key: json.shards[0].key, pages: 49, slugs: 'cowra', known: 'cowra' }],
	});
});

test('SITE-16 a change of functions deploys every tenant and builds none', () => {
	const { dir, plan } = makeFleet();
	writeFileSync(join(dir, 'netlify', 'deliver.ts'), 'more');
	expect(JSON.parse(plan(['HEAD', '--json']))).toMatchObject({ build: [], deploy: ['bathurst', 'cowra'] });
});

test('SITE-16 for GitHub: a count and a matrix of a line each, and a warning of who is gone', () => {
	const { dir, plan, written, summary } = makeFleet();
	git(dir, 'mv', 'tenants/bathurst', 'tenants/orange');
	git(dir, 'commit', '-qm', 'moved');
	const said = plan(['--github'], { GITHUB_EVENT_NAME: 'pull_request' });
	expect(said).toMatch(/^::warning title=Take down bathurst::bathurst was renamed to orange: /);
	const { count, matrix } = written();
	expect([count, JSON.parse(matrix ?? '').include]).toEqual([
		'1',
		[expect.objectContaining({ slugs: 'orange', known: '' })],
	]);
	expect(summary()).toContain('orange: its files');
});

test('SITE-16 nothing to do: no job', () => {
	const { plan, written } = makeFleet();
	plan(['--github'], { GITHUB_EVENT_NAME: 'push', SINCE: 'HEAD' });
	expect(written()).toEqual({ count: '0', matrix: '{"include":[]}' });
});

describe('SITE-16 what an event of GitHub asks for', () => {
	const asked = (env: Record<string, string>) => askedByGitHub(env, process.cwd());

	test.each<[string, Record<string, string>, object]>([
		['the daily run', { GITHUB_EVENT_NAME: 'schedule' }, { kind: 'all' }],
		['a pull request', { GITHUB_EVENT_NAME: 'pull_request' }, { kind: 'since', ref: 'HEAD^1' }],
		['a push', { GITHUB_EVENT_NAME: 'push', SINCE: 'HEAD' }, { kind: 'since', ref: 'HEAD' }],
		['the first push', { GITHUB_EVENT_NAME: 'push', SINCE: '' }, { kind: 'all' }],
		['a push over history', { GITHUB_EVENT_NAME: 'push', SINCE: 'a'.repeat(40) }, { kind: 'all' }],
		[
			'a trigger',
			{ GITHUB_EVENT_NAME: 'workflow_dispatch', SLUG: 'x', REASON: 'feed' },
			{ slugs: ['x'], why: 'x was asked for: feed' },
		],
		['a run by hand', { GITHUB_EVENT_NAME: 'workflow_dispatch', SLUG: '' }, { kind: 'all' }],
	])('%s', (_, env, expected) => {
		expect(asked(env)).toMatchObject(expected);
	});

	test('a reason is one line, whatever was typed', () => {
		const why = asked({ GITHUB_EVENT_NAME: 'workflow_dispatch', SLUG: 'x', REASON: 'a\r\n::error::b' }).why;
		expect(why).toBe('x was asked for: a ::error::b');
	});

	test('any other event is refused', () => {
		expect(() => asked({ GITHUB_EVENT_NAME: 'issues' })).toThrow(
			'GITHUB_EVENT_NAME is "issues", expected push, pull_request, workflow_dispatch or schedule.',
		);
	});
});

test.each<[string, string[], Record<string, string>, RegExp]>([
	['nothing', [], {}, /^Name one git ref, or --all/],
	['two ways', ['HEAD', '--all'], {}, /^Name one git ref/],
	[
		'an impossible number of jobs',
		['--all', '--shards', '0'],
		{},
		/^--shards: found "0", expected a number from 1 to 256\.$/,
	],
	['a slug that is not there', ['--slug', 'cowr'], {}, /^"cowr": expected .*Did you mean "cowra"\?$/],
	['a slug that is an option', ['--github'], { GITHUB_EVENT_NAME: 'workflow_dispatch', SLUG: '--out=/' }, /"--out=\/"/],
])('SITE-16 the command refuses %s', (_, args, env, says) => {
	expect(() => makeFleet().plan(args, env)).toThrow(says);
});
