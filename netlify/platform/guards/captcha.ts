import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '../db/schema.ts';
import { isObject } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal, reply } from '../http/refusal.ts';
import type { Secrets } from '../runtime/secrets.ts';
import { limitCalls } from './limit-calls.ts';

/** Work for a visitor's device: a tenth of a second on a laptop, up to a second on a slow phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 300, most: 900 };
/** Milliseconds within which it has to be sent. */
const life = 60 * 60_000;
/** More characters than any solved challenge has. */
const longest = 4_000;

/** A solved challenge, to be marked as used when what it was solved for is stored. */
export type Solved = { id: string; tenant: string; expires_at: number };

type Options = { secrets: Secrets; tenant: string };

/** GET /api/captcha: a challenge for the captcha's widget (FORM-6). */
export async function getCaptcha(call: Call): Promise<Response> {
	await limitCalls(call, 'captcha');
	const { runtime, tenant, now } = call;
	return reply(200, await makeChallenge({ secrets: runtime.secrets, tenant: tenant.slug, now }));
}

function makeChallenge({ secrets, tenant, now }: Options & { now: number }): Promise<Challenge> {
	return createChallenge({
		algorithm: work.algorithm,
		cost: work.cost,
		counter: randomInt(work.least, work.most),
		deriveKey,
		expiresAt: Math.floor((now + life) / 1000),
		data: { tenant },
		hmacSignatureSecret: secrets.keyFor('captcha'),
		hmacKeySignatureSecret: secrets.keyFor('captcha-key'),
	});
}

/** Checks a solved challenge as the widget sends it. Throws a Refusal (422 `captcha`) for anything else (FORM-6). */
export async function checkCaptcha(answer: unknown, { secrets, tenant }: Options): Promise<Solved> {
	const payload = typeof answer === 'string' && answer.length <= longest ? decode(answer) : null;
	if (!payload || !(await isSolved(payload, secrets))) throw unsolved();
	const { nonce, data, expiresAt } = payload.challenge.parameters;
	if (data?.['tenant'] !== tenant || !expiresAt) throw unsolved();
	return { id: nonce, tenant, expires_at: expiresAt * 1000 };
}

/** Marks a challenge as used; false if it already was. Part of the transaction that stores what it was solved for. */
export async function useChallenge(db: Db, challenge: Solved): Promise<boolean> {
	const row = await db
		.insertInto('used_challenges')
		.values(challenge)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Refuses a challenge that is missing, wrong, expired or used. */
export const unsolved = (): Refusal =>
	new Refusal('captcha', 'Our security check did not go through. Please send the form again.');

function decode(answer: string): Payload | null {
	try {
		const value: unknown = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
		return isPayload(value) ? value : null;
	} catch {
		return null;
	}
}

function isPayload(value: unknown): value is Payload {
	if (!isObject(value) || !isObject(value['solution']) || !isObject(value['challenge'])) return false;
	return isObject(value['challenge']['parameters']);
}

async function isSolved({ challenge, solution }: Payload, secrets: Secrets): Promise<boolean> {
	try {
		const { verified } = await verifySolution({
			challenge,
			solution,
			deriveKey,
			hmacSignatureSecret: secrets.keyFor('captcha'),
			hmacKeySignatureSecret: secrets.keyFor('captcha-key'),
		});
		return verified;
	} catch {
		// The library throws for values that no challenge of ours has.
		return false;
	}
}
