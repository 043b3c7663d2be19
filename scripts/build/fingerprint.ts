import { hash } from 'node:crypto';
import { repeatRead } from '../../src/site/recording.ts';
import type { Site } from '../../src/site/site.ts';

/** Short hash of a text or of bytes; 80 bits, far more than a site has files. */
export function hashOf(content: string | Uint8Array): string {
	return hash('sha1', content, 'base64url').slice(0, 14);
}

/**
 * The hash of a read's present value. Each read is asked once per site, however many pages share it, and a car's card is
 * hashed once, however many lists show it.
 */
export function createFingerprint(site: Site): (read: string) => string {
	const known = new Map<string, string>();
	const hashes = new WeakMap<object, string>();
	const hashOfPart = (part: unknown): string => {
		if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? '';
		const hash = hashes.get(part) ?? hashOf(JSON.stringify(part));
		hashes.set(part, hash);
		return hash;
	};
	const hashOfValue = (value: unknown): string =>
		Array.isArray(value) ? hashOf(`[${value.map(hashOfPart).join()}]`) : hashOf(hashOfPart(value));
	return (read) => {
		const hash = known.get(read) ?? hashOfValue(repeatRead(site, read));
		known.set(read, hash);
		return hash;
	};
}
