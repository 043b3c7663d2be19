import type { AccountAnswer, AccountUser, WatchlistAnswer } from '../../../src/contract/account.ts';

/** A canned answer, by the path where it depends on that; null where it has no body. */
export type MockAnswer = {
	method: string;
	path: RegExp;
	status: number;
	answer: object | null | ((pathname: string) => object);
};

const user: AccountUser = { phone: '0491570156', name: 'Sam', last_name: 'Lee', email: null, alerts: 'none' };
const signedIn: AccountAnswer = { user, watchlist: [] };
const nobody: AccountAnswer = { user: null, watchlist: [] };
const empty: WatchlistAnswer = { watchlist: [] };
const saved = (pathname: string): WatchlistAnswer => ({ watchlist: [{ id: Number(pathname.split('/').at(-1)) }] });

/** The answers of accounts below /mock: any code signs in, and every page starts without anybody. */
export const accountAnswers: readonly MockAnswer[] = [
	{ method: 'GET', path: /^\/mock\/auth$/, status: 200, answer: nobody },
	{ method: 'POST', path: /^\/mock\/auth\/code$/, status: 202, answer: {} },
	{ method: 'POST', path: /^\/mock\/auth\/session$/, status: 200, answer: signedIn },
	{ method: 'DELETE', path: /^\/mock\/auth\/session$/, status: 204, answer: null },
	{ method: 'PUT', path: /^\/mock\/auth\/user$/, status: 200, answer: signedIn },
	{ method: 'DELETE', path: /^\/mock\/auth\/user$/, status: 204, answer: null },
	{ method: 'PUT', path: /^\/mock\/watchlist\/[^/]+$/, status: 200, answer: saved },
	{ method: 'DELETE', path: /^\/mock\/watchlist\/[^/]+$/, status: 200, answer: empty },
	{ method: 'GET', path: /^\/mock\/alerts\/stop$/, status: 200, answer: {} },
	{ method: 'POST', path: /^\/mock\/alerts\/stop$/, status: 200, answer: {} },
	{ method: 'POST', path: /^\/mock\/sms\/status$/, status: 204, answer: null },
];
