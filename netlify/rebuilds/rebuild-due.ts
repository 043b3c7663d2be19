import { onlyTenant } from '../../src/domain/words/tenant-variable.ts';
import { localDate } from '../../src/site/content/local-date.ts';
import { log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { type DailySite, dueDaily } from './daily.ts';
import { handOverAll } from './hosts/hand-over.ts';
import { rebuildMode } from './hosts/mode.ts';
import { storeTrigger } from './store/requests.ts';

type Round = Pick<Runtime, 'db' | 'env' | 'tenants' | 'now'>;

/**
 * Where no builder runs: asks the host for the daily builds of this process's tenants, and again for requests that it did not
 * take. Does nothing in the mode `queue`, where the builder does it (SITE-16).
 */
export async function rebuildDue(round: Round): Promise<void> {
	const { db, env, now } = round;
	if (rebuildMode(env) === 'queue') return;
	const sites = ownSites(round);
	for (const tenant of await dueDaily(db, sites, now())) {
		await storeTrigger(db, { tenant, by: 'schedule', why: 'daily', options: {}, automatic: true }, now());
	}
	const slugs = sites.map(({ slug }) => slug);
	const { asked, failed } = await handOverAll(round, slugs);
	if (asked + failed > 0) log(failed > 0 ? 'error' : 'info', { job: 'rebuild-due', asked, failed });
}

/** The tenants of this process: the one of a deploy of one site, else all. */
function ownSites({ env, tenants }: Round): DailySite[] {
	const only = onlyTenant(env);
	return (only ? [only] : tenants.slugs()).flatMap((slug) => {
		const tenant = tenants.bySlug(slug);
		return tenant ? [{ slug, dayAt: (seconds: number) => localDate(seconds, tenant.site) }] : [];
	});
}
