import { hash } from 'node:crypto';
import { repeatRead } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';

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
	const hashOfObject = (value: object): string => {
		const hash = hashes.get(value) ?? hashOf(JSON.stringify(value));
		hashes.set(value, hash);
		return hash;
	};
	const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
	const hashOfValue = (value: unknown): string => {
		if (!Array.isArray(value)) return isObject(value) ? hashOfObject(value) : hashOf(textOf(value));
		return hashOf(`[${value.map((part) => (isObject(part) ? hashOfObject(part) : textOf(part))).join()}]`);
	};
	return (read) => {
		const hash = known.get(read) ?? hashOfValue(repeatRead(site, read));
		known.set(read, hash);
		return hash;
	};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
