import { limitCalls } from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
import { reply } from '../../platform/http/refusal.ts';
import { rebuildStatus } from '../store/status.ts';
import { readSignedCall } from './signed-call.ts';

/** GET /api/rebuild/{slug}: where the rebuilds of the site stand, and its last builds (SITE-16). Signed. */
export async function getRebuild(call: Call): Promise<Response> {
	await readSignedCall(call);
	await limitCalls(call, 'rebuild', 'rebuild');
	return reply(200, await rebuildStatus(call.runtime.db, call.tenant.slug, call.now));
}
