import { afterAll, beforeAll } from 'vitest';
import { fromRow } from '../../../netlify/leads/store/lead-rows.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Engine } from '../../support/databases.ts';
import { type Served, serveFunctions } from '../served.ts';

/** The functions over HTTP for the tests of a block, asked as a program with a key; and what they have stored. */
export function useServedLeads(engine: Engine) {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());
	return {
		served: () => served,
		post: (body: unknown, headers: Record<string, string> = {}, tenant = 'plain') =>
			served.send('POST', '/api/leads', body, { tenant, headers: { ...served.key(tenant), ...headers } }),
		put: (id: string, body: unknown, headers: Record<string, string> = {}, tenant = 'plain') =>
			served.send('PUT', `/api/leads/${id}`, body, { tenant, headers: { ...served.key(tenant), ...headers } }),
		stored: async (id: unknown): Promise<StoredLead> =>
			fromRow(await served.db.selectFrom('leads').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow()),
		countLeads: async () => (await served.db.selectFrom('leads').select('id').execute()).length,
	};
}
