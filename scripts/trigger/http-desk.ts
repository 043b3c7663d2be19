import { randomUUID } from 'node:crypto';
import { rebuildSecret, signatureHeader, signCall, timestampHeader } from '../../netlify/rebuilds/signature.ts';
import { apiBases, idempotencyHeader, rebuildPath } from '../../src/contract/paths.ts';
import type { RebuildAnswer, RebuildBody, RebuildStatus } from '../../src/contract/rebuild.ts';
import type { Desk } from './desk.ts';
import type { TriggerOptions } from './options.ts';

/** Milliseconds that one call may take, and the pauses before it is made again. */
const patience = 15_000;
const pausesMs = [500, 2_000];

/** The desk of the functions at `url`: every call is signed, and made again under the same key if no answer came. */
export function openHttpDesk(url: string, { by, why, full, acceptShrink }: TriggerOptions): Desk {
	const base = baseOf(url);
	const body: RebuildBody = { by, why, full, accept_shrink: acceptShrink };
	return {
		pollMs: 1_000,
		trigger: async (slug) => {
			const sent = { method: 'POST', slug, key: randomUUID(), body: JSON.stringify(body) };
			const { id, error } = (await callSurely(base, sent)) as RebuildAnswer;
			if (error) process.stderr.write(`${slug}: ${error}\n`);
			return id;
		},
		status: async (slug) => (await callSurely(base, { method: 'GET', slug, key: '', body: '' })) as RebuildStatus,
		close: async () => undefined,
	};
}

type Sent = { method: string; slug: string; key: string; body: string };

async function callSurely(base: URL, sent: Sent): Promise<unknown> {
	for (const pauseMs of pausesMs) {
		const answer = await call(base, sent);
		if (answer !== 'none') return answer.json;
		await new Promise((done) => setTimeout(done, pauseMs));
	}
	const answer = await call(base, sent);
	if (answer === 'none') throw new Error(`${base.origin} does not answer.`);
	return answer.json;
}

/** Throws an Error with the words of a refusal; `none` if no answer came, or one that the same call may not get again. */
async function call(base: URL, { method, slug, key, body }: Sent): Promise<{ json: unknown } | 'none'> {
	const known = rebuildSecret(process.env, slug);
	if ('fault' in known) throw new Error(known.fault);
	const path = apiBases.live + rebuildPath.replace(':slug', slug);
	const timestamp = Math.floor(Date.now() / 1000);
	const headers = {
		accept: 'application/json',
		[timestampHeader]: String(timestamp),
		[signatureHeader]: signCall(known.secret, { timestamp, method, path, key, body }),
		...(key && { [idempotencyHeader]: key, 'content-type': 'application/json' }),
	};
	const signal = AbortSignal.timeout(patience);
	const send = fetch(new URL(path, base), { method, headers, signal, ...(body && { body }), redirect: 'error' });
	const answer = await send.catch(() => null);
	if (answer === null || answer.status === 502 || answer.status === 504) return 'none';
	const json: unknown = await answer.json().catch(() => null);
	if (answer.ok && json !== null) return { json };
	const { error } = Object(json) as { error?: unknown };
	throw new Error(typeof error === 'string' ? error : `${base.origin} answered ${answer.status}.`);
}

function baseOf(url: string): URL {
	if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
	throw new Error(`--url: found ${JSON.stringify(url)}, expected an address such as https://dealer.example.`);
}
