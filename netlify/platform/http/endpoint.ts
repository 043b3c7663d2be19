import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { type ErrorAnswer, errorStatuses } from '../../../src/contract/errors.ts';
import { errorFacts, log } from '../log.ts';
import { openRuntime } from '../runtime/runtime.ts';
import type { Call } from './call.ts';
import { clientAddress } from './client-address.ts';
import { isOutage } from './outage.ts';
import { Refusal, refuse, reply } from './refusal.ts';

/** What we use of the platform's facts about a request. */
export type CallContext = Pick<Context, 'params' | 'ip' | 'waitUntil'>;

/** Turns a function that answers a call into one that the platform can run. Any error becomes `{ error, code }` (FORM-13). */
export function endpoint(answer: (call: Call) => Promise<Response>) {
	return async (request: Request, context: CallContext): Promise<Response> => {
		try {
			const runtime = await openRuntime();
			const tenant = runtime.tenants.at(request.headers.get('host') ?? new URL(request.url).host);
			if (!tenant) return refuse(new Refusal('not_found', 'There is no site at this address.'));
			const { params, ip, waitUntil } = context;
			return await answer({
				request,
				params,
				ip: clientAddress(ip, request.headers, runtime.env),
				now: runtime.now(),
				runtime,
				tenant,
				later: (work) => waitUntil(work),
			});
		} catch (error) {
			return error instanceof Refusal ? refuse(error) : failed(request, error);
		}
	};
}

function failed(request: Request, error: unknown): Response {
	const requestId = randomUUID();
	const path = new URL(request.url).pathname.replace(/[0-9a-f-]{36}/g, ':id');
	log('error', { request_id: requestId, method: request.method, path, ...errorFacts(error) });
	if (isOutage(error)) {
		return refuse(
			new Refusal('unavailable', 'We cannot receive this right now. Please try again in a minute.', {
				headers: { 'retry-after': '10' },
			}),
		);
	}
	const answer: ErrorAnswer = { error: 'An unexpected error occurred', code: 'internal', request_id: requestId };
	return reply(errorStatuses.internal, answer);
}
