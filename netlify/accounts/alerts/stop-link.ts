import { stopAlertsPath } from '../../../src/contract/account.ts';
import { apiBases } from '../../../src/contract/paths.ts';
import { type Secrets, sameSignature } from '../../platform/runtime/secrets.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

/** Characters of a signature that are kept: 132 bits, since an SMS costs by its length. */
const signatureLength = 22;

/** The address at which a visitor ends all messages without signing in. It works for ever. */
export function stopLink(secrets: Secrets, { slug, site }: Tenant, visitorId: string): string {
	const id = Buffer.from(visitorId.replaceAll('-', ''), 'hex').toString('base64url');
	const token = `${id}.${signatureOf(secrets, slug, visitorId)}`;
	return `${new URL(site.url).origin}${apiBases.live}${stopAlertsPath}?t=${token}`;
}

/** Whose messages a link's token ends; null if the token is not one of ours for this tenant. */
export function readStopToken(secrets: Secrets, tenant: string, token: string): string | null {
	const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{22})$/.exec(token) ?? [];
	const hex = Buffer.from(id, 'base64url').toString('hex');
	const visitorId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
	return sameSignature(signature, signatureOf(secrets, tenant, visitorId)) ? visitorId : null;
}

const signatureOf = (secrets: Secrets, tenant: string, visitorId: string): string =>
	secrets.sign('stop-alerts', `${tenant} ${visitorId}`).slice(0, signatureLength);
