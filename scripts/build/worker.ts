import type { TenantJob } from './job.ts';
import { renderShard, type ShardJob } from './shards.ts';
import { buildTenant } from './tenant.ts';

/** What a worker process can be asked to do; it answers each task with one message. */
export type Task = { type: 'tenant'; job: TenantJob } | { type: 'shard'; job: ShardJob };

process.on('message', (task: Task) => {
	const result = task.type === 'tenant' ? buildTenant(task.job) : renderShard(task.job);
	result.then(
		(value) => process.send?.({ value }),
		(error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
	);
});
