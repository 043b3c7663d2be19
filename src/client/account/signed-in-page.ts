import { deviceStore, tabStore } from '../leads/device/device-store.ts';
import { watchedCars } from '../saved/page-cars.ts';
import { listLink, sayNote } from '../saved/page-note.ts';
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
		watchedCars.set(state.is === 'signed in' ? state.watched : []);
		for (const link of document.querySelectorAll<HTMLElement>('[data-account-link]')) showAccount(link, state);
	});
	// The search draws its own cards.
	document.addEventListener('cards-drawn', () => showWatched(document.body, own.state.get()));
	const note = takeNote(tabStore(siteSlug));
	if (note) sayNote(note.text, ...(note.list ? [' ', listLink('favourites')] : []));
	const count = await handOver(deviceStore(siteSlug), own);
	// Said with the note, which would be gone before anybody has read it.
	if (count > 0) sayNote([note?.text, handedOver(count)].filter(Boolean).join(' '), ' ', listLink('favourites'));
}

const handedOver = (count: number): string =>
	`${count} from your list on this device ${count === 1 ? 'is' : 'are'} on your watchlist now.`;

function showAccount(link: HTMLElement, state: AccountState): void {
	const signedIn = state.is === 'signed in';
	const name = signedIn ? (state.user.name ?? 'Your account') : 'Sign in';
	link.toggleAttribute('data-signed-in', signedIn);
	const text = link.querySelector('[data-account-text]');
	if (text) text.textContent = name;
	else link.ariaLabel = signedIn && state.user.name ? `Your account, ${state.user.name}` : name;
}
