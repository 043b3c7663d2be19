import type { Finding } from '../../../src/contract/finding.ts';
import { waitingLanes } from '../../delivery/lanes.ts';
import { stuckLanes } from '../../delivery/stuck-lanes.ts';
import { overdueLeads } from '../../leads/store/overdue-leads.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

type Around = Pick<Runtime, 'db' | 'tenants' | 'now'>;

/** Leads of these tenants that nobody opened in time, and deliveries that are stuck. */
export async function checkLeads(slugs: readonly string[], { db, tenants, now }: Around): Promise<Finding[]> {
	const [only, ...more] = slugs;
	const tenant = more.length === 0 ? only : undefined;
	const overdue = new Map((await overdueLeads(db, { tenants, now: now(), tenant })).map((row) => [row.tenant, row]));
	const stuck = Map.groupBy(stuckLanes(await waitingLanes(db, tenant), now()), ({ lane }) => lane.tenant);
	return slugs.flatMap((slug): Finding[] => {
		const late = overdue.get(slug);
		const lanes = (stuck.get(slug) ?? []).map(({ lane, state, since, reason }): Finding => {
			const waits = `${lane.destination}: ${lane.waiting} wait, ${state} since ${new Date(since).toISOString()}`;
			return { tenant: slug, check: 'deliveries', level: 'fault', text: `${waits}. ${reason}` };
		});
		return [
			late
				? { tenant: slug, check: 'leads', level: 'fault', text: overdueText(slug, late) }
				: { tenant: slug, check: 'leads', level: 'ok', text: 'none is overdue' },
			...(lanes.length > 0
				? lanes
				: [{ tenant: slug, check: 'deliveries', level: 'ok', text: 'none is stuck' } as const]),
		];
	});
}

function overdueText(slug: string, { count, oldest }: { count: number; oldest: number }): string {
	const what = count === 1 ? '1 lead was' : `${count} leads were`;
	const since = new Date(oldest).toISOString();
	return `${what} not opened in time, the oldest since ${since}. npm run leads -- list --overdue --tenant ${slug}`;
}
