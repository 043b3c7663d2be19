import { describe, expect, test } from 'vitest';
import { drivesToday } from '../../../netlify/fleet/drives-today.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { engines } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';

/** Noon in Brisbane. */
const now = Date.parse('2026-06-15T02:00:00Z');
const hour = 3_600_000;

describe.each(engines)('on $name', ({ make }) => {
	let db: Db;
	useDatabase({ make, emptied: ['test_drives'], onOpen: (opened) => (db = opened.db) });

	const book = (id: string, hours: number, state: 'booked' | 'cancelled' = 'booked', tenant = 'acme') =>
		db
			.insertInto('test_drives')
			.values({
				...{
					id,
					tenant,
					state,
					location_id: 1,
					car_id: null,
					zone: 'Australia/Brisbane',
					held_until: null,
					lead_id: null,
				},
				...{
					starts_at: now + hours * hour,
					ends_at: now + (hours + 1) * hour,
					sequence: 0,
					created_at: now,
					updated_at: now,
				},
			})
			.execute();

	test('CAR-1 the test drives of today are those of the dealer’s day, with the time of the next', async () => {
		expect(await drivesToday(db, 'acme', now)).toEqual({ count: 0, next: null });
		await book('this morning', -2);
		expect(await drivesToday(db, 'acme', now)).toEqual({ count: 1, next: null });
		await book('this afternoon', 3);
		await book('yesterday', -13);
		await book('tomorrow', 13);
		await book('taken back', 2, 'cancelled');
		await book('of another site', 1, 'booked', 'bolt');
		expect(await drivesToday(db, 'acme', now)).toEqual({ count: 2, next: '15:00' });
	});
});
