type Cookie = { name: string; value: string; [attribute: string]: unknown };

/** `context.cookies`: reads the request's, and notes what the answer has to set. */
export function createCookies(request: Request) {
	const set = new Headers();
	const write = ({ name, value, ...attributes }: Cookie): void => {
		const rest = Object.entries(attributes).flatMap(([key, on]) => attribute(key, on));
		set.append('set-cookie', [`${name}=${encodeURIComponent(value)}`, ...rest].join('; '));
	};
	return {
		/** Puts what was set onto the answer. */
		addTo: (headers: Headers) => {
			for (const cookie of set.getSetCookie()) headers.append('set-cookie', cookie);
		},
		cookies: {
			get: (name: string): string | undefined => readCookies(request).get(name),
			set: (cookie: Cookie | string, value = ''): void =>
				write(typeof cookie === 'string' ? { name: cookie, value } : cookie),
			delete: (cookie: string | { name: string; path?: string; domain?: string }): void =>
				write({ ...(typeof cookie === 'string' ? { name: cookie } : cookie), value: '', maxAge: 0 }),
		},
	};
}

function attribute(key: string, on: unknown): string[] {
	if (on === undefined || on === null || on === false) return [];
	const name = key.replace(/[A-Z]/g, (letter) => `-${letter}`).replace(/^./, (letter) => letter.toUpperCase());
	const named = { 'Http-only': 'HttpOnly', 'Http-Only': 'HttpOnly', 'Same-Site': 'SameSite' }[name] ?? name;
	if (on === true) return [named];
	return [`${named}=${on instanceof Date ? on.toUTCString() : String(on)}`];
}

function readCookies(request: Request): Map<string, string> {
	const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
	return new Map(pairs.map(([name = '', ...value]) => [name, decode(value.join('='))]));
}

function decode(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
