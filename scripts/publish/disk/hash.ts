import { hash } from 'node:crypto';

/** Short hash of a text or of bytes; 80 bits, far more than a site has files. */
export function hashOf(content: string | Uint8Array): string {
	return hash('sha1', content, 'base64url').slice(0, 14);
}
