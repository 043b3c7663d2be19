import type { BuildOutcome } from '../../../src/contract/rebuild.ts';

/** What came of a build. */
export const outcomeWords: Readonly<Record<BuildOutcome, string>> = {
	published: 'published',
	unchanged: 'no change',
	failed: 'failed',
	held_back: 'held back',
	handed_over: 'handed over',
	lost: 'lost',
	stopped: 'stopped',
};
