import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databasePlace } from '../db/database.ts';
import { openVault, type Vault } from './vault.ts';

/** Signs texts for one purpose; a signature for one is worth nothing for another. */
export type Secrets = {
	sign: (purpose: string, text: string) => string;
	/** A key for one purpose, for a library that does its own signing. */
	keyFor: (purpose: string) => string;
	/** Encrypts answers for the database. */
	vault: Vault;
};

const shortest = 32;

/**
 * The server's secret: `FORECOURT_SECRET`, otherwise one that is generated once and kept in the data folder, which
 * suits a single machine. `FORECOURT_SECRET_PREVIOUS` and the kept one still decrypt what they encrypted. Throws an Error if a
 * secret is too short or cannot be stored.
 */
export function openSecrets(env: NodeJS.ProcessEnv, dir: string): Secrets {
	const given = longEnough(env, 'FORECOURT_SECRET');
	const previous = longEnough(env, 'FORECOURT_SECRET_PREVIOUS');
	const root = given ?? keptSecret(dir);
	const kept = given === undefined ? undefined : secretKeptBefore(dir);
	const keyFor = (purpose: string): string => createHmac('sha256', root).update(`forecourt ${purpose}`).digest('hex');
	return {
		keyFor,
		sign: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
		vault: openVault([root, ...[previous, kept].filter((secret) => secret !== undefined)]),
	};
}

const noSecret =
	'Set FORECOURT_SECRET to at least 32 random characters. NETLIFY or AWS_LAMBDA_FUNCTION_NAME is set: on such machines a generated secret does not last, and each would have its own.';

/** The secret of the server with this environment. Throws an Error as `openSecrets` does, and where a generated secret would not last. */
export function openOwnSecrets(env: NodeJS.ProcessEnv): Secrets {
	const { passing, dir } = databasePlace(env);
	if (passing && !env['FORECOURT_SECRET']) throw new Error(noSecret);
	return openSecrets(env, dir);
}

function longEnough(env: NodeJS.ProcessEnv, name: string): string | undefined {
	const given = env[name];
	if (given === undefined || given.length >= shortest) return given;
	throw new Error(`${name}: found ${given.length} characters, expected at least ${shortest}.`);
}

/** The vault of the server with this environment. */
export const vaultOf = (env: NodeJS.ProcessEnv): Vault => openSecrets(env, databasePlace(env).dir).vault;

/** Compares two signatures in constant time. */
export function sameSignature(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** The secret that was generated before `FORECOURT_SECRET` was set, if any. */
function secretKeptBefore(dir: string): string | undefined {
	const file = join(dir, 'secret');
	return dir !== ':memory:' && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function keptSecret(dir: string): string {
	if (dir === ':memory:') return randomBytes(32).toString('hex');
	const file = join(dir, 'secret');
	try {
		if (!existsSync(file)) makeSecret(dir, file);
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new Error(`Set FORECOURT_SECRET: no secret can be stored in ${dir}.`, { cause: error });
	}
}

/** Writes the file completely or not at all. Of several processes only the first one does: the others use its secret. */
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
