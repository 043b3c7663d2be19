import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Task } from './worker.ts';

type Answer = { value: unknown } | { error: string };

/** A child process that builds tenants or shards, one task at a time. */
type Worker = { run: <Result>(task: Task) => Promise<Result>; close: () => void };

/** Starts a worker. A small young generation keeps its memory down: pages are garbage as soon as they are written. */
function startWorker(): Worker {
	const child = fork(fileURLToPath(new URL('./worker.mjs', import.meta.url)), {
		env: { ...process.env, NODE_ENV: 'production' },
		execArgv: ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning'],
	});
	return { run: (task) => ask(child, task), close: () => child.disconnect() };
}

/** Runs every task on at most `processes` workers; calls `onResult` as each one ends. Rejects if a worker dies. */
export async function runOnWorkers<Result>(
	tasks: readonly Task[],
	processes: number,
	onResult: (result: Result, index: number) => void = () => {},
): Promise<Result[]> {
	const results: Result[] = [];
	let next = 0;
	const work = async (): Promise<void> => {
		const worker = startWorker();
		try {
			for (let index = next++; index < tasks.length; index = next++) {
				const result = await worker.run<Result>(tasks[index] as Task);
				results[index] = result;
				onResult(result, index);
			}
		} finally {
			worker.close();
		}
	};
	await Promise.all(Array.from({ length: Math.min(processes, tasks.length) }, work));
	return results;
}

function ask<Result>(child: ChildProcess, task: Task): Promise<Result> {
	return new Promise((resolve, reject) => {
		const onExit = (code: number | null, signal: string | null) =>
			reject(new Error(`A build process ended before its work was done (${signal ?? `exit ${code}`}).`));
		child.once('exit', onExit);
		child.once('message', (answer: Answer) => {
			child.off('exit', onExit);
			if ('error' in answer) reject(new Error(answer.error));
			else resolve(answer.value as Result);
		});
		child.send(task);
	});
}
