import { account } from '../account/account.ts';
import { leadBackHere } from '../account/account-links.ts';
import { rememberCar } from '../account/saved-for-later.ts';
import { startSignedInPage } from '../account/signed-in-page.ts';
import { countEvent } from '../analytics/count-event.ts';
import { tabStore } from '../leads/device/device-store.ts';
import { listLink, sayNote } from './page-note.ts';

const words = {
	saved: 'Saved to your watchlist.',
	removed: 'Removed from your watchlist.',
	full: 'Your watchlist is full. Remove one first.',
	failed: 'That did not work, so nothing has changed. Try again when you are online.',
} as const;

/** A click on SAVE or SAVED (USER-3). Who is not signed in is led to the sign-in page, where the car is remembered. */
export async function toggleWatched(link: HTMLAnchorElement): Promise<void> {
	const { site = '' } = document.documentElement.dataset;
	const carId = Number(link.dataset['car']);
	const own = account(site);
	const state = await own.load();
	// What it hands over to the account takes as long as it takes: the car is shown as saved at once.
	if (state.is === 'signed in') void startSignedInPage(site);
	const isWatched = state.is === 'signed in' && state.watched.includes(carId);
	const result = await (isWatched ? own.unwatch(carId) : own.watch(carId));
	if (result === 'sign in') {
		if (!isWatched) rememberCar(tabStore(site), carId);
		leadBackHere(link);
		location.assign(link.href);
		return;
	}
	if (result === 'saved') countEvent(39);
	sayNote(words[result], ...(result === 'saved' ? [' ', listLink('favourites')] : []));
}
