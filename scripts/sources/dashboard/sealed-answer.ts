import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/**
 * Published with a site: the dashboard's answer that it was built with, encrypted, for a build machine that starts empty
 * while the dashboard is down (SITE-2). Without `FORECOURT_SECRET` nobody can read it and it is not published.
 */
export const sealedFile = 'dashboard-answer.txt';

const shortest = 32;
const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** The key with which answers are sealed; null without a secret. Throws an Error for one that is too short. */
export function sealKey(env: NodeJS.ProcessEnv): Buffer | null {
	const secret = env['FORECOURT_SECRET'];
	if (!secret) return null;
	if (secret.length < shortest) {
		throw new Error(`FORECOURT_SECRET: found ${secret.length} characters, expected at least ${shortest}.`);
	}
	return Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'dashboard answer', 32));
}

/**
 * An answer as the text that is published. The same answer of the same website gives the same text, so that a build
 * without a change has nothing to publish: the nonce is a keyed hash of what is sealed.
 */
export function seal(value: unknown, { key, url }: { key: Buffer; url: string }): string {
	const plain = Buffer.from(JSON.stringify(value));
	const nonce = createHmac('sha256', key).update(url).update('\0').update(plain).digest().subarray(0, nonceBytes);
	const box = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(url));
	const sealed = Buffer.concat([nonce, box.update(plain), box.final(), box.getAuthTag()]);
	return `${sealed.toString('base64')}\n`;
}

/** The answer in a sealed text; null if it was sealed with another secret, for another address, or is damaged. */
export function unseal(text: string, { key, url }: { key: Buffer; url: string }): Record<string, unknown> | null {
	const sealed = Buffer.from(text, 'base64');
	if (sealed.length <= nonceBytes + tagBytes) return null;
	try {
		const box = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(url));
		box.setAuthTag(sealed.subarray(-tagBytes));
		const plain = Buffer.concat([box.update(sealed.subarray(nonceBytes, -tagBytes)), box.final()]);
		return JSON.parse(plain.toString()) as Record<string, unknown>;
	} catch {
		// What was not sealed with this key cannot be told from what is damaged.
		return null;
	}
}
