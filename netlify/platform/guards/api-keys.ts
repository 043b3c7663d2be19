import type { Db } from '../db/schema.ts';
import { type Secrets, sameSignature } from '../runtime/secrets.ts';
import { isRevoked } from './given-keys.ts';

/** Header with the key of a program that sends leads in place of a visitor (FORM-6). */
const apiKeyHeader = 'x-api-key';

const purpose = 'api-key';
const keyPattern = /^([a-z0-9-]{1,63})\.([a-z0-9-]{1,63})\.(?:([a-z0-9]{8,32})\.)?([\w-]{43})$/;

type KeyOf = { tenant: string; client: string; id?: string | undefined };

/**
 * A key for one program at one tenant: it needs no captcha. It holds until it is revoked by its id, or the server's secret
 * changes. Keys without an id are from before there were ids; they hold until they are revoked, too.
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
