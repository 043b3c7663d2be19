import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase, databasePlace } from '../platform/db/database.ts';

/**
 * The cars of a tenant that visitors have reserved, for a build on a machine that has the server's database (CAR-11). Null where
 * there is none: nobody's build makes one. Throws what the engine throws.
 */
export async function reservedCars(env: NodeJS.ProcessEnv, tenant: string): Promise<number[] | null> {
	const place = databasePlace(env);
	if (!place.url && !existsSync(join(place.dir, 'forecourt.db'))) return null;
	const db = await connectDatabase(place);
	try {
		const rows = await db
			.selectFrom('car_claims')
			.select('car_id')
			.where('tenant', '=', tenant)
			.where('until', 'is', null)
			.execute();
		return rows.map(({ car_id }) => car_id);
	} finally {
		await db.destroy();
	}
}
