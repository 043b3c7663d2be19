import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pipeliningClient } from '../../../netlify/platform/db/pipelining.ts';
import { engines, type TestDatabase } from '../../support/databases.ts';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const text = 'select $1::int as n';

describe.skipIf(!postgres)('texts that the server parses once', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		if (postgres) database = await postgres.make();
	});
	afterAll(() => database.drop());

	const connect = async (naming: boolean): Promise<pg.Client> => {
		const Client = pipeliningClient({ naming });
		const client = new Client({ connectionString: database.env.DATABASE_URL });
		await client.connect();
		return client;
	};
	const useOften = async (client: pg.Client) => {
		for (let n = 0; n < 8; n++) expect((await client.query(text, [n])).rows).toEqual([{ n }]);
	};
	const named = async (client: pg.Client): Promise<string[]> =>
		(await client.query('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement);

	test.each([
		[true, [text]],
		[false, []],
	])('with naming: %s, a frequent text has a name: %j', async (naming, expected) => {
		const client = await connect(naming);
		await useOften(client);
		expect(await named(client)).toEqual(expected);
		await client.end();
	});

	test.each([
		['knows no such name', '26000', 'deallocate all'],
		['has the name for something else', '42P05', 'prepare forecourt_1 as select 1'],
	])(
		'a pooler that leads to a server which %s: one query fails, and all later ones have no names',
		async (...mixedUp) => {
			const [, code, asAnotherClient] = mixedUp;
			const client = await connect(true);
			await useOften(client);
			await client.query(asAnotherClient);
			const other = 'select $1::int + 1 as n';
			const failures: unknown[] = [];
			for (let n = 0; n < 20; n++) {
				for (const frequent of [text, other]) {
					await client
						.query(frequent, [n])
						.catch((error: unknown) => failures.push(Reflect.get(Object(error), 'code')));
				}
			}
			expect(failures).toEqual([code]);
			await client.end();
		},
	);
});
