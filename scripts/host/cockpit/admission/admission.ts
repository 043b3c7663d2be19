import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isOwnMachine } from './own-machine.ts';
import { createWrongKeys } from './wrong-keys.ts';

/** Somebody who may see the cockpit. */
export type Operator = {
	/** What each of their forms has to send: no other site's page knows it. */
	token: string;
	/** Whether they have signed in, and so may read leads and change settings, and can sign out. */
	signedIn: boolean;
	/** Whether the host has printed a code that they can sign in with. */
	canUnlock?: boolean;
	/** What they are called, where they have said: their notes on leads are signed with it. */
	name?: string;
};

/** What came of a key: a session for the cookie, or seconds to wait (0 for none). */
type SignIn = { session: string } | { waitSeconds: number };

/** Who may see the cockpit. */
export type Admission = {
	/** Whether the key is needed for every page of the host itself. */
	needsKey: boolean;
	/** Whether there is a key or a code to sign in with. */
	canSignIn: boolean;
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

 * With `unlockCode`, which whoever started the host reads in their terminal, somebody at this machine can sign in without a key.
 */
export function createAdmission(
	env: NodeJS.ProcessEnv,
	now: () => number = Date.now,
	unlockCode: string | null = null,
): Admission {
	const key = env[variable] || null;
	if (key !== null && key.length < shortest) {
		throw new Error(`${variable}: found ${key.length} characters, expected at least ${shortest}.`);
	}
	const isBehindProxy = Boolean(env['FORECOURT_CLIENT_ADDRESS_HEADER']);
	const secret = key ?? randomBytes(32);
	const password = key ?? (isBehindProxy ? null : unlockCode);
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
		canSignIn: password !== null,
		operator: (request, { ip, session }) => {
			const signedIn = session && isValid(session) ? { token: tokenOf(session), signedIn: true } : null;
			if (key !== null) return signedIn;
			if (isBehindProxy || !isOwnMachine(request, ip)) return null;
			return signedIn ?? { token: tokenOf('own machine'), signedIn: false, canUnlock: password !== null };
		},
		signIn: (given, ip) => {
			const waitSeconds = wrongKeys.waitSeconds(ip);
			if (waitSeconds > 0) return { waitSeconds };
			if (password === null || !isSame(given, password)) {
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
