import { expect, test } from 'vitest';
import { noteList, recentLists } from '../../../src/client/recent/recent-lists.ts';
import { makeStore } from '../leads/make-storage.ts';

const named = (name: string, path = `/search/?q=${name}`) => ({ name, count: 3, path });

test('USER-5 lists that were searched for: the latest first, each name and address once, three at most', () => {
	const store = makeStore();
	for (const name of ['Kia cars', 'SUVs', 'Utes', 'Kia cars', 'Vans']) noteList(store, named(name));
	noteList(store, { ...named('Kia cars', '/search/?make=Kia'), count: 4 });
	expect(recentLists(store)).toEqual([
		{ name: 'Kia cars', count: 4, path: '/search/?make=Kia' },
		named('Vans'),
		named('Utes'),
	]);
});

test('USER-5 what leads to another site or is no list is not read', () => {
	const store = makeStore();
	store.write('lists', { v: 1, at: 0, is: [named('A', '//x.example/'), named('', '/b/'), 7, named('C', '/c/')] });
	expect(recentLists(store)).toEqual([named('C', '/c/')]);
});
