import type { Page } from '../../../src/site/pages/page-table.ts';
import type { TenantJob } from '../job.ts';
import type { Before } from '../plan/plan.ts';

/** One process's share of a big tenant's pages, as the lead process planned them. */
export type ShardJob = { job: TenantJob; pages: [page: Page, before: Before | null][] };

/** What a worker process can be asked to do; it answers each task with one message. */
export type Task = { type: 'tenant'; job: TenantJob } | { type: 'shard'; job: ShardJob };

/** A task as it is sent: whether somebody wants to hear how far its pages are, and how often. */
export type SentTask = Task & { following: { everyMs?: number | undefined } | null };

/** An error that a worker met. */
export type WorkerError = { message: string; code?: string; path?: string };
