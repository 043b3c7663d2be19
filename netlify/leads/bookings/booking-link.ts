import { apiBases } from '../../../src/contract/paths.ts';
import { testDrivePaths } from '../../../src/contract/test-drives.ts';
import { type Secrets, sameSignature } from '../../platform/runtime/secrets.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

type Signing = Pick<Secrets, 'sign'>;

/** Characters of a signature that are kept: 132 bits. */
const signatureLength = 22;

/** The right to a booking, and its name: in the answer to whoever took the time, and in the links of mails. */
export function bookingToken(secrets: Signing, tenant: string, id: string): string {
	const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
	return `${name}.${signatureOf(secrets, tenant, id)}`;
}

/** The id of the booking that a token is for; null if the token is not one of ours for this tenant. */
export function readBookingToken(secrets: Signing, tenant: string, token: string): string | null {
	const [, name = '', signature = ''] = /^([\w-]{22})\.([\w-]{22})$/.exec(token) ?? [];
	const hex = Buffer.from(name, 'base64url').toString('hex');
	const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
	return sameSignature(signature, signatureOf(secrets, tenant, id)) ? id : null;
}

/** The addresses at which a booking is changed or cancelled, and had as a calendar file. They need no session: they are signed. */
export function bookingLinks(
	secrets: Signing,
	{ slug, site }: Tenant,
	id: string,
): { manage: string; calendar: string } {
	const token = bookingToken(secrets, slug, id);
	const base = `${new URL(site.url).origin}${apiBases.live}`;
	return {
		manage: `${base}${testDrivePaths.manage}?t=${token}`,
		calendar: `${base}${testDrivePaths.calendar}?t=${token}`,
	};
}

const signatureOf = (secrets: Signing, tenant: string, id: string): string =>
	secrets.sign('test-drive', `${tenant} ${id}`).slice(0, signatureLength);
