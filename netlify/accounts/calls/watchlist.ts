import type { WatchlistAnswer } from '../../../src/contract/account.ts';
import { mostWatched } from '../../../src/contract/account-calls.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid, Refusal, reply } from '../../platform/http/refusal.ts';
import { requireAccounts, requireOwnPage } from '../sign-in/admit.ts';
import { listWatched, unwatchCar, watchCar } from '../store/watchlist.ts';
import { requireSession, signedOut } from './session-of.ts';

/** PUT /api/watchlist/{id}: puts a car on the watchlist (USER-3). Doing so again changes nothing. */
export async function putWatched(call: Call): Promise<Response> {
	const { car, visitor } = await admit(call);
	const { runtime, tenant, now } = call;
	const outcome = await watchCar(runtime.db, { visitor_id: visitor.id, car_id: car, tenant: tenant.slug, now });
	if (outcome === 'gone') throw signedOut();
	if (outcome === 'full') throw invalid({ id: `At most ${mostWatched} cars can be saved. Please remove some.` });
	return answer(call, visitor.id);
}

/** DELETE /api/watchlist/{id}: takes a car off (USER-3), also one that the site no longer has. */
export async function deleteWatched(call: Call): Promise<Response> {
	const { car, visitor } = await admit(call);
	await unwatchCar(call.runtime.db, { visitor_id: visitor.id, car_id: car });
	return answer(call, visitor.id);
}

async function admit(call: Call) {
	requireAccounts(call);
	requireOwnPage(call);
	await limitCalls(call, 'account');
	const { visitor } = await requireSession(call);
	const id = call.params['id'] ?? '';
	if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('not_found', 'There is no such car.');
	return { car: Number(id), visitor };
}

async function answer({ runtime }: Call, visitorId: string): Promise<Response> {
	const list: WatchlistAnswer = { watchlist: await listWatched(runtime.db, visitorId) };
	return reply(200, list);
}
