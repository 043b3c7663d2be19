import { setImmediate } from 'node:timers/promises';
import { type Delivered, type DeliveryRuntime, deliverNext } from './deliver-next.ts';
import { servedTenants } from './served-tenants.ts';

/** Deliveries at the same time: a receiver that hangs holds up one of them. */
const workers = 4;
/** Milliseconds after which a worker takes no more, so that with its last attempt it stays within a function's time. */
const budget = 15_000;

type Crew = { active: number; wanted: boolean };

// In the process and not in this module: each function is bundled with a copy of it.
const shared = Symbol.for('forecourt.delivery');
const holder = globalThis as { [shared]?: Crew };

/** How many deliveries ended how. */
export type Tally = Record<Exclude<Delivered, null>, number>;

/** Delivers all that is due, several at a time. */
export async function deliverDue(runtime: DeliveryRuntime): Promise<Tally> {
	const tallies = await Promise.all(Array.from({ length: workers }, () => work(runtime)));
	return tallies.reduce(added, noTally());
}

/**
 * Delivers what has just been stored, after the answer is out. At most a few workers run in a process; one that runs
 * already sees to it. Never rejects: what fails is due again.
 */
export async function deliverSoon(runtime: DeliveryRuntime): Promise<void> {
	holder[shared] ??= { active: 0, wanted: false };
	const crew = holder[shared];
	crew.wanted = true;
	if (crew.active >= workers) return;
	crew.active++;
	try {
		// SQLite works within the moment: the answer goes first.
		await setImmediate();
		const end = Date.now() + budget;
		while (crew.wanted && Date.now() < end) {
			crew.wanted = false;
			await work(runtime, end);
		}
	} catch (error) {
		const { name, code } = Object(error) as { name?: string; code?: string };
		process.stderr.write(`${JSON.stringify({ level: 'error', at: 'delivery', name, code })}\n`);
	} finally {
		crew.active--;
	}
}

async function work(runtime: DeliveryRuntime, end = Date.now() + budget): Promise<Tally> {
	let tally = noTally();
	const served = servedTenants(runtime);
	while (Date.now() < end) {
		const delivered = await deliverNext(runtime, served);
		if (!delivered) break;
		tally = { ...tally, [delivered]: tally[delivered] + 1 };
	}
	return tally;
}

const noTally = (): Tally => ({ held: 0, done: 0, retry: 0, dead: 0 });

function added(one: Tally, other: Tally): Tally {
	return {
		held: one.held + other.held,
		done: one.done + other.done,
		retry: one.retry + other.retry,
		dead: one.dead + other.dead,
	};
}
