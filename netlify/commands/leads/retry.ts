import { findAnyLead, requeue, walkLeads } from '../../leads/store/lead-list.ts';
import type { Surroundings } from './context.ts';
import type { LeadsCommand } from './options.ts';
import { whoseLeads } from './scope.ts';

/** Makes what has not arrived due now. The host delivers it within a minute, `deliver` at once. */
export async function retryLeads(
	{ ids, filter }: Extract<LeadsCommand, { name: 'retry' }>,
	{ db, env, now, write }: Surroundings,
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
