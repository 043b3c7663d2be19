import { accountPaths } from '../../contract/account-calls.ts';
import { account } from '../account/account.ts';
import { callServer } from '../call-server.ts';

type Around = {
	site: string;
	/** Tells the visitor what was done. */
	say: (text: string) => void;
};

/**
 * Shows to who is signed in that their account is not on this device, with the ways to sign out and to delete it, which is asked
 * about once more (USER-4, USER-5).
 */
export async function offerToForgetAccount(place: HTMLElement, { site, say }: Around): Promise<void> {
	const own = account(site);
	place.hidden = (await own.refresh()).is !== 'signed in';
	const part = (name: string) => place.querySelector<HTMLElement>(`[data-account-${name}]`);
	const ask = (asks: boolean) => {
		part('ways')?.toggleAttribute('hidden', asks);
		part('sure')?.toggleAttribute('hidden', !asks);
		part(asks ? 'keep' : 'delete')?.focus();
	};
	part('delete')?.addEventListener('click', () => ask(true));
	part('keep')?.addEventListener('click', () => ask(false));
	part('delete-yes')?.addEventListener('click', async ({ detail: clicks }) => {
		// A double click on what asks is not meant for what deletes.
		if (clicks > 1) return;
		const isDeleted = await deleteAccount(place.dataset['forgetAccount'] ?? '');
		ask(false);
		place.hidden = isDeleted;
		if (isDeleted) own.accept({ user: null, watchlist: [] });
		say(
			isDeleted
				? 'Your account is deleted, with all that it held.'
				: 'Your account could not be deleted. Try again when you are online, or call us.',
		);
	});
}

/** Whoever is no longer signed in has no account to delete on this page. */
async function deleteAccount(base: string): Promise<boolean> {
	const reply = await callServer(base, { method: 'DELETE', path: accountPaths.user });
	return reply.ok || reply.status === 401;
}
