import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, emptyTally, type Fault, type Tally } from './fault.ts';

/** Tests that kill processes. The tests know what is killed; this starts them, and counts what they note in `meta.kills`. */
type KillTest = {
	name: string;
	/** The test's file, and words of its titles by which it is found. */
	file: string;
	part: string;
	runs: Fault['runs'];
};

const engines = ['SQLite', 'PostgreSQL'];

const killTests: KillTest[] = [
	...engines.map((engine) => ({
		name: `host killed while it takes leads, ${engine}`,
		file: 'tests/netlify/delivery/kill.test.ts',
		part: `on ${engine}`,
		runs: { quick: 5, whole: 200 },
	})),
	...engines.map((engine) => ({
		name: `host killed while visitors pay, ${engine}`,
		file: 'tests/netlify/reservations/kill.test.ts',
		part: `on ${engine}`,
		runs: { quick: 1, whole: 100 },
	})),
	{
		name: 'deploy to a folder killed at each step',
		file: 'tests/deploy/folder-kill.test.ts',
		part: 'a deployer that is killed',
		runs: { quick: 3, whole: 60 },
	},
	{
		name: 'deploy to Netlify killed at each call',
		file: 'tests/deploy/netlify-kill.test.ts',
		part: 'a deployer that is killed',
		runs: { quick: 3, whole: 60 },
	},
];

/** The faults of this file. */
export const testedKills: Fault[] = killTests.map(({ name, runs, ...test }) => ({
	name,
	runs,
	run: async (kills, dir) => {
		const results = join(dir, 'vitest.json');
		const printed = await runKillTest({ ...test, kills, results });
		return killTally(existsSync(results) ? readFileSync(results, 'utf8') : '', { part: test.part, printed });
	},
}));

/** What vitest's JSON reporter writes of a test. */
type TestResult = {
	fullName: string;
	status: string;
	failureMessages: readonly string[];
	meta: { kills?: { kills: number; sentAgain: number; wrong: readonly string[] } };
};

type Results = { success?: boolean; testResults?: readonly { assertionResults: readonly TestResult[] }[] };

/**
 * Counts the kills of a test in vitest's JSON. `wrong`: for each thing that the test names as wrong, such as a lost lead.
 * `repaired`: a delivery was cut short, and the next host sent the lead again under the same id. `whole`: all others.
 */
export function killTally(json: string, { part, printed = '' }: { part: string; printed?: string }): Tally {
	const tally = emptyTally();
	const { success = false, testResults = [] } = json ? (JSON.parse(json) as Results) : {};
	const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
	const test = tests.find(({ fullName, status }) => fullName.includes(part) && status !== 'skipped');
	if (success && !test) return { ...tally, notes: [`left out: this machine cannot run the test "${part}"`] };
	const { kills = 0, sentAgain = 0, wrong = [] } = test?.meta.kills ?? {};
	const failed = test?.status !== 'passed' && wrong.length === 0;
	const notes = failed ? [`the test failed: ${test?.failureMessages.join(' ') || printed}`] : wrong;
	for (const note of notes) count(tally, 'wrong', { killed: true, note });
	for (let left = Math.max(0, kills - notes.length); left > 0; left--) {
		count(tally, left <= sentAgain ? 'repaired' : 'whole', { killed: true });
	}
	return tally;
}

type Run = Pick<KillTest, 'file' | 'part'> & { kills: number; results: string };

/** Runs the test; what it printed, for a run that ends before it writes its results. */
function runKillTest({ file, part, kills, results }: Run): Promise<string> {
	const args = ['run', file, '-t', part, '--reporter=json', `--outputFile=${results}`];
	const child = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
		env: { ...process.env, FORECOURT_KILLS: String(kills) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let printed = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
	return new Promise((done, fail) => {
		child.on('error', fail);
		child.on('close', () => done(printed.trim()));
	});
}
