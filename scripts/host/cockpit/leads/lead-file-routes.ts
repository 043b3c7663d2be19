import type { Context, Hono } from 'hono';
import { listTenants, tenantNamed } from '../../hosted-tenants.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { hostOf } from '../admission/request-address.ts';
import { clockOf } from '../site-locale.ts';
import { type Inbox, needsKey } from './inbox-access.ts';
import { carFinder } from './lead-cars.ts';
import { leadCsv } from './lead-csv.ts';
import { isShut } from './lead-export.ts';
import { leadList } from './lead-list.ts';
import { readLeadQuery } from './lead-query.ts';
import { listedLead } from './lead-row.ts';
import { ownName } from './own-name.ts';
import { zoneOf } from './read-leads.ts';

/**
 * Adds the leads that a list shows as a file, for those who have signed in. To load it writes nothing, and leaves out how those are
 * reached whom nobody has opened; to send the form has them too, and opens each of them.
 */
export function addLeadFile(start: Hono, inbox: Inbox): void {
	for (const path of ['', '/tenants/:slug'] as const) {
		const siteOf = (context: Context): string | undefined => context.req.param('slug');
		start.get(`${path}/leads/leads.csv`, (context) => send(context, siteOf(context), inbox));
		start.post(`${path}/leads/leads.csv`, (context) => send(context, siteOf(context), { ...inbox, isWhole: true }));
	}
}

/** Leads of a file. */
const mostInFile = 5_000;

type Sending = Inbox & { isWhole?: boolean };

async function send(context: Context, tenant: string | undefined, sending: Sending): Promise<Response> {
	const { out, openFleet, operatorOf, isWhole = false } = sending;
	const [operator, fleet] = [operatorOf(context), await openFleet?.()];
	if (!operator || !fleet) return context.notFound();
	if (!operator.signedIn) return context.html(refusalPage(needsKey), 403);
	const of = { tenant, ...zoneOf(out, tenant) };
	const tenants = tenant ? [tenantNamed(out, tenant)] : listTenants(out);
	const sites = new Map(tenants.map(({ slug, report }) => [slug, report?.name ?? slug]));
	const query = { ...readLeadQuery(new URL(context.req.url).searchParams, ownName(context)), page: 1 };
	const around = { query, sites, findCar: carFinder(tenants, { out, host: hostOf(context) }) };
	const { rows: shown } = await leadList(fleet, { ...around, ...of, named: true, size: mostInFile });
	if (isWhole) {
		const ids = shown.filter(isShut).map(({ id }) => id);
		await fleet.changeLeads({ tenant, ids, by: ownName(context), as: 'opened' });
	}
	const listed = shown.map((lead) => listedLead(lead, around));
	return context.body(leadCsv(listed, { clockOf: (slug) => clockOf(out, slug), isWhole }), 200, {
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': `attachment; filename="leads${tenant ? `-${tenant}` : ''}.csv"`,
	});
}
