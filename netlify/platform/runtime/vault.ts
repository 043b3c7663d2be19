import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts for the database. `about` names what a text belongs to: it can only be opened under the same name. */
export type Vault = {
	/** Names the key that `seal` uses. */
	keyId: string;
	seal: (text: string, about: string) => string;
	/** Null if another secret encrypted it, or if it was changed since. */
	open: (sealed: string, about: string) => string | null;
};

type Key = { id: string; bytes: Buffer };

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const pattern = /^v1\.([0-9a-f]{16})\.([\w-]+)$/;

/**
 * AES-256-GCM with a nonce for each text. The first secret encrypts; the others only decrypt what they encrypted before. A
 * sealed text is `v1.<key id>.<nonce, text and tag>`.
 */
export function openVault([secret, ...previous]: readonly [string, ...string[]]): Vault {
	const current = keyOf(secret);
	const keys = [current, ...previous.map(keyOf)];
	return {
		keyId: current.id,
		seal: (text, about) => `v1.${current.id}.${encrypt(current, text, about).toString('base64url')}`,
		open: (sealed, about) => {
			const [, id, data = ''] = pattern.exec(sealed) ?? [];
			const key = keys.find((one) => one.id === id);
			return key ? decrypt(key, Buffer.from(data, 'base64url'), about) : null;
		},
	};
}

/** The id of the key that sealed a text; null if the text is not sealed. */
export const sealedWith = (sealed: string): string | null => pattern.exec(sealed)?.[1] ?? null;

function keyOf(secret: string): Key {
	const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', info, length));
	return { id: derive('forecourt key id', 8).toString('hex'), bytes: derive('forecourt lead answers', 32) };
}

function encrypt({ bytes }: Key, text: string, about: string): Buffer {
	const nonce = randomBytes(nonceBytes);
	const machine = createCipheriv(cipher, bytes, nonce).setAAD(Buffer.from(about));
	return Buffer.concat([nonce, machine.update(text, 'utf8'), machine.final(), machine.getAuthTag()]);
}

function decrypt({ bytes }: Key, data: Buffer, about: string): string | null {
	if (data.length < nonceBytes + tagBytes) return null;
	const machine = createDecipheriv(cipher, bytes, data.subarray(0, nonceBytes), { authTagLength: tagBytes })
		.setAAD(Buffer.from(about))
		.setAuthTag(data.subarray(-tagBytes));
	try {
		return machine.update(data.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + machine.final('utf8');
	} catch {
		// The tag does not match: another key sealed it, or it was changed.
		return null;
	}
}
