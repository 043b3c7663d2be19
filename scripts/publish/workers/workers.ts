import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildPages } from '../../../src/contract/rebuild.ts';
import type { HearPages } from '../page-counter.ts';
import { type ChooseNext, limitConcurrency } from './concurrency-limit.ts';
import type { SentTask, Task, WorkerError } from './task.ts';
import { WorkerFault } from './worker-fault.ts';

/** What a timer can count, in milliseconds: 24 days. */
const longestTimer = 2 ** 31 - 1;

type Answer = { value: unknown } | { error: WorkerError };

/** Milliseconds that a task may take; who hears how far its pages are, and how often. */
type Care = { limitMs?: number | undefined; hear?: HearPages | undefined; everyMs?: number | undefined };

/** Child processes that build tenants or shards, one task each at a time. One that dies is replaced. */
export type WorkerPool = {
	/**
	 * Runs a task on the next free process. Rejects with a {@link WorkerFault} if that dies, or is not done after
	 * `limitMs`, when it is ended; the other processes go on.
	 */
	run: <Result>(task: Task, care?: Care) => Promise<Result>;
	/** Ends all of them, those that are still at work too. */
	close: () => void;
};

/** At most `processes` workers, each started when there is work for it; `choose` says which tenant's work is next. */
export function openWorkers(processes: number, choose?: ChooseNext): WorkerPool {
	const all = new Set<ChildProcess>();
	const idle: ChildProcess[] = [];
	const limited = limitConcurrency(processes, choose);
	const start = (): ChildProcess => {
		const child = startWorker();
		all.add(child);
		// A process that was ended must not end this one by an error that comes when nobody else listens.
		child.on('error', () => undefined).on('exit', () => all.delete(child));
		return child;
	};
	const takeIdle = (): ChildProcess | undefined => {
		const child = idle.pop();
		return child && !child.connected ? takeIdle() : child;
	};
	return {
		run: <Result>(task: Task, care: Care = {}) =>
			limited(async () => {
				const child = takeIdle() ?? start();
				const answer = await ask(child, task, care);
				idle.push(child);
				if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
				return answer.value as Result;
			}, slugOf(task)),
		close: () => {
			for (const child of all) if (child.connected) child.disconnect();
		},
	};
}

const slugOf = (task: Task): string => (task.type === 'tenant' ? task.job.tenant.slug : task.job.job.tenant.slug);

/** Runs every task on a worker of its own; `following` says who hears how far the pages of each are. Rejects if one of them dies. */
export async function runOnWorkers<Result>(
	tasks: readonly Task[],
	following?: { hear: (task: number, pages: BuildPages) => void; everyMs: number },
): Promise<Result[]> {
	const workers = openWorkers(tasks.length);
	const careOf = (index: number): Care =>
		following ? { ...following, hear: (pages) => following.hear(index, pages) } : {};
	try {
		return await Promise.all(tasks.map((task, index) => workers.run<Result>(task, careOf(index))));
	} finally {
		workers.close();
	}
}

/** Starts a worker. A small young generation keeps its memory down: pages are garbage as soon as they are written. */
function startWorker(): ChildProcess {
	return fork(fileURLToPath(new URL('../turns/worker.mjs', import.meta.url)), {
		env: { ...process.env, NODE_ENV: 'production' },
		execArgv: ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning'],
	});
}

function ask(child: ChildProcess, task: Task, { limitMs, hear, everyMs }: Care): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const timer = limitMs ? setTimeout(() => end({ limitMs }), Math.min(limitMs, longestTimer)) : undefined;
		const end = (fault: ConstructorParameters<typeof WorkerFault>[0]): void => {
			settle();
			child.kill('SIGKILL');
			reject(new WorkerFault(fault));
		};
		const onExit = (code: number | null, signal: string | null): void => end({ how: signal ?? `exit code ${code}` });
		const onError = (error: Error): void => end({ how: error.message });
		const onMessage = (answer: Answer | { pages: BuildPages }): void => {
			if ('pages' in answer) {
				hear?.(answer.pages);
				return;
			}
			settle();
			resolve(answer);
		};
		const settle = (): void => {
			clearTimeout(timer);
			child.off('exit', onExit).off('error', onError).off('message', onMessage);
		};
		child.on('exit', onExit).on('error', onError).on('message', onMessage);
		child.send({ ...task, following: hear ? { everyMs } : null } satisfies SentTask);
	});
}
