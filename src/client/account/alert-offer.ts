import { computed, type ReadableAtom } from 'nanostores';
import { type AccountState, account } from './account.ts';

/** Whether somebody would hear of nothing that becomes of these cars (USER-3). */
export const missesAlerts = (state: AccountState, ids: readonly number[]): boolean =>
	ids.length > 0 && (state.is === 'anonymous' || (state.is === 'signed in' && state.user.alerts === 'none'));

/** Shows the offer of messages `[data-saved-alerts]` below a list of saved cars to those who get none. */
export function startAlertOffer(root: HTMLElement, siteSlug: string, ids: ReadableAtom<readonly number[]>): void {
	const offer = root.querySelector<HTMLElement>('[data-saved-alerts]');
	if (!offer) return;
	computed([account(siteSlug).state, ids], missesAlerts).subscribe((misses) => {
		offer.hidden = !misses;
	});
}
