import { setImmediate } from 'node:timers/promises';
import { errorFacts, log } from '../platform/log.ts';
import { type DeliveryRuntime, deliverNext } from './deliver-next.ts';
import { keepMissingLanes } from './lanes.ts';
import { areFull, type Blocked, beginRound, noteRound, type Round } from './round.ts';
import { addTally, noTally, type Tally } from './tally.ts';

/** Deliveries at the same time. The last of these workers only takes leads that were never tried. */
const workers = 4;
/** Milliseconds after which a worker takes no more, so that its last attempt still ends within a function's time. */
const budget = 10_000;

type Crew = { active: number; wanted: boolean };

// Kept in the process, not in this module: each function is bundled with its own copy of it.
const shared = Symbol.for('forecourt.delivery');
const holder = globalThis as { [shared]?: Crew };

/** What a round delivered, and which lanes it found waiting for a setting. */
export type Report = Tally & { blocked: readonly Blocked[] };

/**
 * Delivers everything that is due, several leads at a time. `tenant`: only this tenant's. `note: false` records nothing about
 * what it cannot send, for somebody at a shell whose settings differ from the service's.
 */
export async function deliverDue(
	runtime: DeliveryRuntime,
	{ tenant, note = true }: { tenant?: string | undefined; note?: boolean } = {},
): Promise<Report> {
	const round = beginRound(runtime, tenant);
	await keepMissingLanes(runtime.db, round.served.slugs);
	const end = Date.now() + budget;
	const tallies = await Promise.all(
		Array.from({ length: workers }, (_, index) => work(runtime, { round, end, fresh: index === workers - 1 })),
	);
	if (note) await noteRound(runtime, round);
	return { ...tallies.reduce(addTally, noTally()), blocked: [...round.blocked.values()] };
}

/**
 * Delivers what has just been stored, once the answer has been sent. At most a few workers run in a process; if they are all
 * running, or as many as may be deliver for just these destinations, one of them takes it. Never rejects: what fails is due again.
 */
export async function deliverSoon(
	runtime: DeliveryRuntime,
	stored?: { tenant: string; destinations: readonly string[] },
): Promise<void> {
	holder[shared] ??= { active: 0, wanted: false };
	const crew = holder[shared];
	crew.wanted = true;
	if (crew.active >= workers || (crew.active > 0 && stored && areFull(stored))) return;
	const fresh = crew.active === workers - 1;
	crew.active++;
	try {
		// SQLite is synchronous: let the answer go first.
		await setImmediate();
		const end = Date.now() + budget;
		do {
			crew.wanted = false;
			const round = beginRound(runtime);
			await work(runtime, { round, end, fresh });
			await noteRound(runtime, round);
		} while (crew.wanted && Date.now() < end);
	} catch (error) {
		log('error', { job: 'delivery', ...errorFacts(error) });
	} finally {
		crew.active--;
	}
}

type Shift = { round: Round; end: number; fresh: boolean };

async function work(runtime: DeliveryRuntime, { round, end, fresh }: Shift): Promise<Tally> {
	let tally = noTally();
	while (Date.now() < end) {
		const delivered = await deliverNext(runtime, { round, fresh });
		if (!delivered) break;
		tally = addTally(tally, delivered);
	}
	return tally;
}
