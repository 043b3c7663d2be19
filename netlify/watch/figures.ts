import { dayMs } from '../../src/domain/hours/days.ts';
import { onlyTenant } from '../../src/domain/words/tenant-variable.ts';
import { settingsOf } from '../delivery/send/send-parcel.ts';
import { formOf } from '../leads/lead-form.ts';
import { overdueLeads } from '../leads/store/overdue-leads.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import type { Tenants } from '../platform/runtime/tenants.ts';
import { buildHistory } from './build-history.ts';
import { deadDeliveries, deliveriesSince, leadsSince, pendingDeliveries, troubledLanes } from './figure-queries.ts';
import type { Figure, Sample } from './prometheus-text.ts';

type Look = Pick<Runtime, 'db' | 'tenants' | 'env'> & { now: number };

/** Milliseconds after which a delivery that is due and that nobody took is overdue. */
const longDue = 15 * 60_000;

/**
 * The figures of leads and deliveries: of all tenants, or of the one of this deploy. Labels are tenants, forms that the tenant
 * has, kinds of destinations and our own words, so that no visitor can make new ones. `now` in Unix milliseconds.
 */
export async function leadFigures({ db, tenants, env, now }: Look): Promise<Figure[]> {
	const scope = { tenant: onlyTenant(env) };
	const leads = await leadsSince(db, now - dayMs, scope);
	const overdue = await overdueLeads(db, { tenants, now, ...scope });
	const tries = await deliveriesSince(db, now - dayMs, scope);
	return [
		{
			name: 'forecourt_leads_taken_last_day',
			help: 'Leads of the last 24 hours that are stored.',
			samples: summed(leads, ({ tenant, form }) => ({ tenant, form: formLabel(tenants, tenant, form) })),
		},
		{
			name: 'forecourt_leads_overdue',
			help: 'Complete leads that nobody opened in time.',
			samples: summed(overdue, ({ tenant }) => ({ tenant })),
		},
		{
			name: 'forecourt_deliveries_last_day',
			help: 'Attempts of the last 24 hours to deliver a lead.',
			samples: summed(tries, ({ tenant, destination, outcome }) => {
				const kind = kindLabel(tenants, tenant, destination);
				return { tenant, kind, outcome };
			}),
		},
		...(await outboxFigures({ db, now }, scope)),
	];
}

async function outboxFigures({ db, now }: Pick<Look, 'db' | 'now'>, scope: { tenant: string | undefined }) {
	const waiting = await pendingDeliveries(db, now - longDue, scope);
	const dead = await deadDeliveries(db, scope);
	const lanes = await troubledLanes(db, scope);
	const byTenant = (value: (row: (typeof waiting)[number]) => number): Sample[] =>
		waiting.map((row) => ({ labels: { tenant: row.tenant }, value: value(row) }));
	return [
		{
			name: 'forecourt_outbox_pending',
			help: 'Deliveries that wait.',
			samples: byTenant(({ pending }) => Number(pending)),
		},
		{
			name: 'forecourt_outbox_overdue',
			help: 'Deliveries that have been due for 15 minutes or more.',
			samples: byTenant(({ overdue }) => Number(overdue)),
		},
		{
			name: 'forecourt_outbox_oldest_pending_age_seconds',
			help: 'Age of the oldest delivery that waits.',
			samples: byTenant(({ oldest }) => Math.max(0, Math.round((now - Number(oldest)) / 1000))),
		},
		{
			name: 'forecourt_outbox_dead',
			help: 'Deliveries that were given up.',
			samples: summed(dead, ({ tenant }) => ({ tenant })),
		},
		{
			name: 'forecourt_delivery_lanes_in_trouble',
			help: 'Destinations that wait for a setting (blocked), or whose receiver does not work (failing).',
			samples: summed(lanes, ({ tenant, trouble }) => ({ tenant, trouble: trouble ?? '' })),
		},
	] satisfies Figure[];
}

/** The figures of builds and of the queue of rebuilds. */
export async function buildFigures({ db, env, now }: Pick<Look, 'db' | 'env' | 'now'>): Promise<Figure[]> {
	const history = buildHistory(db);
	const scope = { tenant: onlyTenant(env) };
	const builds = await history.countsSince(now - dayMs, scope);
	const labels = ({ tenant, outcome }: (typeof builds)[number]) => ({ tenant, outcome });
	const good = await history.lastGood(scope);
	const seconds = (pick: 'spent' | 'longest'): Sample[] =>
		builds.map((row) => ({ labels: labels(row), value: row[pick] / 1000 }));
	return [
		{ name: 'forecourt_builds_last_day', help: 'Builds of the last 24 hours.', samples: summed(builds, labels) },
		{ name: 'forecourt_builds_last_day_seconds', help: 'Time that these builds took.', samples: seconds('spent') },
		{ name: 'forecourt_builds_last_day_longest_seconds', help: 'The longest of them.', samples: seconds('longest') },
		{
			name: 'forecourt_build_last_good_timestamp_seconds',
			help: 'When a build last went well.',
			samples: [...good].map(([tenant, time]) => ({ labels: { tenant }, value: time / 1000 })),
		},
		{
			name: 'forecourt_rebuild_queue_length',
			help: 'Requests for a rebuild that wait.',
			samples: summed(await history.waiting(scope), ({ tenant }) => ({ tenant })),
		},
	];
}

/** Adds up what has the same labels. */
function summed<Row extends { count: number | string | bigint }>(
	rows: readonly Row[],
	labelsOf: (row: Row) => Sample['labels'],
): Sample[] {
	const samples = new Map<string, Sample>();
	for (const row of rows) {
		const labels = labelsOf(row);
		const key = JSON.stringify(labels);
		samples.set(key, { labels, value: (samples.get(key)?.value ?? 0) + Number(row.count) });
	}
	return [...samples.values()];
}

/** A form's name is the visitor's to send: only one that the tenant has is a label. */
function formLabel(tenants: Tenants, slug: string, form: string | null): string {
	const tenant = tenants.bySlug(slug);
	if (form === null) return 'none';
	return tenant && formOf(tenant, form) ? form : 'other';
}

function kindLabel(tenants: Tenants, slug: string, destination: string): string {
	const site = tenants.bySlug(slug)?.site;
	return (site && settingsOf({ site, destination })?.kind) ?? 'unknown';
}
