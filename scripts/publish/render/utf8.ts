import { transcode } from 'node:buffer';

/** Holds a text as UTF-16 while it is encoded, flattened from its thousands of pieces. It grows to fit the longest page. */
let buffer = Buffer.alloc(2 ** 18);
/** What is longer, as the index of a large stock, comes once, and is not worth a buffer that stays. */
const mostBytes = 2 ** 21;

/** A text as UTF-8, by way of UTF-16, which V8 copies as it is, instead of taking the text apart letter by letter. */
export function utf8Of(text: string): Buffer {
	const size = text.length * 2;
	if (size > mostBytes) return Buffer.from(text);
	if (size > buffer.length) buffer = Buffer.alloc(size * 2);
	buffer.write(text, 'utf16le');
	try {
		return transcode(buffer.subarray(0, size), 'utf16le', 'utf8');
	} catch (error) {
		// Half of a character, which UTF-16 can hold and UTF-8 cannot, becomes U+FFFD.
		if (text.isWellFormed()) throw error;
		return Buffer.from(text);
	}
}
