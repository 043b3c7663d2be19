import { atom, type ReadableAtom } from 'nanostores';
import type { AccountAnswer, AccountUser, WatchlistEntry } from '../../contract/account.ts';
import { accountPaths, mostWatched } from '../../contract/account-calls.ts';
import { callServer } from '../call-server.ts';
import { asRecord, deviceStore, tabStore } from '../leads/device/device-store.ts';
import { type AccountMarks, accountMarks } from './account-marks.ts';
import { askAccount, firstAnswer } from './ask-account.ts';
import { readAccount, readWatchlist } from './read-answer.ts';
import { type Wish, withWishes } from './wishes.ts';

/** `unknown` until the server has answered once; `unavailable` where it does not answer. */
export type AccountState =
	| { is: 'unknown' | 'anonymous' | 'unavailable' }
	| { is: 'signed in'; user: AccountUser; watched: readonly number[] };

/** What pages know of the visitor's account (USER-3, USER-4). */
export type Account = {
	readonly state: ReadableAtom<AccountState>;
	/** Asks the server who is signed in, once for a page; after a failure the next call asks again. */
	load: () => Promise<AccountState>;
	/** Asks the server again, whatever this tab has heard before. */
	refresh: () => Promise<AccountState>;
	/** Takes over what the server has answered to signing in, to a change of the account, or to signing out. */
	accept: (answer: AccountAnswer) => void;
	/** Puts a car on the watchlist at once and then asks the server; `failed` has been undone, `full` was not begun. */
	watch: (carId: number) => Promise<'saved' | 'failed' | 'sign in' | 'full'>;
	/** Takes a car off at once and then asks the server; `failed` has been undone. */
	unwatch: (carId: number) => Promise<'removed' | 'failed' | 'sign in'>;
};

const accounts = new Map<string, Account>();

/** The account on this site: one for all scripts of a page. `data-account` on `<html>` is the base of its calls; without it nobody can sign in. */
export function account(siteSlug: string): Account {
	const known = accounts.get(siteSlug);
	if (known) return known;
	const base = document.documentElement.dataset['account'] ?? null;
	const marks = accountMarks(deviceStore(siteSlug), tabStore(siteSlug));
	const made = makeAccount(base, marks);
	marks.onChange(() => void made.refresh());
	accounts.set(siteSlug, made);
	return made;
}

const nobody: AccountAnswer = { user: null, watchlist: [] };

/** An account whose calls are below `base`; null where the site has none. */
export function makeAccount(base: string | null, marks: Omit<AccountMarks, 'onChange'>): Account {
	const state = atom<AccountState>({ is: base === null ? 'anonymous' : 'unknown' });
	/** What the server has answered last, and what the visitor wants that it has not answered yet. */
	let known: AccountAnswer = nobody;
	let wishes: readonly Wish[] = [];
	let asked: Promise<AccountState> | null = null;
	/** Rises with what the visitor does: an answer to a question from before that is out of date. */
	let done = 0;
	let inTurn: Promise<unknown> = Promise.resolve();

	const watched = () => withWishes(idsOf(known.watchlist), wishes);

	function show(): void {
		const { user } = known;
		state.set(user ? { is: 'signed in', user, watched: watched() } : { is: 'anonymous' });
	}

	function take(answer: AccountAnswer): void {
		known = answer;
		if (answer.user === null) wishes = [];
		marks.noteAnonymous(answer.user === null);
		show();
	}

	/** A failure is only said to who looks into it (USER-4): pages do their work without an account. */
	async function ask(answer: (below: string) => Promise<unknown>): Promise<AccountState> {
		const doneBefore = done;
		try {
			const account = base === null ? nobody : readAccount(await answer(base));
			if (account === null) throw new Error('The answer is not understood.');
			if (done === doneBefore) take(account);
		} catch (error) {
			console.warn('The account could not be loaded.', error);
			asked = null;
			if (known.user === null) state.set({ is: 'unavailable' });
		}
		return state.get();
	}

	function refresh(): Promise<AccountState> {
		asked = ask(askAccount);
		return asked;
	}

	function load(): Promise<AccountState> {
		const { is } = state.get();
		asked ??= ask(marks.isAnonymous() ? async () => nobody : is === 'unavailable' ? askAccount : firstAnswer);
		return asked;
	}

	async function wish(own: Wish): Promise<'done' | 'failed' | 'sign in' | 'full'> {
		const { is } = await load();
		if (base === null || is === 'anonymous') return 'sign in';
		if (known.user === null) return 'failed';
		const ids = watched();
		if (own.wanted && !ids.includes(own.carId) && ids.length >= mostWatched) return 'full';
		wishes = [...wishes, own];
		show();
		const turn = inTurn.then(() => fulfil(base, own));
		inTurn = turn;
		return turn;
	}

	/** Wishes are sent one after another, so that the last one about a car is the one that counts. */
	async function fulfil(below: string, own: Wish): Promise<'done' | 'failed' | 'sign in'> {
		const path = accountPaths.watchlist.replace(':id', String(own.carId));
		const reply = await callServer(below, { method: own.wanted ? 'PUT' : 'DELETE', path });
		wishes = wishes.filter((other) => other !== own);
		done++;
		if (!reply.ok && reply.status === 401) {
			take(nobody);
			return 'sign in';
		}
		const watchlist = reply.ok ? readWatchlist(asRecord(reply.json)['watchlist']) : null;
		if (watchlist) {
			known = { ...known, watchlist };
			marks.noteChange();
		}
		show();
		return watchlist ? 'done' : 'failed';
	}

	function accept(answer: AccountAnswer): void {
		done++;
		take(answer);
		asked = Promise.resolve(state.get());
		marks.noteChange();
	}

	async function watch(carId: number): Promise<'saved' | 'failed' | 'sign in' | 'full'> {
		const result = await wish({ carId, wanted: true });
		return result === 'done' ? 'saved' : result;
	}

	async function unwatch(carId: number): Promise<'removed' | 'failed' | 'sign in'> {
		const result = await wish({ carId, wanted: false });
		return result === 'done' ? 'removed' : result === 'sign in' ? 'sign in' : 'failed';
	}

	return { state, load, refresh, accept, watch, unwatch };
}

const idsOf = (watchlist: readonly WatchlistEntry[]): number[] => watchlist.map(({ id }) => id);
