import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { ensureBrowser, noBrowser } from './find-browser.ts';
import { ensureJava } from './find-java.ts';
import { countStage, type Outcome } from './outcome.ts';
import { type Stage, testDir } from './stages.ts';
import { thisMachine } from './this-machine.ts';

/** Runs a stage, its output going straight through. Never rejects: what went wrong is in the outcome. */
export async function runStage(stage: Stage): Promise<Outcome> {
	const started = performance.now();
	mkdirSync(testDir, { recursive: true });
	if (stage.counts) rmSync(stage.counts.file, { force: true });
	const ok = await runAll(stage);
	const counts = countStage(ok, stage.counts ? { ...stage.counts, json: readIfThere(stage.counts.file) } : null);
	return { name: stage.name, ...counts, seconds: (performance.now() - started) / 1000 };
}

async function runAll({ commands, needsBrowser, wantsJava }: Stage): Promise<boolean> {
	const env: NodeJS.ProcessEnv = { ...process.env, PATH: withOwnCommands() };
	if (needsBrowser) {
		const browser = ensureBrowser(thisMachine);
		if (!browser) process.stderr.write(`${noBrowser}\n`);
		if (!browser) return false;
		env['CHROME_PATH'] = browser;
	}
	if (wantsJava) ensureJava(thisMachine);
	for (const command of commands) {
		process.stdout.write(`$ ${command}\n`);
		if (!(await succeeds(command, env))) return false;
	}
	return true;
}

function succeeds(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
	return new Promise((done) => {
		// The commands are our own fixed text; a shell finds them on Windows too.
		const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
		child.on('error', () => done(false));
		child.on('close', (code) => done(code === 0));
	});
}

function withOwnCommands(): string {
	return [resolve('node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
}

function readIfThere(file: string): string | null {
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
