import { computed } from 'nanostores';
import type { KeptSource } from '../saved/page/kept-sources.ts';
import { sayNote } from '../saved/page-note.ts';
import { account } from './account.ts';

/** Milliseconds that a list waits for the account before it shows what the device has. */
const patience = 1500;

/**
 * The watchlist of who is signed in, as one of the places that the page of saved cars shows together (USER-3, ROUTE-12). Resolves
 * once the account is known, or has taken too long: what it has is shown when it comes.
 */
export async function watchlistSource(siteSlug: string): Promise<KeptSource> {
	const { state, load, watch, unwatch } = account(siteSlug);
	await Promise.race([load(), new Promise((done) => setTimeout(done, patience))]);
	const ids = computed(state, (known) => (known.is === 'signed in' ? known.watched : []));
	const say = async (result: Promise<string>) => {
		if ((await result) === 'failed') sayNote('That did not work. Your watchlist is as it was.');
	};
	return {
		ids,
		remove: (id) => {
			void say(unwatch(id));
			return () => void say(watch(id));
		},
	};
}
