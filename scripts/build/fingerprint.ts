import { hash } from 'node:crypto';
import { repeatRead } from '../../src/site/recording.ts';
import type { Site } from '../../src/site/site.ts';

/** Short hash of a text or of bytes; 80 bits, far more than a site has files. */
export function hashOf(content: string | Uint8Array): string {
	return hash('sha1', content, 'base64url').slice(0, 14);
}

/** The hash of a read's present value; each read is asked once per site, however many pages share it. */
export function createFingerprint(site: Site): (read: string) => string {
	const known = new Map<string, string>();
	return (read) => {
		const hash = known.get(read) ?? hashOf(JSON.stringify(repeatRead(site, read)) ?? '');
		known.set(read, hash);
		return hash;
	};
}
