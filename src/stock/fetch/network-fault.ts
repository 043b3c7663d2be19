const words: Readonly<Record<string, string>> = {
	ENOTFOUND: 'no server with this name',
	EAI_AGAIN: 'no name server that answers, so this machine may be offline',
	ECONNREFUSED: 'a server that refuses connections',
	ECONNRESET: 'a connection that was cut off',
	ETIMEDOUT: 'no answer in time',
	CERT_HAS_EXPIRED: 'a certificate that has expired',
	DEPTH_ZERO_SELF_SIGNED_CERT: 'a certificate that nobody vouches for',
	ERR_TLS_CERT_ALTNAME_INVALID: 'a certificate for another name',
};

/** What was found in place of a server, in words, with what the system says of it: `no server with this name (getaddrinfo ENOTFOUND x)`. */
export function networkFault(error: Error): string {
	const cause = error.cause instanceof Error ? error.cause : error;
	const said = words[String(Reflect.get(cause, 'code'))];
	return said ? `${said} (${cause.message})` : cause.message;
}
