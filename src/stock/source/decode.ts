import { feedFault } from './stock-problem.ts';

const marks = [
	{ mark: [0xff, 0xfe], encoding: 'utf-16le' },
	{ mark: [0xfe, 0xff], encoding: 'utf-16be' },
	{ mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
] as const;

/**
 * The text of a feed (SITE-5): in the encoding that its mark names, else in that of the config, else UTF-8; bytes that are
 * not UTF-8 are taken as Windows-1252, which old exports still use. Throws a ProblemError for what is not text at all.
 */
export function decodeFeed(bytes: Uint8Array, name: string, configured?: string): string {
	const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.encoding;
	const encoding = marked ?? configured ?? declared(bytes);
	const text = encoding ? new TextDecoder(encoding).decode(bytes) : guessed(bytes);
	if (!text.slice(0, 2000).includes('\0')) return text;
	throw feedFault({
		file: name,
		found: 'bytes that are not text',
		expected: 'a text, or a gzip or zip file with one',
		hint: 'For UTF-16 without a byte order mark set stock_feed.encoding to utf-16le or utf-16be.',
	});
}

/** What an XML declaration says: `<?xml version="1.0" encoding="ISO-8859-1"?>`. */
function declared(bytes: Uint8Array): string | undefined {
	const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
	const [, name = ''] = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(start) ?? [];
	return /^(?:utf-8|iso-8859-\d{1,2}|windows-125\d|us-ascii)$/i.test(name) ? name : undefined;
}

function guessed(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
