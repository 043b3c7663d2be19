import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { deviceSource, joinedIds, removeEverywhere } from '../../../../src/client/saved/page/kept-sources.ts';

test('CARD-4, USER-1 cars of several sources are shown once, and what changes in either is heard of', () => {
	const favourites = atom<readonly number[]>([1, 2]);
	const watched = atom<readonly number[]>([2, 3]);
	const joined = joinedIds([deviceSource(favourites), deviceSource(watched)]);
	const seen: (readonly number[])[] = [];
	const stop = joined.subscribe((ids) => seen.push(ids));
	watched.set([2, 3, 4]);
	favourites.set([]);
	stop();
	expect(seen).toEqual([
		[2, 1, 3],
		[2, 1, 4, 3],
		[4, 3, 2],
	]);
});

test('USER-1 a car is removed from all sources that have it, and comes back where it was', () => {
	const favourites = atom<readonly number[]>([1, 2, 3]);
	const watched = atom<readonly number[]>([2]);
	const others = atom<readonly number[]>([5]);
	const putBack = removeEverywhere([favourites, watched, others].map(deviceSource), 2);
	expect([favourites.get(), watched.get(), others.get()]).toEqual([[1, 3], [], [5]]);
	favourites.set([1, 3, 4]);
	putBack();
	expect([favourites.get(), watched.get(), others.get()]).toEqual([[1, 2, 3, 4], [2], [5]]);
	putBack();
	expect(favourites.get()).toEqual([1, 2, 3, 4]);
});

test('USER-1 a storage that takes nothing is not an error', () => {
	const list = atom<readonly number[]>([1]);
	list.set = () => {
		throw new Error('QuotaExceededError');
	};
	expect(() => deviceSource(list).remove(1)()).not.toThrow();
});
