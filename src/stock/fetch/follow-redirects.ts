/** What is asked for, and what is sent beside the address. */
export type WebAddress = { url: string; headers?: Record<string, string> };

const mostRedirects = 5;

/** The answer after a few redirects at most. What is sent beside the address, such as a key, stays with the host that it is for. */
export async function followRedirects(
	{ url, headers = {} }: WebAddress,
	signal: AbortSignal,
): Promise<{ response: Response } | { found: string }> {
	const { origin } = new URL(url);
	let address = url;
	for (let count = 0; count <= mostRedirects; count++) {
		const own = new URL(address).origin === origin;
		const response = await fetch(address, { headers: own ? headers : {}, redirect: 'manual', signal });
		const to = response.headers.get('location');
		if (response.status < 300 || response.status >= 400 || to === null) return { response };
		await response.body?.cancel();
		const next = URL.canParse(to, address) ? new URL(to, address) : null;
		if (!next || !/^https?:$/.test(next.protocol))
			return { found: 'a redirect to something that is not a web address' };
		address = next.href;
	}
	return { found: `more than ${mostRedirects} redirects` };
}
