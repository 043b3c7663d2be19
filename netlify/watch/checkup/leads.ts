import type { Finding } from '../../../src/contract/finding.ts';
import { utcMinute } from '../../../src/domain/hours/utc-minute.ts';
import { missedLeads } from '../../../src/domain/leads/lead-silence.ts';
import { waitingLanes } from '../../delivery/lanes.ts';
import { stuckLanes } from '../../delivery/stuck-lanes.ts';
import { type LastLead, lastLeads } from '../../leads/store/last-leads.ts';
import { overdueLeads } from '../../leads/store/overdue-leads.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

type Around = Pick<Runtime, 'db' | 'tenants' | 'now'>;

/** Leads of these tenants that nobody opened in time, leads that have stopped coming, and deliveries that are stuck. */
export async function checkLeads(slugs: readonly string[], { db, tenants, now }: Around): Promise<Finding[]> {
	const [only, ...more] = slugs;
	const tenant = more.length === 0 ? only : undefined;
	const overdue = new Map((await overdueLeads(db, { tenants, now: now(), tenant })).map((row) => [row.tenant, row]));
	const stuck = Map.groupBy(stuckLanes(await waitingLanes(db, tenant), now()), ({ lane }) => lane.tenant);
	const coming = new Map((await lastLeads(db, now())).map((row) => [row.tenant, row]));
	return slugs.flatMap((slug): Finding[] => {
		const late = overdue.get(slug);
		const lanes = (stuck.get(slug) ?? []).map(({ lane, state, since, reason }): Finding => {
			const waits = `${lane.destination}: ${lane.waiting} wait, ${state} since ${utcMinute(since)}`;
			return { tenant: slug, check: 'deliveries', level: 'fault', text: `${waits}. ${reason}` };
		});
		return [
			late
				? { tenant: slug, check: 'leads', level: 'fault', text: overdueText(slug, late) }
				: { tenant: slug, check: 'leads', level: 'ok', text: 'none is overdue' },
			...silenceFindings(slug, coming.get(slug), now()),
			...(lanes.length > 0
				? lanes
				: [{ tenant: slug, check: 'deliveries', level: 'ok', text: 'none is stuck' } as const]),
		];
	});
}

/** Nothing where no lead has come yet: a new site has none. */
function silenceFindings(slug: string, found: LastLead | undefined, now: number): Finding[] {
	if (!found) return [];
	const last = `the last one came ${utcMinute(found.lastAt)}`;
	const missed = missedLeads({ ...found, now });
	if (missed === null) return [{ tenant: slug, check: 'leads', level: 'ok', text: last }];
	const text = `${last}, and about ${missed} should have come since then. Send one from the site’s contact page yourself`;
	return [{ tenant: slug, check: 'leads', level: 'warning', text }];
}

function overdueText(slug: string, { count, oldest }: { count: number; oldest: number }): string {
	const what = count === 1 ? '1 lead was' : `${count} leads were`;
	return `${what} not opened in time, the oldest since ${utcMinute(oldest)}. npm run leads -- list --overdue --tenant ${slug}`;
}
