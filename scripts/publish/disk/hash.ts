import { hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** Short hash of a text or of bytes; 80 bits, far more than a site has files. */
export function hashOf(content: string | Uint8Array): string {
	return hash('sha1', content, 'base64url').slice(0, 14);
}

/** Holds a file while it is hashed. It grows to fit the largest. */
let buffer = Buffer.alloc(2 ** 18);

/**
 * {@link hashOf} of a file's contents. With a buffer for each of 16,000 pages, the collector goes through all that a build
 * holds dozens of times, since it counts what these take and not what they are.
 */
export function hashOfFile(path: string): string {
	const handle = openSync(path, 'r');
	try {
		let size = 0;
		for (let read = 1; read > 0; size += read) {
			if (size === buffer.length) buffer = Buffer.concat([buffer], size * 2);
			read = readSync(handle, buffer, size, buffer.length - size, null);
		}
		return hashOf(buffer.subarray(0, size));
	} finally {
		closeSync(handle);
	}
}
