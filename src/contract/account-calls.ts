/** The calls of accounts, below the base of the calls (USER-3, USER-4). `account.ts` has their bodies and answers. All of them are about the site that was asked. */
export const accountPaths = {
	/** GET → 200 `AccountAnswer`, whether or not somebody is signed in. */
	account: '/auth',
	/** POST `codeBody` → 202 `{}`, whether or not the number is known. */
	code: '/auth/code',
	/** POST `sessionBody` → 200 `AccountAnswer` and the session's cookie. DELETE → 204, and the session is over. */
	session: '/auth/session',
	/** PUT `userBody` → 200 `AccountAnswer`; 401 without a session. DELETE → 204: the account and all that it holds is gone. */
	user: '/auth/user',
	/** PUT, DELETE → 200 `WatchlistAnswer`; 401 without a session. */
	watchlist: '/watchlist/:id',
} as const;

/** How somebody is told that a saved car was sold or costs less. */
export const alertWays = ['none', 'sms', 'email'] as const;

/** Cars that one visitor can watch on a site. */
export const mostWatched = 200;
