import type { Context } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { mostShown } from '../../../../netlify/fleet/inbox.ts';
import type { Operator } from '../admission/admission.ts';
import { clockOf } from '../site-locale.ts';
import { alsoAsked, readLeadQuery, spanOf } from './lead-query.ts';
import { doneIn } from './ticked-routes.ts';

/** Of the dealer of a site; of all sites none. */
export const zoneOf = (out: string, tenant: string | undefined): { zone?: string } =>
	tenant === undefined ? {} : { zone: clockOf(out, tenant).zone };

type Reading = { fleet: Fleet; operator: Operator; tenant: string | undefined; zone?: string };

/** The leads that an address asks for, with what their list shows around them. */
export async function readLeads(context: Context, { fleet, operator, tenant, zone }: Reading) {
	const query = readLeadQuery(new URL(context.req.url).searchParams, operator.name);
	const also = alsoAsked(query);
	const leads = await fleet.inbox({ tenant, ...spanOf(query, Date.now(), zone), named: operator.signedIn, also });
	const people = operator.signedIn
		? await fleet.people(tenant ? [tenant] : [...new Set(leads.map((lead) => lead.tenant))])
		: [];
	return { leads, operator, query, done: doneIn(context), people, isCut: leads.length >= mostShown };
}
