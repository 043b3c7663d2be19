import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Caretaker } from './caretaker.ts';
import { ensureBrowser, noBrowser } from './find-browser.ts';
import { ensureJava } from './find-java.ts';
import { countStage, type Outcome } from './outcome.ts';
import { type Stage, testDir } from './stages.ts';
import { thisMachine } from './this-machine.ts';

/** What the stages of a run have in common. */
export type Run = {
	/** Beside our own environment: what the run draws. */
	env: Readonly<Record<string, string>>;
	/** Ends a stage's processes if we do not come to it. */
	caretaker: Caretaker;
};

/** Where a stage's output goes. */
type Output = (chunk: string) => void;

/** So many of a stage's last lines are kept for the summary. */
const linesKept = 15;

/** Runs stages beside each other. A stage on its own prints as it goes; of several, each prints when it has ended. */
export async function runRound(round: readonly Stage[], run: Run): Promise<Outcome[]> {
	mkdirSync(testDir, { recursive: true });
	const [first, ...others] = round;
	if (first && others.length === 0) {
		process.stdout.write(`\n== ${first.name}\n`);
		return [await runStage(first, { ...run, output: (chunk) => process.stdout.write(chunk) })];
	}
	return Promise.all(
		round.map(async (stage) => {
			const held: string[] = [`\n== ${stage.name}\n`];
			const outcome = await runStage(stage, { ...run, output: (chunk) => held.push(chunk) });
			process.stdout.write(held.join(''));
			return outcome;
		}),
	);
}

/** Never rejects: what went wrong is in the outcome. */
async function runStage(stage: Stage, run: Run & { output: Output }): Promise<Outcome> {
	const started = performance.now();
	if (stage.counts) rmSync(stage.counts.file, { force: true });
	let tail = '';
	const output: Output = (chunk) => {
		run.output(chunk);
		tail = lastLinesOf(tail + chunk).join('\n');
	};
	const ok = await runAll(stage, { ...run, output });
	const counts = countStage(ok, stage.counts ? { ...stage.counts, json: readIfThere(stage.counts.file) } : null);
	const lastLines = lastLinesOf(stripVTControlCharacters(tail.trimEnd()));
	return { name: stage.name, ...counts, seconds: (performance.now() - started) / 1000, lastLines };
}

const lastLinesOf = (text: string): string[] => text.split('\n').slice(-linesKept);

async function runAll(stage: Stage, run: Run & { output: Output }): Promise<boolean> {
	const env: NodeJS.ProcessEnv = { ...process.env, ...run.env, PATH: withOwnCommands() };
	if (stage.needsBrowser) {
		const browser = ensureBrowser(thisMachine);
		if (!browser) run.output(`${noBrowser}\n`);
		if (!browser) return false;
		env['CHROME_PATH'] = browser;
	}
	if (stage.wantsJava) ensureJava(thisMachine);
	for (const command of stage.commands) {
		run.output(`$ ${command}\n`);
		if (!(await succeeds(command, { ...run, env }))) return false;
	}
	return true;
}

function succeeds(
	command: string,
	{ env, caretaker, output }: Omit<Run, 'env'> & { env: NodeJS.ProcessEnv; output: Output },
): Promise<boolean> {
	const child = startShell(command, { env, output });
	const charge = { group: child.pid ?? 0 };
	if (child.pid) caretaker.keep(charge);
	return new Promise((done) => {
		child.on('error', () => done(false));
		child.on('close', (code) => {
			if (child.pid) caretaker.drop(charge);
			done(code === 0);
		});
	});
}

/** The commands are our own fixed text; a shell finds them on Windows too. */
function startShell(command: string, { env, output }: { env: NodeJS.ProcessEnv; output: Output }): ChildProcess {
	const child = spawn(command, {
		shell: true,
		// Its own group, so that it can be ended with all that it started.
		detached: process.platform !== 'win32',
		stdio: ['ignore', 'pipe', 'pipe'],
		env: process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : env,
	});
	child.stdout.setEncoding('utf8').on('data', output);
	child.stderr.setEncoding('utf8').on('data', output);
	return child;
}

function withOwnCommands(): string {
	return [resolve('node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
}

function readIfThere(file: string): string | null {
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
