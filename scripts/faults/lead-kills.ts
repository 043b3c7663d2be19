import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, emptyTally, type Fault, type Tally } from './fault.ts';

/** The kill test of the leads; its `meta.leadKills` says what came of it. */
const killTest = 'tests/netlify/delivery/kill.test.ts';

/** What vitest's JSON reporter writes of a test. */
type TestResult = {
	ancestorTitles: readonly string[];
	status: string;
	failureMessages: readonly string[];
	meta: { leadKills?: { kills: number; sentAgain: number; wrong: readonly string[] } };
};

type Results = { success?: boolean; testResults?: readonly { assertionResults: readonly TestResult[] }[] };

/** Hosts that are killed while they take leads and deliver them, on one database. The tests know the functions; this starts them. */
const killedHosts = (engine: string): Fault => ({
	name: `host killed while it takes leads, ${engine}`,
	runs: { quick: 5, whole: 200 },
	run: async (runs, dir) => {
		const file = join(dir, 'vitest.json');
		const printed = await runKillTest({ engine, kills: runs, file });
		return killTally(existsSync(file) ? readFileSync(file, 'utf8') : '', { engine, printed });
	},
});

/** The kills of hosts, on each database. */
export const leadKills: Fault[] = ['SQLite', 'PostgreSQL'].map(killedHosts);

/**
 * Counts the kills of an engine in vitest's JSON. `wrong`: for each lead that is lost, stored twice or never delivered.
 * `repaired`: a delivery was cut short, and the next host sent the lead again under the same id. `whole`: all others.
 */
export function killTally(json: string, { engine, printed = '' }: { engine: string; printed?: string }): Tally {
	const tally = emptyTally();
	const { success = false, testResults = [] } = json ? (JSON.parse(json) as Results) : {};
	const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
	const test = tests.find(({ ancestorTitles }) => ancestorTitles.some((title) => title.endsWith(engine)));
	if (success && !test) return { ...tally, notes: [`left out: this machine has no ${engine}`] };
	const { kills = 0, sentAgain = 0, wrong = [] } = test?.meta.leadKills ?? {};
	const failed = test?.status !== 'passed' && wrong.length === 0;
	const notes = failed ? [`the test failed: ${test?.failureMessages.join(' ') || printed}`] : wrong;
	for (const note of notes) count(tally, 'wrong', { killed: true, note });
	for (let left = Math.max(0, kills - notes.length); left > 0; left--) {
		count(tally, left <= sentAgain ? 'repaired' : 'whole', { killed: true });
	}
	return tally;
}

type KillTest = { engine: string; kills: number; file: string };

/** Runs the test; what it printed, for a run that ends before it writes its results. */
function runKillTest({ engine, kills, file }: KillTest): Promise<string> {
	const args = ['run', killTest, '-t', `on ${engine} `, '--reporter=json', `--outputFile=${file}`];
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
