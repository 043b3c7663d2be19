import { onlyTenant } from '../../../src/domain/words/tenant-variable.ts';
import { alertsEveryMs, tellOfWatchedCars } from '../../accounts/alerts/watchlist-alerts.ts';
import { deliverDue } from '../../delivery/deliver-due.ts';
import type { DeliveryRuntime } from '../../delivery/deliver-next.ts';
import { requeue } from '../../delivery/lead-deliveries.ts';
import { servedTenants } from '../../delivery/tenant-env.ts';
import { deliverUntil } from '../../delivery/worker.ts';
import { findAnyLead, walkLeads } from '../../leads/store/lead-list.ts';
import { databasePlace } from '../../platform/db/database.ts';
import { log } from '../../platform/log.ts';
import { openOwnSecrets, type Secrets } from '../../platform/runtime/secrets.ts';
import { attendReservations, reservationsEveryMs } from '../../reservations/due/reservations-due.ts';
import { deleteOldReservations } from '../../reservations/store/old-reservations.ts';
import { alarmsEveryMs, checkAlarms } from '../../watch/alarms/check-alarms.ts';
import type { CommandContext } from './context.ts';
import { type LeadsCommand, LeadsUsageError } from './options.ts';

/** Makes undelivered leads due now. The host delivers them within a minute, `deliver` at once. */
export async function retryLeads(
	{ ids, filter }: Extract<LeadsCommand, { name: 'retry' }>,
	{ db, env, now, write }: CommandContext,
): Promise<number> {
	const { tenant, words } = whoseLeads(env, filter.tenant);
	const chosen = ids.length > 0 ? [...ids] : [];
	if (ids.length === 0) for await (const { id } of walkLeads(db, { ...filter, tenant })) chosen.push(id);
	let deliveries = 0;
	const unknown: string[] = [];
	for (const id of chosen) {
		const lead = await findAnyLead(db, id);
		if (lead && (!tenant || lead.tenant === tenant)) deliveries += await requeue(db, id, now());
		else unknown.push(id);
	}
	for (const id of unknown) write(`There is no lead ${id}${tenant ? ` of ${tenant}` : ''}.\n`);
	write(`${words}${deliveries} deliveries of ${chosen.length - unknown.length} leads are due now.\n`);
	return unknown.length > 0 || deliveries === 0 ? 1 : 0;
}

/**
 * Delivers what is due, here and now. What needs settings that this shell does not have stays unchanged: no attempt is counted,
 * and what the service recorded about it is not overwritten. With `--watch` this is the service.
 */
export async function deliverLeads(
	{ filter, watch }: Extract<LeadsCommand, { name: 'deliver' }>,
	{ write, stop, ...runtime }: CommandContext,
): Promise<number> {
	if (watch) {
		const { slugs } = servedTenants(runtime);
		write(
			`Delivering for ${slugs.length === 1 ? slugs[0] : `${slugs.length} tenants`}. Ctrl+C ends it after this round.\n`,
		);
		await deliverUntil(runtime, stop, {
			chores: [
				{ everyMs: alarmsEveryMs, run: checkAlarms },
				{ everyMs: alertsEveryMs, run: tellVisitors },
				{ everyMs: reservationsEveryMs, run: attend },
				{ everyMs: 60 * 60_000, run: deleteOldReservations },
			],
		});
		return 0;
	}
	const { tenant, words } = whoseLeads(runtime.env, filter.tenant);
	const { done, retry, dead, held, blocked } = await deliverDue(runtime, { tenant, note: false });
	write(`${words}${done} delivered, ${retry} to be retried, ${dead} refused, ${held} held back.\n`);
	for (const lane of blocked) write(`Not sent, ${lane.tenant} ${lane.destination}: ${lane.reason}\n`);
	if (blocked.length > 0)
		write('What was not sent is unchanged. Set what is missing in this shell, or leave it to the service.\n');
	return retry + dead + blocked.length > 0 ? 1 : 0;
}

/**
 * What needs the secret of the sites: messages have signed links, and payments are named under it. A worker with another secret
 * would write what they cannot read.
 */
function withSecrets(
	work: (runtime: DeliveryRuntime & { secrets: Secrets; rateFactor: number }) => Promise<unknown>,
	{ job, without }: { job: string; without: string },
): (runtime: DeliveryRuntime) => Promise<void> {
	return async (runtime) => {
		const { env } = runtime;
		if (databasePlace(env).url !== undefined && !env['FORECOURT_SECRET']) {
			log('error', { job, message: `Set FORECOURT_SECRET as the sites have it: ${without}.` });
			return;
		}
		const rateFactor = Number(env['FORECOURT_RATE_FACTOR']) || 1;
		await work({ ...runtime, secrets: openOwnSecrets(env), rateFactor });
	};
}

const tellVisitors = withSecrets(tellOfWatchedCars, { job: 'alerts', without: 'nobody is told of saved cars' });
const attend = withSecrets(attendReservations, { job: 'reservations', without: 'no deposit is looked after' });

/**
 * Whose leads a command may send. In the environment of a deploy of one site only those of its tenant, since it has no other
 * settings; `words` says so. Throws a LeadsUsageError for another tenant.
 */
function whoseLeads(env: NodeJS.ProcessEnv, asked: string | undefined): { tenant: string | undefined; words: string } {
	const only = onlyTenant(env);
	if (only && asked && asked !== only) {
		throw new LeadsUsageError(
			`--tenant: found ${asked}, but TENANT says ${only}: this shell has the settings of ${only} only.`,
		);
	}
	return { tenant: only ?? asked, words: only ? `Leads of ${only} only, as TENANT says: ` : '' };
}
