import type { Context } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { Operator } from '../admission/admission.ts';
import { clockOf } from '../site-locale.ts';
import type { FindCar } from './lead-cars.ts';
import { leadList } from './lead-list.ts';
import { readLeadQuery } from './lead-query.ts';
import { doneIn } from './ticked-routes.ts';

/** Of the dealer of a site; of all sites none. */
export const zoneOf = (out: string, tenant: string | undefined): { zone?: string } =>
	tenant === undefined ? {} : { zone: clockOf(out, tenant).zone };

type Reading = {
	fleet: Fleet;
	operator: Operator;
	tenant: string | undefined;
	zone?: string;
	findCar: FindCar;
	/** Names of sites by slug, on the list of all; null on that of one. */
	sites: ReadonlyMap<string, string> | null;
};

/** The leads that an address asks for, with what their list shows around them. */
export async function readLeads(context: Context, { operator, ...reading }: Reading) {
	const { fleet, tenant, findCar, sites } = reading;
	const query = readLeadQuery(new URL(context.req.url).searchParams, operator.name);
	const list = await leadList(fleet, { ...reading, query, named: operator.signedIn });
	const people = operator.signedIn ? await fleet.people(tenant ? [tenant] : list.tenants) : [];
	return { list, operator, query, findCar, sites, done: doneIn(context), people };
}
