import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isOwnMachine } from './own-machine.ts';
import { createWrongKeys } from './wrong-keys.ts';

/** Somebody who may see the cockpit. */
export type Operator = {
	/** What each of their forms has to send: no other site's page knows it. */
	token: string;
	/** Whether they have signed in with the key, and so can sign out. */
	signedIn: boolean;
};

/** What came of a key: a session for the cookie, or seconds to wait (0 for none). */
type SignIn = { session: string } | { waitSeconds: number };

/** Who may see the cockpit. */
export type Admission = {
	/** Whether the key is needed for every page of the host itself. */
	needsKey: boolean;
	operator: (request: Request, at: { ip: string; session: string | undefined }) => Operator | null;
	signIn: (key: string, ip: string) => SignIn;
};

/** Milliseconds for which a session lasts. */
export const sessionMs = 12 * 60 * 60_000;
const shortest = 32;
const variable = 'FORECOURT_OPERATOR_KEY';

/**
 * With `FORECOURT_OPERATOR_KEY`, whoever knows it is an operator; without it, whoever sits at this machine, unless
 * `FORECOURT_CLIENT_ADDRESS_HEADER` says that a proxy is in front. Throws an Error if the key is too short.
 */
export function createAdmission(env: NodeJS.ProcessEnv, now: () => number = Date.now): Admission {
	const key = env[variable] || null;
	if (key !== null && key.length < shortest) {
		throw new Error(`${variable}: found ${key.length} characters, expected at least ${shortest}.`);
	}
	const isBehindProxy = Boolean(env['FORECOURT_CLIENT_ADDRESS_HEADER']);
	const secret = key ?? randomBytes(32);
	const sign = (purpose: string, text: string): string =>
		createHmac('sha256', secret).update(`forecourt cockpit ${purpose} ${text}`).digest('base64url');
	const tokenOf = (session: string): string => sign('form', session);
	const wrongKeys = createWrongKeys(now);
	const isValid = (session: string): boolean => {
		const [, facts = '', until = '', signature = ''] = /^((\d{1,15})\.[\w-]{20,40})\.([\w-]{43})$/.exec(session) ?? [];
		return isSame(signature, sign('session', facts)) && Number(until) > now();
	};
	return {
		needsKey: key !== null,
		operator: (request, { ip, session }) => {
			if (key !== null) return session && isValid(session) ? { token: tokenOf(session), signedIn: true } : null;
			return !isBehindProxy && isOwnMachine(request, ip) ? { token: tokenOf('own machine'), signedIn: false } : null;
		},
		signIn: (given, ip) => {
			const waitSeconds = wrongKeys.waitSeconds(ip);
			if (waitSeconds > 0) return { waitSeconds };
			if (key === null || !isSame(given, key)) {
				wrongKeys.note(ip);
				return { waitSeconds: 0 };
			}
			const facts = `${now() + sessionMs}.${randomBytes(18).toString('base64url')}`;
			return { session: `${facts}.${sign('session', facts)}` };
		},
	};
}

/** Compares in constant time, whatever the lengths are. */
export function isSame(one: string, other: string): boolean {
	const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
	return timingSafeEqual(hash(one), hash(other));
}
