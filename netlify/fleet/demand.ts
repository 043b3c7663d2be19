import { sql } from 'kysely';
import type { SiteConfig } from '../../src/config/site.ts';
import { dayMs, daysAfter } from '../../src/domain/hours/days.ts';
import { dealerZone } from '../../src/domain/hours/dealer-zone.ts';
import { localTime, momentsOf } from '../../src/domain/hours/local-clock.ts';
import { leadSource } from '../../src/domain/leads/lead-source.ts';
import { answer } from '../delivery/adf/answers.ts';
import { fromRow } from '../leads/store/lead-rows.ts';
import { isNoSpam } from '../leads/store/no-spam.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { type CareCounts, careCounts } from './care-counts.ts';
import { type DrivesToday, drivesToday } from './drives-today.ts';
import { leadAbout } from './lead-about.ts';
import { todayOf } from './lead-care.ts';

/** How many leads have something in common, the most first. `name`: null where they do not say. */
export type Share = { name: string | null; leads: number };

/** What visitors wanted of a car of the site. Empty where a lead or a call does not name it so. */
export type CarDemand = {
	/** Its number in the feed. */
	id: string;
	/** The end of its page’s address. */
	slug: string;
	stock: string;
	/** Leads about it, and how often the dealer’s number was shown on its page (CAR-2). */
	leads: number;
	calls: number;
	/** Leads whose senders had looked at its page before. */
	seen: number;
};

/** What came of a site in its last days, for its dealer. Nothing of it is about one visitor. */
export type Demand = CareCounts & {
	days: number;
	drives: DrivesToday;
	calls: number;
	/** As many days before. */
	callsBefore: number;
	sources: Share[];
	/** By the category of their form. */
	wishes: Share[];
	cars: CarDemand[];
};

/** Newest leads and calls that are counted: a page is not to wait for a year of them. */
const mostRead = 5_000;

/** Reads it from the complete leads and the calls of a tenant’s last `days`. */
export async function siteDemand(
	{ db, tenants, now }: Pick<Runtime, 'db' | 'tenants' | 'now'>,
	tenant: string,
	days: number,
): Promise<Demand> {
	const since = firstMoment(tenants.bySlug(tenant)?.site, now(), days);
	const leads = await leadsSince(db, tenant, since);
	const calls = await callsSince(db, tenant, since - days * dayMs);
	const fresh = calls.filter(({ at }) => at >= since);
	return {
		...(await careCounts(db, { tenant, today: todayOf(tenants, tenant, now()), since })),
		days,
		drives: await drivesToday(db, tenant, now()),
		calls: fresh.length,
		callsBefore: calls.length - fresh.length,
		sources: shares(leads.map(sourceOf)),
		wishes: shares(leads.map(({ category }) => category)),
		cars: carsOf(leads, fresh),
	};
}

/** The days are whole ones by the dealer’s clocks, today the last, as in the figures beside (`leadDays`). */
function firstMoment(site: SiteConfig | undefined, now: number, days: number): number {
	const zone = site ? dealerZone(site) : 'UTC';
	const today = localTime(zone, Math.floor(now / 1000)).date;
	const [midnight] = momentsOf(zone, { date: daysAfter(today, 1 - days), minute: 0 });
	return midnight === undefined ? now - days * dayMs : midnight * 1000;
}

async function leadsSince(db: Db, tenant: string, since: number): Promise<StoredLead[]> {
	const rows = await db
		.selectFrom('leads')
		.selectAll()
		.where('tenant', '=', tenant)
		.where('status', '=', sql.lit('complete'))
		.where(isNoSpam)
		.where('completed_at', '>=', since)
		.orderBy('completed_at', 'desc')
		.limit(mostRead)
		.execute();
	return rows.map(fromRow);
}

type ShownNumber = { at: number; slug: string; stock: string };

async function callsSince(db: Db, tenant: string, since: number): Promise<ShownNumber[]> {
	const rows = await db
		.selectFrom('events')
		.select(['payload', 'created_at'])
		.where('tenant', '=', tenant)
		.where('kind', '=', 'car_phone_call')
		.where('created_at', '>', since)
		.orderBy('created_at', 'desc')
		.limit(mostRead)
		.execute();
	return rows.map(({ payload, created_at }) => {
		const { url, stock_number } = JSON.parse(payload) as Record<string, unknown>;
		return { at: Number(created_at), slug: slugAt(String(url ?? '')), stock: String(stock_number ?? '') };
	});
}

/** A lead that a program sent in names its program. */
function sourceOf({ origin, payload }: StoredLead): string | null {
	if (origin.startsWith('api:')) return origin.slice(4);
	const params = payload['linked_query_params'];
	return leadSource(typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {});
}

function shares(names: readonly (string | null)[]): Share[] {
	const groups = Map.groupBy(names, (name) => name);
	return [...groups].map(([name, { length }]) => ({ name, leads: length })).sort((a, b) => b.leads - a.leads);
}

function carsOf(leads: readonly StoredLead[], calls: readonly ShownNumber[]): CarDemand[] {
	const found = new Map<string, CarDemand[]>();
	const of = (slug: string, stock: string, id = ''): CarDemand => {
		const key = slug || stock || id;
		const known = found.get(key) ?? [];
		// From one page, as that of a list, people ask about several cars.
		const isSame = (one: string, other: string): boolean => !one || !other || one === other;
		const same = known.find((one) => isSame(one.stock, stock) && isSame(one.id, id));
		const car = same ?? { id, slug, stock, leads: 0, calls: 0, seen: 0 };
		car.stock ||= stock;
		car.id ||= id;
		found.set(key, same ? known : [...known, car]);
		return car;
	};
	for (const lead of leads) {
		const { car } = leadAbout(lead);
		if (car && (car.slug || car.stock || car.id)) of(car.slug, car.stock, car.id).leads++;
	}
	for (const { slug, stock } of calls) if (slug || stock) of(slug, stock).calls++;
	for (const slug of leads.flatMap(pagesSeen)) of(slug, '').seen++;
	return [...found.values()].flat();
}

/** The last parts of the addresses that a sender looked at, each once: some of them are cars’. */
function pagesSeen({ payload }: StoredLead): string[] {
	const pages = payload['visited_pages'];
	const paths = Array.isArray(pages) ? pages.map(String) : answer(payload, 'visited_pages').split(/[\s,]+/);
	return [...new Set(paths.map(slugAt))].filter((slug) => slug.includes('-'));
}

const slugAt = (address: string): string => /\/([a-z0-9-]+)\/?(?:[?#]|$)/i.exec(address)?.[1] ?? '';
