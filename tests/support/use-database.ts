import { afterAll, beforeAll, beforeEach } from 'vitest';
import { databasePlace, openDatabase } from '../../netlify/platform/db/database.ts';
import type { Db, Tables } from '../../netlify/platform/db/schema.ts';
import type { Engine, TestDatabase } from './databases.ts';

type Use = Pick<Engine, 'make'> & {
	/** Tables that are emptied before each test, in this order. */
	emptied?: readonly (keyof Tables)[];
	onOpen: (opened: { db: Db; database: TestDatabase }) => void;
};

/** A database for the tests of a `describe`: opened before the first of them, dropped after the last. */
export function useDatabase({ make, emptied = [], onOpen }: Use): void {
	let opened: { db: Db; database: TestDatabase };
	beforeAll(async () => {
		const database = await make();
		opened = { database, db: await openDatabase(databasePlace(database.env)) };
		onOpen(opened);
	});
	afterAll(async () => {
		await opened.db.destroy();
		await opened.database.drop();
	});
	beforeEach(async () => {
		for (const table of emptied) await opened.db.deleteFrom(table).execute();
	});
}
