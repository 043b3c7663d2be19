import type { Account } from '../../client/account/account.ts';
import { leaveNote } from '../../client/account/account-note.ts';
import { offerFavourites } from '../../client/account/handover.ts';
import { takeRememberedCar } from '../../client/account/saved-for-later.ts';
import { countEvent } from '../../client/analytics/count-event.ts';
import { pageCars } from '../../client/saved/page-cars.ts';
import type { AccountAnswer } from '../../contract/account.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Takes over a session that has just begun: the device's favourites wait to be handed over, and the remembered car is saved. */
export async function takeSession(answer: AccountAnswer, { account, stores }: SignInContext): Promise<void> {
	account.accept(answer);
	const watched = answer.watchlist.map(({ id }) => id);
	offerFavourites(stores.device, { favourites: pageCars.favourites.get(), watched });
	await saveRememberedCar(account, stores);
}

const notes = {
	saved: { text: 'You are signed in and the car is on your watchlist.', list: true },
	full: { text: 'You are signed in. Your watchlist is full, so the car is not on it.', list: true },
	failed: { text: 'You are signed in, but the car could not be saved. Choose SAVE again.', list: false },
	'sign in': { text: 'The car could not be saved. Choose SAVE again.', list: false },
} as const;

/** Completes the save that led to the sign-in (USER-3), and leaves a note of it for the page that comes next. */
export async function saveRememberedCar(
	{ watch }: Pick<Account, 'watch'>,
	{ tab }: Pick<SignInContext['stores'], 'tab'>,
): Promise<boolean> {
	const wanted = new URLSearchParams(location.search).get('type') === 'watchlist';
	const carId = takeRememberedCar(tab);
	if (!wanted || carId === null) return false;
	const result = await watch(carId);
	if (result === 'saved') countEvent(39);
	leaveNote(tab, notes[result]);
	return true;
}
