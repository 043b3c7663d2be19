/** Who builds: a builder that takes requests from the queue, or the host, by a build hook or a workflow. */
export type RebuildMode = 'queue' | 'hook' | 'workflow';

const modes: readonly string[] = ['queue', 'hook', 'workflow'] satisfies RebuildMode[];

/** `FORECOURT_REBUILD`; `queue` if it is not set. Throws an Error for anything else. */
export function rebuildMode(env: NodeJS.ProcessEnv): RebuildMode {
	const mode = env['FORECOURT_REBUILD'] || 'queue';
	if (modes.includes(mode)) return mode as RebuildMode;
	throw new Error(`FORECOURT_REBUILD: found ${mode}, expected ${modes.join(', ')}.`);
}
