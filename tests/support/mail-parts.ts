/** A part of a received mail: its type, and its text as it was before the encoding for the way. */
export type MailPart = { type: string; disposition: string; text: string };

/** The headers and the parts of a mail's source, those of nested multiparts too. */
export function mailParts(source: string): { headers: Record<string, string>; parts: MailPart[] } {
	const { headers, body } = split(source);
	return { headers, parts: partsOf(headers, body) };
}

function partsOf(headers: Record<string, string>, body: string): MailPart[] {
	const type = headers['content-type'] ?? 'text/plain';
	const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
	if (boundary === undefined) {
		const text = decode(body, headers['content-transfer-encoding']);
		return [{ type: type.split(';')[0] ?? '', disposition: headers['content-disposition'] ?? '', text }];
	}
	const inner = body.split(`--${boundary}`).slice(1, -1);
	return inner.flatMap((part) => {
		const found = split(part.replace(/^\n/, ''));
		return partsOf(found.headers, found.body);
	});
}

function split(source: string): { headers: Record<string, string>; body: string } {
	const end = source.indexOf('\n\n');
	const lines = source
		.slice(0, end)
		.replace(/\n[ \t]+/g, ' ')
		.split('\n');
	const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]);
	return { headers: Object.fromEntries(headers), body: source.slice(end + 2) };
}

function decode(body: string, encoding = '7bit'): string {
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
	if (encoding !== 'quoted-printable') return body;
	const bytes = body
		.replace(/=\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8');
}
