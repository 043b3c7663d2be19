import type { BuildPages } from '../../../src/contract/rebuild.ts';
import type { TenantReport } from '../report/build-report.ts';
import type { ResidentOptions, ResidentSettings } from './build-request.ts';

/** What a building process is told when it starts. */
export type WorkerSettings = Required<Pick<ResidentSettings, 'out' | 'tenantsDir' | 'processes' | 'mostPages'>>;

/** A build that is asked for; `id` is that of the answers to it. */
export type BuildRequest = { id: number; slug: string; options: ResidentOptions };

/** What a building process says: what it has to say to people, which bundle it builds with, that it has begun to build, how far its pages are, and what came of it. */
export type WorkerMessage =
	| { say: string }
	| { ready: { id: string; entry: string } }
	| { id: number; building: true }
	| { id: number; pages: BuildPages }
	| { id: number; report: TenantReport }
	| { id: number; error: string };
