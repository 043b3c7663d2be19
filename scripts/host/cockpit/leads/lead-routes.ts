import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { mostShown } from '../../../../netlify/fleet/inbox.ts';
import { listTenants, tenantNamed } from '../../hosted-tenants.ts';
import type { Operator } from '../admission.ts';
import { refusalPage } from '../refusal-page.ts';
import { clockOf, localeOf } from '../site-locale.ts';
import { siteClock } from '../tenant-view.ts';
import { careChange } from './care-change.ts';
import { leadWays } from './empty-inbox.ts';
import { type Inbox, needsKey } from './inbox-access.ts';
import { carFinder } from './lead-cars.ts';
import { leadCsv } from './lead-csv.ts';
import { addMarks } from './lead-marks.ts';
import { leadPage } from './lead-page.ts';
import { alsoAsked, readLeadQuery, spanOf } from './lead-query.ts';
import { allLeadsPage, inboxPage, shownLeads } from './leads-page.ts';
import { keepName, ownName, plainName } from './own-name.ts';
import { addTicked, doneIn } from './ticked-routes.ts';

/**
 * Adds the leads of all sites and the inbox of each, for those who have been admitted. What a visitor typed is shown only to
 * those who have signed in: others on this machine may not read the database. Showing a lead writes nothing; opening it does.
 */
export function addLeads(start: Hono, { out, openFleet, operatorOf: admitted }: Inbox): void {
	const operatorOf = (context: Context): Operator | null => {
		const operator = admitted(context);
		return operator && { ...operator, name: operator.signedIn ? ownName(context) : '' };
	};
	start.get('/leads/', async (context) => {
		const [operator, fleet] = [operatorOf(context), await openFleet?.()];
		if (!operator || !fleet) return context.notFound();
		const tenants = listTenants(out);
		const names = new Map(tenants.map(({ slug, report }) => [slug, report?.name ?? slug]));
		const { leads, ...around } = await readLeads(context, { fleet, operator, tenant: undefined });
		const findCar = carFinder(tenants, { out, host: hostOf(context) });
		return context.html(allLeadsPage(leads, { ...around, names, findCar, clockOf: (slug) => clockOf(out, slug) }));
	});
	start.get('/tenants/:slug/leads/', async (context) => {
		const [operator, fleet, slug] = [operatorOf(context), await openFleet?.(), context.req.param('slug')];
		if (!operator || !fleet) return context.notFound();
		const { leads, ...around } = await readLeads(context, { fleet, operator, tenant: slug, ...zoneOf(out, slug) });
		const [tenant, host] = [tenantNamed(out, slug), hostOf(context)];
		const site = { tenant, host, ways: leadWays(out, slug), findCar: carFinder([tenant], { out, host }) };
		const clock = await siteClock(tenant, { out, openFleet });
		return context.html(inboxPage(leads, { ...around, ...site, clockOf: () => clock }));
	});
	start.get('/tenants/:slug/leads/:id/', async (context) => {
		const [operator, fleet] = [operatorOf(context), await openFleet?.()];
		const { slug, id } = context.req.param();
		const trail = operator && (await fleet?.trail(slug, { id, named: operator.signedIn }));
		if (!operator || !fleet || !trail) return context.notFound();
		const shown = operator.signedIn ? await fleet.lead(slug, id) : null;
		const tenant = tenantNamed(out, slug);
		const findCar = carFinder([tenant], { out, host: hostOf(context) });
		const locale = localeOf(out, slug);
		const clock = await siteClock(tenant, { out, openFleet });
		return context.html(leadPage(trail, { tenant, operator, clock, locale, shown, findCar }));
	});
	addMarks(start, { out, openFleet, operatorOf });
	addCare(start, { out, openFleet, operatorOf });
	start.post('/tenants/:slug/leads/:id/send-again/', async (context) => {
		const { slug, id } = context.req.param();
		const sent = await (await openFleet?.())?.sendAgain({ tenant: slug, ids: [id] });
		return sent ? context.redirect(`/tenants/${slug}/leads/${id}/#deliveries`, 303) : context.notFound();
	});
	addCsv(start, { out, openFleet, operatorOf });
	addTicked(start, { out, openFleet, operatorOf });
}

/** What somebody says of a lead, and who they are; for those who have signed in. */
function addCare(start: Hono, { openFleet, operatorOf }: Inbox): void {
	start.post('/tenants/:slug/leads/:id/care/', async (context) => {
		if (!operatorOf(context)?.signedIn) return context.html(refusalPage(needsKey), 403);
		const { slug, id } = context.req.param();
		const sent = await context.req.parseBody();
		const name = plainName(sent['name']);
		if (name) keepName(context, name);
		const by = name || ownName(context);
		const change = careChange(sent, by);
		if (!change) return context.html(refusalPage('Nothing was changed: the form was not filled in.'), 400);
		const isKnown = await (await openFleet?.())?.careForLead({ tenant: slug, id, by, change });
		if (!isKnown) return context.notFound();
		return context.redirect(`/tenants/${slug}/leads/${id}/${'note' in change ? '#happened' : ''}`, 303);
	});
	start.post('/leads/me/', async (context) => {
		if (!operatorOf(context)?.signedIn) return context.html(refusalPage(needsKey), 403);
		const { name, back } = await context.req.parseBody();
		const own = plainName(name);
		if (own) keepName(context, own);
		const isOurs = typeof back === 'string' && /^\/(?:leads|tenants\/[\w-]+\/leads)\/(?:\?[^\s#]*)?$/.test(back);
		return context.redirect(isOurs ? back : '/leads/', 303);
	});
}

/** The leads that a list shows as a file, for those who have signed in. */
function addCsv(start: Hono, { out, openFleet, operatorOf }: Inbox): void {
	const send = async (context: Context, tenant: string | undefined): Promise<Response> => {
		const [operator, fleet] = [operatorOf(context), await openFleet?.()];
		if (!operator || !fleet) return context.notFound();
		if (!operator.signedIn) return context.html(refusalPage(needsKey), 403);
		const tenants = tenant ? [tenantNamed(out, tenant)] : listTenants(out);
		const sites = new Map(tenants.map(({ slug, report }) => [slug, report?.name ?? slug]));
		const { leads, query } = await readLeads(context, { fleet, operator, tenant, ...zoneOf(out, tenant) });
		const shown = shownLeads(leads, { query, sites, findCar: carFinder(tenants, { out, host: hostOf(context) }) });
		const name = `leads${tenant ? `-${tenant}` : ''}.csv`;
		return context.body(
			leadCsv(shown, (slug) => clockOf(out, slug)),
			200,
			{
				'content-type': 'text/csv; charset=utf-8',
				'content-disposition': `attachment; filename="${name}"`,
			},
		);
	};
	start.get('/leads/leads.csv', (context) => send(context, undefined));
	start.get('/tenants/:slug/leads/leads.csv', (context) => send(context, context.req.param('slug')));
}

const hostOf = (context: Context): string => context.req.header('host') ?? 'localhost';

/** Of the dealer of a site; of all sites none. */
const zoneOf = (out: string, tenant: string | undefined): { zone?: string } =>
	tenant === undefined ? {} : { zone: clockOf(out, tenant).zone };

type Reading = { fleet: Fleet; operator: Operator; tenant: string | undefined; zone?: string };

async function readLeads(context: Context, { fleet, operator, tenant, zone }: Reading) {
	const query = readLeadQuery(new URL(context.req.url).searchParams, operator.name);
	const also = alsoAsked(query);
	const leads = await fleet.inbox({ tenant, ...spanOf(query, Date.now(), zone), named: operator.signedIn, also });
	const people = operator.signedIn
		? await fleet.people(tenant ? [tenant] : [...new Set(leads.map((lead) => lead.tenant))])
		: [];
	return { leads, operator, query, done: doneIn(context), people, isCut: leads.length >= mostShown };
}
