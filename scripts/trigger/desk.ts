import { openQueue } from '../../netlify/rebuilds/queue.ts';
import type { RebuildStatus } from '../../src/contract/rebuild.ts';
import type { TriggerOptions } from './options.ts';

/** Where rebuilds are asked for: the database, or functions over HTTP. */
export type Desk = {
	/** Asks for a rebuild; resolves with the id of the request. Throws an Error in plain words. */
	trigger: (slug: string) => Promise<string>;
	status: (slug: string) => Promise<RebuildStatus>;
	/** Milliseconds between two looks at the status. */
	pollMs: number;
	close: () => Promise<void>;
};

/** The desk in the database that leads use. Where the host builds, it is asked at once. */
export async function openDatabaseDesk({ by, why, full, acceptShrink }: TriggerOptions): Promise<Desk> {
	const queue = await openQueue(process.env);
	const options = { full, accept_shrink: acceptShrink };
	return {
		pollMs: 100,
		trigger: async (slug) => {
			const id = await queue.trigger({ tenant: slug, by, why, options, automatic: false }, Date.now());
			const handed = await queue.handOver(slug);
			if (handed?.outcome === 'failed') throw new Error(handed.message);
			return id;
		},
		status: (slug) => queue.status(slug),
		close: () => queue.close(),
	};
}
