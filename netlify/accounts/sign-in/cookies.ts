import { isOnThisMachine } from './admit.ts';

/** `session`: who is signed in. `sign-in`: the browser that asked for a code, for as long as the code counts. */
type CookieName = 'session' | 'sign-in';

/**
 * Browsers take a `__Host-` cookie only with Secure, for this host alone, and so from no other site of the same domain. On
 * this machine pages come without TLS, and not every browser takes Secure cookies there: the prefix and Secure are left out.
 * No visitor's browser asks a published site for `localhost`.
 */
const cookieName = (name: CookieName, isLocal: boolean): string => (isLocal ? name : `__Host-${name}`);

/** The value of a cookie of ours; null without it. */
export function readCookie(request: Request, name: CookieName): string | null {
	const start = `${cookieName(name, isOnThisMachine(request))}=`;
	const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
	return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

/** The `Set-Cookie` that keeps a value for some milliseconds; 0 takes the cookie away. */
export function cookieFor(
	request: Request,
	{ name, value, ms }: { name: CookieName; value: string; ms: number },
): string {
	const isLocal = isOnThisMachine(request);
	const seconds = Math.floor(ms / 1000);
	const secure = isLocal ? '' : ' Secure;';
	return `${cookieName(name, isLocal)}=${value}; HttpOnly;${secure} SameSite=Lax; Path=/; Max-Age=${seconds}`;
}

/** An answer with these cookies. */
export function withCookies(answer: Response, cookies: readonly string[]): Response {
	for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
	return answer;
}
