import type { SiteConfig } from '../../../src/config/site.ts';
import { onlyTenant } from '../../../src/domain/words/tenant-variable.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { eraseLeads } from './erase-leads.ts';
import { tenantsWithLeads } from './lead-list.ts';
import { deleteOldFiles, findOldLeads, type TooOld } from './old-leads.ts';

/** How long data are kept where neither the tenant nor the environment says otherwise. */
const usual = { FORECOURT_LEAD_MONTHS: 24, FORECOURT_FILE_MONTHS: 6, FORECOURT_EVENT_DAYS: 90 } as const;

const batch = 100;
/** Milliseconds after which the rest is left for the next run: a scheduled function has 30 s. */
const budget = 15_000;

type Around = Pick<Runtime, 'db' | 'tenants' | 'env'> & { now: number };

/** How many were deleted. */
export type Expired = { leads: number; files: number };

/**
 * Deletes leads and files that have been kept long enough, a batch at a time. A lead that a destination has not received, or has
 * refused, is kept for twice as long; `npm run leads -- list --expired` lists it. A deploy of one site only handles its own tenant.
 */
export async function expireLeads(around: Around): Promise<Expired> {
	const { db, env } = around;
	const only = onlyTenant(env);
	const expired = { leads: 0, files: 0 };
	const end = Date.now() + budget;
	for (const tenant of await tenantsWithLeads(db)) {
		if (only && tenant !== only) continue;
		const { leads, files } = limitsOf(tenant, around);
		expired.files += await inBatches(end, () => deleteOldFiles(db, files));
		expired.leads += await inBatches(end, () => eraseOld(around, leads));
	}
	return expired;
}

/** The time before which a tenant's leads are only kept because they are undelivered. */
export const leadsKeptFrom = (tenant: string, around: Omit<Around, 'db'>): number =>
	limitsOf(tenant, around).leads.before;

/** The time before which events are too old. */
export const eventsKeptFrom = (env: NodeJS.ProcessEnv, now: number): number =>
	now - said(env, 'FORECOURT_EVENT_DAYS') * 24 * 60 * 60_000;

function limitsOf(tenant: string, { tenants, env, now }: Omit<Around, 'db'>): { leads: TooOld; files: TooOld } {
	const own: Partial<SiteConfig['leads']> = tenants.bySlug(tenant)?.site.leads ?? {};
	const limit = (months: number): TooOld => ({
		tenant,
		before: monthsBefore(now, months),
		beforeAll: monthsBefore(now, 2 * months),
		limit: batch,
	});
	return {
		leads: limit(own.retention_months ?? said(env, 'FORECOURT_LEAD_MONTHS')),
		files: limit(own.file_retention_months ?? said(env, 'FORECOURT_FILE_MONTHS')),
	};
}

/** A number from the environment. Throws an Error for anything else: a typing error must not delete leads. */
function said(env: NodeJS.ProcessEnv, name: keyof typeof usual): number {
	const text = env[name];
	if (!text) return usual[name];
	const value = Number(text);
	if (Number.isInteger(value) && value > 0) return value;
	throw new Error(`${name}: found ${text}, expected a whole number above 0, such as ${usual[name]}.`);
}

function monthsBefore(now: number, months: number): number {
	const date = new Date(now);
	return date.setUTCMonth(date.getUTCMonth() - months);
}

async function eraseOld({ db, now }: Around, tooOld: TooOld): Promise<number> {
	const ids = await findOldLeads(db, tooOld);
	const leads = ids.map((id) => ({ id, tenant: tooOld.tenant }));
	return (await eraseLeads(db, leads, { reason: 'age', now })).length;
}

/** Repeats until nothing is left or the time is over. */
async function inBatches(end: number, work: () => Promise<number>): Promise<number> {
	let count = 0;
	while (Date.now() < end) {
		const done = await work();
		count += done;
		if (done < batch) break;
	}
	return count;
}
