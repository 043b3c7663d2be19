import { PageCounter } from '../page-counter.ts';
import { renderShard } from '../render/shards.ts';
import type { SentTask, WorkerError } from '../workers/task.ts';
import { buildLocked } from './locked-tenant.ts';

process.on('message', (task: SentTask) => {
	const { following } = task;
	const counter = new PageCounter(following ? (pages) => process.send?.({ pages }) : undefined, following ?? {});
	const result = task.type === 'tenant' ? buildLocked({ ...task.job, counter }) : renderShard(task.job, counter);
	result.then(
		(value) => process.send?.({ value }),
		(error: unknown) => process.send?.({ error: asMessage(error) }),
	);
});

/** What a process can be told of an error, so that it still knows a full disk as one. */
function asMessage(error: unknown): WorkerError {
	if (!(error instanceof Error)) return { message: String(error) };
	const { code, path } = error as NodeJS.ErrnoException;
	return { message: error.stack ?? error.message, ...(code && { code }), ...(path && { path }) };
}

// The process that asks is done, or gone: nobody waits for what is being made here.
process.on('disconnect', () => process.exit());
