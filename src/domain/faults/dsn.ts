/** Where faults are reported to, from a DSN (SITE-17). */
export type FaultPlace = {
	/** Scheme, host and port, for the Content-Security-Policy. */
	origin: string;
	/** Address to which an envelope is posted. The key in it is public: it allows sending and nothing else. */
	envelopeUrl: string;
};

/**
 * Reads a DSN in Sentry's form, `https://<public key>@<host>/<project>`, perhaps with a path before the project. Null for anything
 * else: without TLS it is only for this machine, and an old one with a secret does not belong in a page.
 */
export function parseDsn(dsn: string): FaultPlace | null {
	const url = URL.parse(dsn);
	if (!url || url.password || url.search || url.hash) return null;
	const isOwnMachine = /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname);
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwnMachine)) return null;
	const [, path = '', project] = /^(\/(?:[\w.-]+\/)*)(\d+)\/?$/.exec(url.pathname) ?? [];
	if (!project || !/^\w+$/.test(url.username)) return null;
	const query = `sentry_key=${url.username}&sentry_version=7&sentry_client=forecourt%2F1`;
	return { origin: url.origin, envelopeUrl: `${url.origin}${path}api/${project}/envelope/?${query}` };
}
