import { Worker } from 'node:worker_threads';
import { formatProblem } from '../../../src/config/problem.ts';
import { WorkerFault } from './worker-fault.ts';

/** A thread of its own: the main one may be in a loop that never ends. Plain text, so that nothing has to be loaded. */
const source = `
const { workerData: { limitMs, text } } = require('node:worker_threads');
setTimeout(() => {
	require('node:fs').writeSync(2, text);
	process.kill(process.pid, 'SIGKILL');
}, limitMs);`;

/**
 * Ends this very process, with words on stderr, if it has not built its tenant within the time limit: for a tenant that
 * is built in the process that was started, where no other can end it. Returns how to call it off.
 */
export function watchOver(slug: string, limitMs: number): () => void {
	if (limitMs === 0) return () => undefined;
	const text = `${formatProblem(new WorkerFault({ limitMs }).problem(slug))}\n`;
	const thread = new Worker(source, { eval: true, workerData: { limitMs: Math.min(limitMs, 2 ** 31 - 1), text } });
	thread.unref();
	return () => void thread.terminate();
}
