import { z } from 'zod';
import { isSecureAddress } from '../domain/addresses/secure-address.ts';
import { isPlatformVariable, variable } from './platform-variables.ts';
import { isSecretName } from './secrets.ts';
import { text } from './value.ts';

const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const headerValue = z.string({ error: 'a text of printable characters' }).regex(/^[\x20-\x7e]+$/);

/** The name of a variable with a secret of a feed. */
export const secretVariable = variable.refine((name) => !isPlatformVariable(name), {
	error: 'a variable for this feed, not one of the platform’s',
});

/** How such a variable is found, for descriptions. */
export const variableUse =
	'is looked up with the tenant’s prefix first: FEED_TOKEN of bathurst-toyota is BATHURST_TOYOTA__FEED_TOKEN. A plain name counts only where TENANT says that the process is for this tenant alone.';

const basic = z.strictObject({
	kind: z.literal('basic').describe('User name and password.'),
	user: z
		.string({ error: 'a user name without a colon' })
		.regex(/^[^:\s]+$/)
		.describe('User name.'),
	password_env: secretVariable.describe(`Environment variable with the password. It ${variableUse}`),
});

const token = z.strictObject({
	kind: z.literal('token').describe('Authorization: Bearer, and the token.'),
	token_env: secretVariable.describe(`Environment variable with the token. It ${variableUse}`),
});

const header = z.strictObject({
	kind: z.literal('header').describe('A header of another name, such as X-Api-Key.'),
	header: z
		.string({ error: 'the name of a header, such as X-Api-Key' })
		.regex(headerName)
		.describe('Name of the header.'),
	value_env: secretVariable.describe(`Environment variable with the value of the header. It ${variableUse}`),
});

const parameter = z.strictObject({
	kind: z.literal('parameter').describe('A parameter of the address, such as ?key=.'),
	parameter: text.describe('Name of the parameter.'),
	value_env: secretVariable.describe(`Environment variable with the value of the parameter. It ${variableUse}`),
});

function headerFault(name: string): string | undefined {
	if (!headerName.test(name)) return 'the name of a header, such as Accept';
	return isSecretName(name)
		? 'a header that is not secret. For a password, token or key use auth, which names an environment variable'
		: undefined;
}

/** How a feed's server is asked (SITE-5): what is secret is named here and stands in the environment. */
export const access = {
	headers: z
		.record(z.string(), headerValue, { error: 'headers by name, { "Accept": "text/csv" }' })
		.superRefine((headers, { addIssue }) => {
			for (const name of Object.keys(headers)) {
				const fault = headerFault(name);
				if (fault) addIssue({ code: 'custom', path: [name], input: undefined, message: fault });
			}
		})
		.optional()
		.describe('Headers to send that are not secret, by name.'),
	auth: z
		.discriminatedUnion('kind', [basic, token, header, parameter])
		.optional()
		.describe('How the server knows the dealer. It is never sent to another host, and only over https.'),
	timeout_seconds: z
		.number()
		.min(1)
		.max(300)
		.default(30)
		.describe('Seconds for the whole answer, with all tries. The feed fails when they are over.'),
};

type Access = { url: string; auth?: unknown };

/** Whether secrets of a feed would travel unencrypted. */
export const isOpenAccess = ({ url, auth }: Access): boolean => auth !== undefined && !isSecureAddress(url);

/** How a feed's server knows the dealer. */
export type FeedAuth = NonNullable<z.output<z.ZodObject<typeof access>>['auth']>;
