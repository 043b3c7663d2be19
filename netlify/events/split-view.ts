import { splitViewBody } from '../../src/contract/split-test.ts';
import { isVariant } from '../leads/lead-variants.ts';
import { addToCount } from '../leads/store/split-counts.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../platform/http/body.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal, reply } from '../platform/http/refusal.ts';

/** Two names. */
const longestBody = 1024;

/**
 * POST /api/events/split_view: one more visitor sees this variant of a page (SITE-11). Nothing is kept but the number. Browsers
 * call once for each visitor; an address that calls often is refused, as for all events.
 */
export async function postSplitView(call: Call): Promise<Response> {
	await limitCalls(call, 'events');
	const { request, runtime, tenant, now } = call;
	const { test, variant } = parseBody(splitViewBody, await readJson(request, longestBody));
	if (!isVariant(tenant.site, test, variant)) {
		throw new Refusal('not_found', 'This site has no such split test, or the test no such variant.');
	}
	await addToCount(runtime.db, { tenant: tenant.slug, test, variant }, { of: 'visitors', now });
	return reply(202, {});
}
