import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { type ErrorAnswer, errorStatuses } from '../../../src/contract/errors.ts';
import { onlyTenant } from '../../../src/domain/words/tenant-variable.ts';
import { errorFacts, log } from '../log.ts';
import { reportFault } from '../report-fault.ts';
import { openRuntime, type Runtime } from '../runtime/runtime.ts';
import type { Tenant } from '../runtime/tenants.ts';
import type { Call } from './call.ts';
import { clientAddress } from './client-address.ts';
import { isOutage } from './outage.ts';
import { ownSite } from './own-site.ts';
import { Refusal, refuse, reply } from './refusal.ts';

/** What we use of the platform's facts about a request. */
export type CallContext = Pick<Context, 'params' | 'ip' | 'waitUntil'> & Partial<Pick<Context, 'site'>>;

/** Finds the tenant that a request is about; null if there is none. */
type FindTenant = (runtime: Runtime, request: Request, params: Call['params']) => Tenant | null;

const byHost: FindTenant = ({ tenants }, request) =>
	tenants.at(request.headers.get('host') ?? new URL(request.url).host);

/** The tenant that the path names as `:slug`, at whatever host it is asked; a deploy of one site knows only its own. */
export const bySlug: FindTenant = ({ tenants, env }, _, { slug = '' }) => {
	const only = onlyTenant(env);
	return only && only !== slug ? null : tenants.bySlug(slug);
};

/**
 * Turns a function that answers a call into one that the platform can run. Any error becomes `{ error, code }` (FORM-13). The
 * call is about the tenant of the host, or the one that `find` finds.
 */
export function endpoint(answer: (call: Call) => Promise<Response>, find: FindTenant = byHost) {
	return async (request: Request, context: CallContext): Promise<Response> => {
		try {
			const runtime = await openRuntime();
			const { params, ip, waitUntil, site } = context;
			const tenant = find(runtime, request, params);
			if (!tenant) return refuse(new Refusal('not_found', find === bySlug ? noSlug : noHost));
			return await answer({
				request,
				params,
				ip: clientAddress(ip, request.headers, runtime.env),
				now: runtime.now(),
				runtime,
				tenant,
				own: ownSite(request, site),
				later: (work) => waitUntil(work),
			});
		} catch (error) {
			return error instanceof Refusal ? refuse(error) : failed(request, error, context);
		}
	};
}

const noHost = 'There is no site at this address.';
const noSlug = 'There is no site with this slug.';

function failed(request: Request, error: unknown, { waitUntil }: CallContext): Response {
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
	waitUntil(reportFault(error, { request, requestId, env: process.env, now: Date.now() }));
	const answer: ErrorAnswer = { error: 'An unexpected error occurred', code: 'internal', request_id: requestId };
	return reply(errorStatuses.internal, answer);
}
