import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountState, makeAccount } from '../../../src/client/account/account.ts';
import { mostWatched } from '../../../src/contract/account-calls.ts';
import { startAccountServer } from './account-server.ts';
import { makeMarks } from './make-marks.ts';

const user = { phone: '0491570156', name: 'Ngaire', last_name: null, email: null, alerts: 'none' as const };
const list = (...ids: number[]) => ids.map((id) => ({ id }));
const ok = (json: unknown) => ({ status: 200, json });

let server: Awaited<ReturnType<typeof startAccountServer>>;
beforeAll(async () => {
	server = await startAccountServer();
});
afterAll(() => server.stop());
beforeEach(() => server.calls.splice(0));

/** An account that has heard who is signed in. */
async function signedIn(...watched: number[]) {
	const marks = makeMarks();
	const account = makeAccount(server.base, marks);
	server.answer(ok({ user, watchlist: list(...watched) }));
	await account.refresh();
	server.calls.splice(0);
	const seen: AccountState[] = [];
	account.state.listen((state) => void seen.push(state));
	return { ...account, marks, seen };
}
const watchedIn = (state: AccountState) => (state.is === 'signed in' ? state.watched : state.is);

describe('USER-4 who is signed in', () => {
	test('is unknown until the server has answered, and asked once', async () => {
		const account = makeAccount(server.base, makeMarks());
		expect(account.state.get()).toEqual({ is: 'unknown' });
		server.answer(ok({ user: null, watchlist: [] }));
		await Promise.all([account.load(), account.load()]);
		expect(account.state.get()).toEqual({ is: 'anonymous' });
		expect(server.calls).toEqual(['GET /auth']);
	});

	test('a tab that has heard that nobody is, does not ask again; to refresh does', async () => {
		const marks = makeMarks();
		marks.noteAnonymous(true);
		const account = makeAccount(server.base, marks);
		expect(await account.load()).toEqual({ is: 'anonymous' });
		expect(server.calls).toEqual([]);
		server.answer(ok({ user, watchlist: list(3) }));
		expect(await account.refresh()).toEqual({ is: 'signed in', user, watched: [3] });
		expect(marks.isAnonymous()).toBe(false);
	});

	test('a site without accounts asks nobody', async () => {
		const account = makeAccount(null, makeMarks());
		expect(await account.load()).toEqual({ is: 'anonymous' });
		expect(await account.watch(7)).toBe('sign in');
		expect(server.calls).toEqual([]);
	});

	test.each([
		['a fault', { status: 500 }],
		['a page of HTML', { status: 200, json: '<html>', type: 'text/html' }],
		['something else', ok({ user: { phone: 7 }, watchlist: [] })],
		['no list', ok({ user, watchlist: null })],
	])('%s is only logged, and keeps what was known', async (_, answer) => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		server.answer(answer);
		const account = makeAccount(server.base, makeMarks());
		expect(await account.refresh()).toEqual({ is: 'unavailable' });
		const known = await signedIn(1);
		server.answer(answer);
		expect(watchedIn(await known.refresh())).toEqual([1]);
		expect(warn).toHaveBeenCalledTimes(2);
		warn.mockRestore();
	});
});

test('USER-4 after a failure the next script of the page asks again', async () => {
	vi.resetModules();
	const { firstAnswer } = await import('../../../src/client/account/ask-account.ts');
	server.answer({ status: 503 }, ok({ user: null, watchlist: [] }));
	await expect(firstAnswer(server.base)).rejects.toThrow('503');
	expect(await firstAnswer(server.base)).toEqual({ user: null, watchlist: [] });
	await firstAnswer(server.base);
	expect(server.calls).toHaveLength(2);
});

describe('USER-3 the watchlist', () => {
	test('shows a car at once, then asks the server, whose list counts', async () => {
		const { watch, state, seen, marks } = await signedIn(1);
		server.answer(ok({ watchlist: list(1, 9, 2) }));
		const result = watch(2);
		await Promise.resolve();
		expect(await result).toBe('saved');
		expect(seen.map(watchedIn)).toEqual([
			[1, 2],
			[1, 9, 2],
		]);
		expect(watchedIn(state.get())).toEqual([1, 9, 2]);
		expect(server.calls).toEqual(['PUT /watchlist/2']);
		expect(marks.changes()).toBe(1);
	});

	test('removing does the reverse', async () => {
		const { unwatch, seen } = await signedIn(1, 2);
		server.answer(ok({ watchlist: list(2) }));
		expect(await unwatch(1)).toBe('removed');
		expect(seen.map(watchedIn)).toEqual([[2], [2]]);
		expect(server.calls).toEqual(['DELETE /watchlist/1']);
	});

	test('a failure is undone and takes nothing else back', async () => {
		const { watch, unwatch, state, seen } = await signedIn(1);
		server.answer({ status: 503, json: { error: 'Later.', code: 'unavailable' } }, ok({ watchlist: list(1, 3) }));
		const results = await Promise.all([watch(2), watch(3)]);
		expect(results).toEqual(['failed', 'saved']);
		expect(seen.map(watchedIn)).toContainEqual([1, 2, 3]);
		expect(watchedIn(state.get())).toEqual([1, 3]);
		server.answer(ok('a hotel’s page'));
		expect(await unwatch(1)).toBe('failed');
		expect(watchedIn(state.get())).toEqual([1, 3]);
	});

	test('of clicks that follow each other the last one counts, also where the first answer comes late', async () => {
		const { watch, unwatch, state, seen } = await signedIn();
		let late: (answer: { status: number; json: unknown }) => void = () => undefined;
		server.answer(new Promise((done) => (late = done)), ok({ watchlist: [] }));
		const results = Promise.all([watch(5), unwatch(5)]);
		await vi.waitFor(() => expect(server.calls).toHaveLength(1));
		expect(watchedIn(state.get())).toEqual([]);
		late(ok({ watchlist: list(5) }));
		expect(await results).toEqual(['saved', 'removed']);
		expect(server.calls).toEqual(['PUT /watchlist/5', 'DELETE /watchlist/5']);
		expect(seen.map(watchedIn).slice(1)).not.toContainEqual([5]);
	});

	test('an answer to a question that was asked during a save does not take the car off again', async () => {
		const { watch, refresh, state } = await signedIn();
		const [save, look] = [1, 2].map(() => Promise.withResolvers<{ status: number; json: unknown }>());
		if (!save || !look) throw new Error('unreachable');
		server.answer(save.promise, look.promise);
		const saved = watch(5);
		await vi.waitFor(() => expect(server.calls).toHaveLength(1));
		const asked = refresh();
		await vi.waitFor(() => expect(server.calls).toHaveLength(2));
		save.resolve(ok({ watchlist: list(5) }));
		expect(await saved).toBe('saved');
		look.resolve(ok({ user, watchlist: [] }));
		await asked;
		expect(watchedIn(state.get())).toEqual([5]);
	});

	test('nor does one from before the sign-out bring the account back', async () => {
		const { accept, refresh, state } = await signedIn(1);
		let late: (answer: { status: number; json: unknown }) => void = () => undefined;
		server.answer(new Promise((done) => (late = done)));
		const asked = refresh();
		await vi.waitFor(() => expect(server.calls).toHaveLength(1));
		accept({ user: null, watchlist: [] });
		late(ok({ user, watchlist: list(1) }));
		await asked;
		expect(state.get()).toEqual({ is: 'anonymous' });
	});

	test('a session that is over leads to the sign-in', async () => {
		const { watch, state } = await signedIn(1);
		server.answer({ status: 401, json: { error: 'Sign in.', code: 'signed_out' } });
		expect(await watch(2)).toBe('sign in');
		expect(state.get()).toEqual({ is: 'anonymous' });
	});

	test('a full list takes no other car and asks nobody', async () => {
		const ids = Array.from({ length: mostWatched }, (_, index) => index + 1);
		const { watch } = await signedIn(...ids);
		expect(await watch(mostWatched + 1)).toBe('full');
		expect(server.calls).toEqual([]);
	});

	test('who signs out watches nothing, and the other tabs hear of it', async () => {
		const { accept, state, marks } = await signedIn(1);
		accept({ user: null, watchlist: [] });
		expect(state.get()).toEqual({ is: 'anonymous' });
		expect(marks.changes()).toBe(1);
		expect(marks.isAnonymous()).toBe(true);
	});
});
