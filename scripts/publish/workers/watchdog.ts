import { Worker } from 'node:worker_threads';
import { formatProblem } from '../../../src/config/problem.ts';
import { WorkerFault } from './worker-fault.ts';

/** A separate thread, because the main one may be in an endless loop. Plain text, so that nothing has to be loaded. */
const source = `
const { workerData: { limitMs, text } } = require('node:worker_threads');
setTimeout(() => {
	require('node:fs').writeSync(2, text);
	process.kill(process.pid, 'SIGKILL');
}, limitMs);`;

/**
 * Ends this process, with a message on stderr, if it has not built its tenant within the time limit: for a tenant that is
 * built in the process that was started, which no other process could end. Returns a function that calls it off.
 */
export function watchOver(slug: string, limitMs: number): () => void {
	if (limitMs === 0) return () => undefined;
	const text = `${formatProblem(new WorkerFault({ limitMs }).problem(slug))}\n`;
	const thread = new Worker(source, { eval: true, workerData: { limitMs: Math.min(limitMs, 2 ** 31 - 1), text } });
	thread.unref();
	return () => void thread.terminate();
}
