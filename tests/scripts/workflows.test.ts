import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openWorkflowChecker } from '../support/workflow-checker.ts';

type Step = {
	name?: string;
	uses?: string;
	run?: string;
	env?: Record<string, string>;
	with?: Record<string, unknown>;
};
type Job = {
	steps: Step[];
	permissions?: Record<string, string>;
	env?: Record<string, string>;
	'timeout-minutes'?: number;
};
type Workflow = {
	on: { workflow_dispatch?: { inputs: Record<string, unknown> }; schedule?: unknown[] };
	jobs: Record<string, Job>;
	permissions?: Record<string, string>;
};

const dir = '.github/workflows';
const files = readdirSync(dir);
const texts = new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]));
const workflow = (file: string): Workflow => parse(texts.get(file) ?? '') as Workflow;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const jobs = files.flatMap((file) =>
	Object.entries(workflow(file).jobs).map(([name, job]) => ({ at: `${file} ${name}`, job })),
);
const steps = jobs.flatMap(({ at, job }) =>
	job.steps.map((step, index) => ({ at: `${at} step ${index + 1}`, job, step })),
);
const runs = steps.flatMap(({ at, job, step }) => (step.run === undefined ? [] : [{ at, job, step, run: step.run }]));

let checker: ReturnType<typeof openWorkflowChecker> | undefined;

async function faultsOf(file: string, text: string): Promise<string[]> {
	checker ??= openWorkflowChecker();
	return (await checker)(file, text);
}

test('SITE-16 the workflows are what GitHub takes: keys, jobs, outputs, expressions', async () => {
	expect(files.sort()).toEqual(['deploy.yml', 'test.yml']);
	const found = await Promise.all(files.map((file) => faultsOf(file, texts.get(file) ?? '')));
	expect(found.flat()).toEqual([]);
});

test.each([
	['a job that is not there', 'needs: [plan, sites]', 'needs: [plan, site]', /unknown job 'site'/],
	['an output that is not there', 'needs.plan.outputs.count', 'needs.plan.outputs.amount', /invalid: amount/],
	['an input that is not there', 'inputs.reason', 'inputs.why', /invalid: why/],
	['an unknown key', 'timeout-minutes: 90', 'time-out: 90', /time-out/],
])('SITE-16 the check finds %s', async (name, from, to, says) => {
	const text = texts.get('deploy.yml') ?? '';
	expect(text).toContain(from);
	expect((await faultsOf(`${name}.yml`.replaceAll(' ', '-'), text.replaceAll(from, to))).join('\n')).toMatch(says);
});

/** The source of each command that a workflow runs, which has the names of its options. */
const sources: Record<string, string> = {
	build: 'scripts/publish',
	plan: 'scripts/changes',
	compare: 'scripts/compare',
	deploy: 'scripts/deploy',
	functions: 'scripts/functions.ts',
};

describe('SITE-16 what the workflows run', () => {
	const called = runs.flatMap(({ run }) =>
		[...run.matchAll(/npm run (?:-s )?(\S+)(?: -- ([^\n>]*))?/g)].map(([, name = '', args = '']) => ({ name, args })),
	);

	test('every script is in package.json, with every option', () => {
		expect([...new Set(called.map(({ name }) => name))].sort()).toEqual(Object.keys(sources).sort());
		// Where a checkout has no deploy yet, nothing can be said of it.
		const here = called.filter(({ name }) => existsSync(sources[name] ?? ''));
		expect(here.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
		const options = here.flatMap(({ name, args }) =>
			[...args.matchAll(/(?<!\S)--([a-z-]+)/g)].map(([, option]) => [name, option]),
		);
		expect(options.length).toBeGreaterThan(5);
		for (const [name = '', option = ''] of options)
			expect([name, option, hasOption(name, option)]).toEqual([name, option, true]);
	});

	test('options that come by a variable are the build’s', () => {
		for (const option of ['from-cache', 'full', 'accept-shrink']) {
			expect(texts.get('deploy.yml')).toContain(`'--${option}'`);
			expect(hasOption('build', option)).toBe(true);
		}
	});

	test.each(runs.map(({ at, run }) => [at, run] as const))('%s: a shell script without expressions', (_, run) => {
		expect(run).not.toContain('${{');
		const { status, stderr } = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
		expect([status, stderr]).toEqual([0, '']);
	});
});

/** Whether some source of a command declares an option: `full: { type: …` or `'from-cache': { type: …`. */
function hasOption(name: string, option: string): boolean {
	const path = sources[name] ?? '';
	const found = path.endsWith('.ts')
		? [path]
		: readdirSync(path)
				.filter((file) => file.endsWith('.ts'))
				.map((file) => join(path, file));
	return found.some((file) => new RegExp(`(?:'${option}'|\\b${option}): \\{ type:`).test(readFileSync(file, 'utf8')));
}

describe('SITE-16 the workflows give away little', () => {
	test('every action is pinned to a commit, with its version beside it', () => {
		const used = [...texts.values()].flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action));
		expect(used.length).toBeGreaterThan(10);
		expect(used.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
	});

	test('a job reads the contents at most; only the one that comments writes, and it runs no code of ours', () => {
		expect(workflow('deploy.yml').permissions).toEqual({});
		expect(workflow('test.yml').permissions).toEqual({ contents: 'read' });
		const writing = jobs.filter(({ job }) => Object.values(job.permissions ?? {}).includes('write'));
		expect(writing.map(({ at, job }) => [at, job.permissions])).toEqual([
			['deploy.yml comment', { 'pull-requests': 'write' }],
		]);
		expect(
			writing
				.flatMap(({ job }) => job.steps)
				.filter(({ uses, run }) => /checkout/.test(uses ?? '') || /npm|node/.test(run ?? '')),
		).toEqual([]);
	});

	test('secrets are in the environment of the steps that build and deploy, nowhere else', () => {
		const withSecrets = steps.filter(({ step }) => JSON.stringify(step).includes('secrets.'));
		expect(withSecrets.map(({ step }) => step.name)).toEqual([
			'Build what the pull request changes, as it was',
			'Build',
			'Deploy',
			'Deploy previews',
		]);
		for (const { step } of withSecrets) expect(JSON.stringify({ ...step, env: null })).not.toContain('secrets.');
		expect(jobs.filter(({ job }) => JSON.stringify(job.env ?? {}).includes('secrets.'))).toEqual([]);
	});

	test('a checkout leaves no token behind; every job has a time limit', () => {
		const checkouts = steps.filter(({ step }) => step.uses?.includes('/checkout@'));
		expect(checkouts.filter(({ step }) => step.with?.['persist-credentials'] !== false)).toEqual([]);
		expect(jobs.filter(({ job }) => job['timeout-minutes'] === undefined)).toEqual([]);
	});
});

test('SITE-16 a rebuild is triggered by slug, with the options that a trigger may have, and every day', () => {
	const { on } = workflow('deploy.yml');
	expect(Object.keys(on.workflow_dispatch?.inputs ?? {})).toEqual(['slug', 'reason', 'full', 'accept_shrink']);
	expect(on.schedule).toEqual([{ cron: '10 16 * * *' }]);
});
