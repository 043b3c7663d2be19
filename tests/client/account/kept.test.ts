import { describe, expect, test, vi } from 'vitest';
import { accountMarks } from '../../../src/client/account/account-marks.ts';
import { leaveNote, takeNote } from '../../../src/client/account/account-note.ts';
import { dropHandover, handOver, offerFavourites, readHandover } from '../../../src/client/account/handover.ts';
import { readAccount } from '../../../src/client/account/read-answer.ts';
import { rememberCar, takeRememberedCar } from '../../../src/client/account/saved-for-later.ts';
import { makeStore } from '../leads/make-storage.ts';

const minute = 60_000;
const rubbish: unknown[] = [
	7,
	'x',
	[],
	{},
	{ id: '7', at: 1 },
	{ id: -1, at: 1 },
	{ id: 1.5, at: 1 },
	{ id: 7, at: 'x' },
];

describe('USER-3 what a visitor wanted to save before signing in', () => {
	test('is there once, for half an hour', () => {
		const tab = makeStore();
		rememberCar(tab, 7, minute);
		expect(takeRememberedCar(tab, 31 * minute)).toBe(7);
		expect(takeRememberedCar(tab, 31 * minute)).toBeNull();
		rememberCar(tab, 7, minute);
		expect(takeRememberedCar(tab, 31 * minute + 1)).toBeNull();
	});

	test.each(rubbish)('what else a storage holds is nothing: %j', (stored) => {
		const tab = makeStore();
		tab.write('watch', stored);
		expect(takeRememberedCar(tab, minute)).toBeNull();
		tab.write('account_note', stored);
		expect(takeNote(tab, minute)).toBeNull();
		tab.write('handed_over', stored);
		expect(readHandover(tab)).toEqual({ waiting: [], done: [] });
	});

	test('the next page is told what became of it, once and within a minute', () => {
		const tab = makeStore();
		leaveNote(tab, { text: 'Saved.', list: true }, 0);
		expect(takeNote(tab, minute)).toEqual({ text: 'Saved.', list: true });
		expect(takeNote(tab, minute)).toBeNull();
		leaveNote(tab, { text: 'Saved.', list: true }, 0);
		expect(takeNote(tab, minute + 1)).toBeNull();
	});
});

describe('USER-3 favourites of the device at sign-in', () => {
	/** An account that watches, and refuses what it is told to. */
	function makeAccount(watched: number[], refuses: number[] = []) {
		const state = { is: 'signed in' as const, watched };
		const watch = async (id: number) => {
			if (refuses.includes(id)) return 'failed' as const;
			watched.push(id);
			return 'saved' as const;
		};
		return { state: { get: () => state }, watch } as unknown as Parameters<typeof handOver>[1];
	}

	test('join the watchlist, and neither list loses a car', async () => {
		const device = makeStore();
		const watched = [1];
		offerFavourites(device, { favourites: [1, 2, 3], watched });
		expect(await handOver(device, makeAccount(watched))).toBe(2);
		expect(watched).toEqual([1, 2, 3]);
		expect(readHandover(device)).toEqual({ waiting: [], done: [1, 2, 3] });
	});

	test('wait where one fails, and go on with the next page', async () => {
		const device = makeStore();
		const watched: number[] = [];
		offerFavourites(device, { favourites: [1, 2, 3], watched });
		expect(await handOver(device, makeAccount(watched, [2]))).toBe(1);
		expect(await handOver(device, makeAccount(watched))).toBe(2);
		expect(watched).toEqual([1, 2, 3]);
	});

	test('do not come back after they were taken off the watchlist, nor go to who signs in next', () => {
		const device = makeStore();
		device.write('handed_over', { waiting: [], done: [1, 2] });
		offerFavourites(device, { favourites: [1, 2, 3], watched: [] });
		expect(readHandover(device).waiting).toEqual([3]);
	});

	test('stay on the device after signing out', () => {
		const device = makeStore();
		offerFavourites(device, { favourites: [1, 2], watched: [2] });
		dropHandover(device);
		expect(readHandover(device)).toEqual({ waiting: [], done: [2] });
	});
});

describe('USER-4 a tab that has heard that nobody is signed in', () => {
	test('asks no more until some tab has signed in or out', () => {
		vi.stubGlobal('addEventListener', () => undefined);
		const [device, tab] = [makeStore(), makeStore()];
		let now = 1000;
		const marks = accountMarks(device, tab, () => now);
		expect(marks.isAnonymous()).toBe(false);
		marks.noteAnonymous(true);
		expect(marks.isAnonymous()).toBe(true);
		now = 2000;
		accountMarks(device, makeStore(), () => now).noteChange();
		expect(marks.isAnonymous()).toBe(false);
		vi.unstubAllGlobals();
	});

	test.each([7, 'x', [], {}, { at: 'x' }, { at: -1 }, { at: null }])('believes no storage: %j', (stored) => {
		const tab = makeStore();
		tab.write('anonymous', stored);
		expect(accountMarks(makeStore(), tab).isAnonymous()).toBe(false);
	});
});

test('USER-4, USER-11 an answer of the server is read with care', () => {
	const user = { phone: '0491570156', name: '', last_name: 7, email: null, alerts: 'pigeon', role: 'admin' };
	expect(readAccount({ user, watchlist: [{ id: 2 }, { id: 2 }, { id: '3' }, null, { id: 4, price: 1 }] })).toEqual({
		user: { phone: '0491570156', name: null, last_name: null, email: null, alerts: 'none' },
		watchlist: [{ id: 2 }, { id: 4 }],
	});
	for (const answer of [null, 'x', [], {}, { user: undefined, watchlist: [] }, { user: {}, watchlist: [] }])
		expect(readAccount(answer)).toBeNull();
});
