import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from '../../platform/runtime/secrets.ts';

/** Milliseconds for which a code counts (ASVS 6.5.5 allows ten minutes). */
export const codeLife = 5 * 60_000;
/** How often a code may be entered. */
export const mostTries = 5;

const digits = 6;

/** A code of six digits: 20 bits, with which a visitor signs in once. */
export const makeCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code as somebody has typed it, `123 456`; null if it is not six digits. */
export function readCode(text: string): string | null {
	const code = text.replace(/[\s-]/g, '');
	return /^\d{6}$/.test(code) ? code : null;
}

/** 256 random bits, which nobody guesses. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Who a code is for: a number, in a browser, at a tenant. */
export type CodeFor = { tenant: string; phone: string; browser: string };

/**
 * What the database keeps of a code. A code has so few digits that a plain hash could be undone: the server's secret goes into
 * it, with all that the code is bound to.
 */
export function hashesOf(secrets: Secrets, { tenant, phone, browser }: CodeFor) {
	return {
		phone_hash: secrets.sign('sign-in-phone', `${tenant} ${phone}`),
		browser_hash: hashOfToken(browser),
		codeHash: (code: string): string => secrets.sign('sign-in-code', `${tenant} ${phone} ${browser} ${code}`),
	};
}
