import type { ApiKeyRow, Db } from '../db/schema.ts';
import { type Secrets, sameSignature } from '../runtime/secrets.ts';

/** Header with the key of a program that sends leads in place of a visitor (FORM-6). */
const apiKeyHeader = 'x-api-key';

const purpose = 'api-key';
const keyPattern = /^([a-z0-9-]{1,63})\.([a-z0-9-]{1,63})\.(?:([a-z0-9]{8,32})\.)?([\w-]{43})$/;

type KeyOf = { tenant: string; client: string; id?: string | undefined };

/**
 * A key for one program at one tenant, which needs no captcha. It is valid until it is revoked or the server's secret changes.
 * Keys without an id were made before keys had ids.
 */
export function makeApiKey(secrets: Secrets, { tenant, client, id }: KeyOf): string {
	const text = [tenant, client, id].filter((part) => part !== undefined).join('.');
	return `${text}.${secrets.sign(purpose, text)}`;
}

/** The program whose key a request carries; null without a valid key for this tenant. */
export async function apiClientOf(
	request: Request,
	{ db, secrets, tenant }: { db: Db; secrets: Secrets; tenant: string },
): Promise<string | null> {
	const [key, owner, client, id] = keyPattern.exec(request.headers.get(apiKeyHeader) ?? '') ?? [];
	if (!key || owner !== tenant || !client) return null;
	if (!sameSignature(key, makeApiKey(secrets, { tenant, client, id }))) return null;
	return (await isRevoked(db, { tenant, client, id: id ?? '' })) ? null : client;
}

type Program = { tenant: string; client: string };

/** Records that a key was issued. */
export async function insertApiKey(db: Db, key: Omit<ApiKeyRow, 'revoked_at'>): Promise<void> {
	await db
		.insertInto('api_keys')
		.values({ ...key, revoked_at: null })
		.execute();
}

/** Whether a key was revoked; `id` is empty for a key from before keys had one. */
async function isRevoked(db: Db, { tenant, client, id }: Program & { id: string }): Promise<boolean> {
	const row = await db
		.selectFrom('api_keys')
		.select('id')
		.where('tenant', '=', tenant)
		.where('client', '=', client)
		.where('id', '=', id)
		.where('revoked_at', 'is not', null)
		.executeTakeFirst();
	return row !== undefined;
}

/** Revokes all keys of a program, or the one with `id`, and returns how many. Without `id` that includes a key that has none. */
export async function revokeApiKeys(
	db: Db,
	{ tenant, client, id, now }: Program & { id: string | undefined; now: number },
): Promise<number> {
	if (id === undefined) {
		// A key that is older than this table is not in it.
		await db
			.insertInto('api_keys')
			.values({ tenant, client, id: '', created_at: null, revoked_at: now })
			.onConflict((conflict) => conflict.columns(['tenant', 'client', 'id']).doNothing())
			.execute();
	}
	const { numUpdatedRows } = await db
		.updateTable('api_keys')
		.set({ revoked_at: now })
		.where('tenant', '=', tenant)
		.where('client', '=', client)
		.where((eb) => (id === undefined ? eb('id', '!=', '') : eb('id', '=', id)))
		.where('revoked_at', 'is', null)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** The keys that were issued or revoked, of one tenant or of all. */
export function listApiKeys(db: Db, tenant: string | undefined): Promise<ApiKeyRow[]> {
	return db
		.selectFrom('api_keys')
		.selectAll()
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', tenant ?? ''))
		.orderBy('tenant')
		.orderBy('client')
		.orderBy('created_at')
		.execute();
}
