import { describe, expect, test } from 'vitest';
import { keepQuery } from '../../../netlify/platform/db/kept-query.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { step, together } from '../../../netlify/platform/db/together.ts';
import { engines } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';

type Challenge = { id: string; tenant: string; expires_at: number };

const insert = keepQuery((db, { rows }: { rows: readonly Challenge[] }) =>
	db.insertInto('used_challenges').values(rows),
);
const find = keepQuery((db, { ids }: { ids: readonly string[] }) =>
	db.selectFrom('used_challenges').select(['id', 'expires_at']).where('id', 'in', ids).orderBy('id'),
);

describe.each(engines)('queries on $name', ({ make }) => {
	let db: Db;
	useDatabase({ make, onOpen: (opened) => (db = opened.db) });
	const row = (id: string, expires_at = 1): Challenge => ({ id, tenant: 'a', expires_at });
	const ids = async (): Promise<string[]> =>
		(await db.selectFrom('used_challenges').select('id').orderBy('id').execute()).map(({ id }) => id);
	const clear = () => db.deleteFrom('used_challenges').execute();

	test('a kept query is compiled once for each length of its lists, and gets its values each time', async () => {
		await clear();
		let compiled = 0;
		const counted = keepQuery((of: Db, { ids }: { ids: readonly string[] }) => {
			compiled++;
			return of.selectFrom('used_challenges').select('id').where('id', 'in', ids).orderBy('id');
		});
		for (const rows of [[row('1')], [row('2')], [row('3', 3), row('4', 4)]])
			await db.executeQuery(insert(db, { rows }));
		for (const some of [['1'], ['2'], ['9'], ['3', '4'], ['1', '4']]) {
			const { rows } = await db.executeQuery(counted(db, { ids: some }));
			expect(rows.map(({ id }) => id)).toEqual(some.filter((id) => id !== '9'));
		}
		expect(compiled).toBe(2);
		expect((await db.executeQuery(find(db, { ids: ['3', '4'] }))).rows).toEqual([
			{ id: '3', expires_at: 3 },
			{ id: '4', expires_at: 4 },
		]);
	});

	test('a kept query that computes with a value says so', () => {
		const wrong = keepQuery((of: Db, { now }: { now: number }) =>
			of
				.selectFrom('used_challenges')
				.select('id')
				.where('expires_at', '<', now - 5),
		);
		expect(() => wrong(db, { now: 10 })).toThrow('A kept query cannot compute with now');
	});

	test('steps run in their order, and their answers come in the same order', async () => {
		await clear();
		const seen: string[] = [];
		await together(db, [
			step(insert(db, { rows: [row('a')] }), () => void seen.push('written')),
			step(find(db, { ids: ['a', 'b'] }), ({ rows }) => void seen.push(...rows.map(({ id }) => id))),
		]);
		expect(seen).toEqual(['written', 'a']);
	});

	test('the first error of steps rolls all of a transaction back, and so does what an answer throws', async () => {
		await clear();
		const store = (rows: readonly Challenge[], after = (): void => undefined) =>
			db.transaction().execute((tx) =>
				together(
					tx,
					rows.map((one) => step(insert(tx, { rows: [one] }), after)),
				),
			);
		await expect(store([row('a'), row('a'), row('b')])).rejects.toThrow(/unique/i);
		const refuse = (): void => {
			throw new Error('Refused.');
		};
		await expect(store([row('c'), row('d')], refuse)).rejects.toThrow('Refused.');
		expect(await ids()).toEqual([]);
		await store([row('e'), row('f')]);
		expect(await ids()).toEqual(['e', 'f']);
	});

	test('a text that is used often gets a name, and is still asked with its own values', async () => {
		await clear();
		const all = Array.from({ length: 30 }, (_, at) => String(100 + at));
		await Promise.all(
			all.map((id) => db.transaction().execute((tx) => tx.executeQuery(insert(tx, { rows: [row(id)] })))),
		);
		expect(await ids()).toEqual(all);
	});
});
