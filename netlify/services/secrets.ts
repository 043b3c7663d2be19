import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signs texts for one purpose; a signature for one is worth nothing for another. */
export type Secrets = {
	sign: (purpose: string, text: string) => string;
	/** A key for one purpose, for a library that signs by itself. */
	keyFor: (purpose: string) => string;
};

const shortest = 32;

/**
 * The server's secret: `FORECOURT_SECRET`, else one that is made once and kept in the data folder, which suits one
 * machine. Throws an Error if it is too short, or cannot be kept.
 */
export function openSecrets(env: NodeJS.ProcessEnv, dir: string): Secrets {
	const given = env['FORECOURT_SECRET'];
	if (given !== undefined && given.length < shortest) {
		throw new Error(`FORECOURT_SECRET: found ${given.length} characters, expected at least ${shortest}.`);
	}
	const root = given ?? keptSecret(dir);
	const keyFor = (purpose: string): string => createHmac('sha256', root).update(`forecourt ${purpose}`).digest('hex');
	return { keyFor, sign: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url') };
}

/** Compares two signatures in a time that says nothing about them. */
export function sameSignature(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

function keptSecret(dir: string): string {
	if (dir === ':memory:') return randomBytes(32).toString('hex');
	const file = join(dir, 'secret');
	try {
		if (!existsSync(file)) makeSecret(dir, file);
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new Error(`Set FORECOURT_SECRET: a secret cannot be kept in ${dir}.`, { cause: error });
	}
}

/** Whole or not at all, and of several processes only the first: the others would sign with what nobody else knows. */
function makeSecret(dir: string, file: string): void {
	mkdirSync(dir, { recursive: true, mode: 0o700 });
	const fresh = `${file}.${process.pid}`;
	writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
	try {
		linkSync(fresh, file);
	} catch (error) {
		if (!existsSync(file)) throw error;
	} finally {
		rmSync(fresh);
	}
}
