import type { ReadableAtom } from 'nanostores';
import type { AccountUser } from '../../contract/account.ts';

/** `unknown` until the server has answered once; `unavailable` where it does not answer. */
export type AccountState =
	| { is: 'unknown' | 'anonymous' | 'unavailable' }
	| { is: 'signed in'; user: AccountUser; watched: readonly number[] };

/** What pages know of the visitor's account (USER-3, USER-4). */
export type Account = {
	readonly state: ReadableAtom<AccountState>;
	/** Puts a car on the watchlist at once and then asks the server; `failed` has been undone. */
	watch: (carId: number) => Promise<'saved' | 'failed' | 'sign in'>;
	/** Takes a car off at once and then asks the server; `failed` has been undone. */
	unwatch: (carId: number) => Promise<'removed' | 'failed' | 'sign in'>;
};
