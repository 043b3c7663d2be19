import { resolve } from 'node:path';
import { capabilities } from '../../../src/config/capabilities.ts';
import { apiBases } from '../../../src/contract/paths.ts';
import { reservationPaths } from '../../../src/contract/reservation-calls.ts';
import type { TakenCars } from '../../../src/contract/reservations.ts';
import { depositTaker } from '../../../src/domain/money/reserve.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import type { TenantJob } from '../job.ts';
import { projectDir } from '../paths.ts';

type ReservedJob = Pick<TenantJob, 'tenant' | 'now' | 'published' | 'out'>;

/** Ids of the cars that visitors have reserved online; a warning where nobody could say. */
export type ReservedCars = { ids: ReadonlySet<number>; warnings: string[] };

const none: ReservedCars = { ids: new Set(), warnings: [] };
const limits = { timeoutMs: 10_000, maxBytes: 1_000_000 };

/**
 * The cars of a site that visitors have reserved with a deposit (CAR-11): from the published site where the build is told its
 * address, else from the server's database on this machine, for the sites in `dist`. Its pages say RESERVED, whatever the feed
 * says. Where nobody answers, the build goes on without.
 */
export async function reservedCars(job: ReservedJob, deposits = capabilities.deposits): Promise<ReservedCars> {
	const { tenant, published, out } = job;
	if (!deposits || !depositTaker(tenant.site)) return none;
	try {
		if (published) return { ids: await fromSite(published, job.now), warnings: [] };
		return resolve(out) === resolve(projectDir, 'dist') ? { ids: await fromDatabase(tenant.slug), warnings: [] } : none;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const warning = `It is not known which cars visitors have reserved (${reason}): their pages do not say so until the next build.`;
		return { ids: new Set(), warnings: [warning] };
	}
}

async function fromSite(published: string, now: number): Promise<ReadonlySet<number>> {
	// The CDN keeps an answer for a while, under its whole address.
	const url = new URL(`${apiBases.live}${reservationPaths.all}?build=${now}`, published).href;
	const answer = await fetchBytes({ url, headers: {}, ...limits });
	// A site that has never been published has no reservations.
	if (!answer.ok && answer.status === 404) return none.ids;
	if (!answer.ok) throw new Error(`${url}: ${answer.found}`);
	const { cars } = JSON.parse(new TextDecoder().decode(answer.bytes)) as TakenCars;
	return new Set(cars.filter(({ until }) => until === null).map(({ id }) => id));
}

async function fromDatabase(slug: string): Promise<ReadonlySet<number>> {
	// Only sites that take deposits pay for loading it.
	const { reservedCars: read } = await import('../../../netlify/rebuilds/reserved-cars.ts');
	return new Set(await read(process.env, slug));
}

/** A snapshot in which these cars are reserved, whatever the feed says. */
export function withReserved(snapshot: Snapshot, ids: ReadonlySet<number>): Snapshot {
	if (ids.size === 0) return snapshot;
	return { ...snapshot, cars: snapshot.cars.map((car) => (ids.has(car.id) ? { ...car, reserved: true } : car)) };
}
