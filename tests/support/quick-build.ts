import { availableParallelism } from 'node:os';
import { build as buildOnce } from '../../scripts/publish/build.ts';
import type { BuildOptions } from '../../scripts/publish/build-options.ts';
import { openWorkers, type WorkerPool } from '../../scripts/publish/workers/workers.ts';

const held = globalThis as { forecourtWorkers?: WorkerPool };

/** The real build, on processes that all tests of this one share: starting them is two thirds of building a small tenant. */
export function build(options: BuildOptions) {
	held.forecourtWorkers ??= openWorkers(availableParallelism());
	return buildOnce({ workers: held.forecourtWorkers, ...options });
}
