import { randomUUID } from 'node:crypto';
import { admitFault, nothingReported } from '../../src/domain/faults/admit-fault.ts';
import { parseDsn } from '../../src/domain/faults/dsn.ts';
import { envelopeOf } from '../../src/domain/faults/envelope.ts';
import { scrubUrl } from '../../src/domain/faults/scrub-url.ts';
import { framesOf } from '../../src/domain/faults/stack.ts';
import { errorFacts, log } from './log.ts';

type Failed = { request: Request; requestId: string; env: NodeJS.ProcessEnv; now: number };

/** Reports of a process in any minute. */
const aMinute = 10;
const timeoutMs = 3_000;
let reported = nothingReported;

/**
 * Reports an error that nobody expected to the service that `FORECOURT_ERROR_DSN` names (SITE-17); without it, and in staging,
 * nothing is sent. As in the log, the error’s own words are left out: they may quote what a visitor typed. Never rejects.
 */
export async function reportFault(error: unknown, { request, requestId, env, now }: Failed): Promise<void> {
	const dsn = env['FORECOURT_ERROR_DSN'];
	if (!dsn || env['FORECOURT_STAGE'] === 'staging') return;
	const place = parseDsn(dsn);
	if (!place) {
		log('error', { message: 'FORECOURT_ERROR_DSN is not a DSN: https://<public key>@<host>/<project number>.' });
		return;
	}
	const { name = 'Error', code = '', at } = errorFacts(error);
	const admitted = admitFault({ times: reported.times, seen: [] }, requestId, { now, aMinute });
	if (!admitted) return;
	reported = admitted;
	const body = envelopeOf({
		id: randomUUID().replaceAll('-', ''),
		at: now,
		platform: 'node',
		name,
		message: code,
		frames: framesOf(at.join('\n')),
		release: env['FORECOURT_RELEASE'] || null,
		environment: 'production',
		tags: { request_id: requestId },
		request: { url: scrubUrl(request.url), method: request.method },
		handled: true,
	});
	await post(place.envelopeUrl, body);
}

async function post(url: string, body: string): Promise<void> {
	try {
		const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
		if (!answer.ok) log('error', { message: `The error report was answered with ${answer.status}.` });
	} catch (error) {
		log('error', { message: 'The error report could not be sent.', ...errorFacts(error) });
	}
}
