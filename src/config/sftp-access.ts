import { z } from 'zod';
import { secretVariable, variableUse } from './feed-access.ts';

const user = z.string({ error: 'a user name' }).min(1, { error: 'a user name' }).describe('User name.');

const password = z.strictObject({
	kind: z.literal('password').describe('User name and password.'),
	user,
	password_env: secretVariable.describe(`Environment variable with the password. It ${variableUse}`),
});

const privateKey = z.strictObject({
	kind: z.literal('private_key').describe('User name and private key.'),
	user,
	private_key_env: secretVariable.describe(
		`Environment variable with the private key, as OpenSSH or PEM writes it; \\n may stand for its line breaks. It ${variableUse}`,
	),
	passphrase_env: secretVariable
		.optional()
		.describe('Environment variable with the passphrase of the key, where it has one.'),
});

const address = 'an address such as sftp://files.example.com/export/stock.csv, without user name, password and query';

/** The server of a feed over SFTP and how it knows the dealer (SITE-5); secrets are named here and stand in the environment. */
export const sftpAccess = {
	url: z
		.url({ protocol: /^sftp$/, error: address })
		.refine((text) => isFileAddress(URL.parse(text)), { error: address })
		.describe(
			'Address of the file; another port than 22 after the host (sftp://host:2222/stock.csv), a path from the user’s folder after ~ (sftp://host/~/stock.csv).',
		),
	host_key: z
		.string({ error: hostKeyForm })
		.regex(/^SHA256:[A-Za-z0-9+/]{43}$/, { error: hostKeyForm })
		.describe(
			'Fingerprint of the server’s host key, SHA256:…, as the server’s owner names it (ssh-keyscan <host> | ssh-keygen -lf -). A server with another key is told nothing.',
		),
	auth: z
		.discriminatedUnion('kind', [password, privateKey], { error: '"kind": "password" or "private_key"' })
		.describe('How the server knows the dealer.'),
	timeout_seconds: z
		.number()
		.min(1)
		.max(300)
		.default(30)
		.describe('Seconds for the whole file, with all tries. The feed fails when they are over.'),
};

function hostKeyForm(): string {
	return 'the fingerprint of the server’s host key: SHA256: and 43 characters';
}

function isFileAddress(url: URL | null): boolean {
	if (!url?.hostname || url.username || url.password || url.search || url.hash) return false;
	return url.pathname.length > 1 && !url.pathname.endsWith('/');
}
