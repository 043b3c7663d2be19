import { type Secrets, sameSignature } from './secrets.ts';

/** Header with the key of a program that sends leads in place of a visitor (FORM-6). */
const apiKeyHeader = 'x-api-key';

const purpose = 'api-key';
const keyPattern = /^([a-z0-9-]{1,63})\.([a-z0-9-]{1,63})\.([\w-]{43})$/;

/** A key for one program at one tenant: it needs no captcha. It holds until the server's secret changes. */
export function makeApiKey(secrets: Secrets, { tenant, client }: { tenant: string; client: string }): string {
	return `${tenant}.${client}.${secrets.sign(purpose, `${tenant}.${client}`)}`;
}

/** The program whose key a request carries; null without a valid key for this tenant. */
export function apiClientOf(
	request: Request,
	{ secrets, tenant }: { secrets: Secrets; tenant: string },
): string | null {
	const [, owner, client, signature] = keyPattern.exec(request.headers.get(apiKeyHeader) ?? '') ?? [];
	if (owner !== tenant || !client || !signature) return null;
	return sameSignature(signature, secrets.sign(purpose, `${tenant}.${client}`)) ? client : null;
}
