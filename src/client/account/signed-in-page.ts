import { deviceStore, tabStore } from '../leads/device/device-store.ts';
import { pageToast } from '../saved/page-toast.ts';
import { showWatched } from '../saved/show-watched.ts';
import { type AccountState, account } from './account.ts';
import { takeNote } from './account-note.ts';
import { handOver } from './handover.ts';

let started = false;

/** Shows on a page who is signed in and which cars they watch, and hands over favourites that wait for it (USER-3). */
export async function startSignedInPage(siteSlug: string, ask: 'load' | 'refresh' = 'load'): Promise<void> {
	if (started) return;
	started = true;
	const own = account(siteSlug);
	await own[ask]();
	own.state.subscribe((state) => {
		showWatched(document.body, state);
		for (const link of document.querySelectorAll<HTMLElement>('[data-account-link]')) showAccount(link, state);
	});
	// The search draws its own cards.
	document.addEventListener('cards-drawn', () => showWatched(document.body, own.state.get()));
	const say = pageToast();
	const note = takeNote(tabStore(siteSlug));
	if (note && say) say(note.text, note.list ? 'favourites' : null);
	const count = await handOver(deviceStore(siteSlug), own);
	if (count > 0 && say)
		say(
			`${count} ${count === 1 ? 'car' : 'cars'} saved on this device ${count === 1 ? 'is' : 'are'} on your watchlist now.`,
			'favourites',
		);
}

function showAccount(link: HTMLElement, state: AccountState): void {
	const signedIn = state.is === 'signed in';
	const name = signedIn ? (state.user.name ?? 'Your account') : 'Sign in';
	link.toggleAttribute('data-signed-in', signedIn);
	const text = link.querySelector('[data-account-text]');
	if (text) text.textContent = name;
	else link.ariaLabel = signedIn && state.user.name ? `Your account, ${state.user.name}` : name;
}
