import { sql } from 'kysely';
import type { SiteConfig } from '../../src/config/site.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { todayOf } from './lead-care.ts';
import { promiseReader } from './lead-promise.ts';

/** Leads of a tenant that nobody has answered by the time promised (ROUTE-10), and the times at which those of them came that nobody has opened. */
export type BrokenPromises = { overdue: number; unopenedAt: number[] };

type Around = Pick<Runtime, 'db' | 'tenants' | 'now'>;

/** Newest open leads that are read: a page is not to wait for those of years. */
const mostRead = 20_000;

/** Leads whose answers are read at once. */
const atOnce = 500;

/** What was promised to the senders of leads, by the settings that say so: with other settings it is worked out again. */
const known = new WeakMap<SiteConfig, Map<string, number | null>>();

/** The leads past what was promised, by tenant: open, not answered, and not put off to a later day. */
export async function brokenPromises(around: Around): Promise<ReadonlyMap<string, BrokenPromises>> {
	const { tenants, now } = around;
	const open = await openLeads(around);
	const sites = new Map(
		[...new Set(open.map(({ tenant }) => tenant))].map((slug) => [slug, tenants.bySlug(slug)?.site]),
	);
	const todays = new Map([...sites.keys()].map((slug) => [slug, todayOf(tenants, slug, now())]));
	const promises = await promisesOf(around, open, sites);
	const found = new Map<string, BrokenPromises>();
	for (const { id, tenant, opened_at, completed_at, follow_up } of open) {
		const promised = promises.get(id) ?? null;
		if (promised === null || promised > now() || (follow_up ?? '') > (todays.get(tenant) ?? '')) continue;
		const of = found.get(tenant) ?? { overdue: 0, unopenedAt: [] };
		of.overdue++;
		if (opened_at === null) of.unopenedAt.push(Number(completed_at));
		found.set(tenant, of);
	}
	return found;
}

type OpenLead = Awaited<ReturnType<typeof openLeads>>[number];

const openLeads = ({ db }: Around) =>
	db
		.selectFrom('leads')
		.leftJoin('lead_care as care', 'care.lead_id', 'leads.id')
		.select(['leads.id', 'leads.tenant', 'leads.form', 'leads.opened_at', 'leads.completed_at', 'care.follow_up'])
		.where('leads.status', '=', sql.lit('complete'))
		.where('leads.answered_at', 'is', null)
		.where('care.outcome', 'is', null)
		.orderBy('leads.completed_at', 'desc')
		.limit(mostRead)
		.execute();

/** By when an answer was promised, by lead, in Unix milliseconds. What was worked out before is not read again. */
async function promisesOf(
	{ db, tenants }: Around,
	open: readonly OpenLead[],
	sites: ReadonlyMap<string, SiteConfig | undefined>,
): Promise<ReadonlyMap<string, number | null>> {
	const promises = new Map<string, number | null>();
	const asked: string[] = [];
	for (const { id, tenant, form } of open) {
		const site = sites.get(tenant);
		if (!site || !form) continue;
		const before = known.get(site)?.get(id);
		if (before === undefined) asked.push(id);
		else promises.set(id, before);
	}
	const promiseOf = promiseReader(tenants);
	for (let from = 0; from < asked.length; from += atOnce) {
		const rows = await db
			.selectFrom('leads')
			.select(['id', 'tenant', 'form', 'payload', 'completed_at', 'location_id'])
			.where('id', 'in', asked.slice(from, from + atOnce))
			.execute();
		for (const row of rows) {
			const at = promiseOf({ ...row, payload: JSON.parse(row.payload) })?.at ?? null;
			promises.set(row.id, at);
			const site = sites.get(row.tenant);
			if (site) known.set(site, (known.get(site) ?? new Map<string, number | null>()).set(row.id, at));
		}
	}
	return promises;
}
