import type { Db, Tables } from '../../netlify/platform/db/schema.ts';

/**
 * Empties tables between tests, in the order given. What an answered request still does meanwhile may lock the same
 * rows the other way round; PostgreSQL then ends one of the two, and the emptying begins again.
 */
export async function emptyTables(db: Db, tables: readonly (keyof Tables)[]): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			for (const table of tables) await db.deleteFrom(table).execute();
			return;
		} catch (error) {
			const deadlock = (error as { code?: string }).code === '40P01';
			if (!deadlock || tries === 5) throw error;
		}
	}
}
