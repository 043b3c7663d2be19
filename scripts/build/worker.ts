import type { TenantJob } from './job.ts';
import { buildLocked } from './locked-tenant.ts';
import { renderShard, type ShardJob } from './shards.ts';

/** What a worker process can be asked to do; it answers each task with one message. */
export type Task = { type: 'tenant'; job: TenantJob } | { type: 'shard'; job: ShardJob };

process.on('message', (task: Task) => {
	const result = task.type === 'tenant' ? buildLocked(task.job) : renderShard(task.job);
	result.then(
		(value) => process.send?.({ value }),
		(error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
	);
});

// The process that asks is done, or gone: nobody waits for what is being made here.
process.on('disconnect', () => process.exit());
