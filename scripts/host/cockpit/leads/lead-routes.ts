import type { Context, Hono } from 'hono';
import { listTenants, tenantNamed } from '../../hosted-tenants.ts';
import type { Operator } from '../admission/admission.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { hostOf } from '../admission/request-address.ts';
import { clockOf, localeOf } from '../site-locale.ts';
import { siteClock } from '../tenant/tenant-view.ts';
import { careChange, changeKey } from './care-change.ts';
import { leadWays } from './empty-inbox.ts';
import { type Inbox, needsKey } from './inbox-access.ts';
import { carFinder } from './lead-cars.ts';
import { addLeadFile } from './lead-file-routes.ts';
import { addMarks, doneAddress, doneWithLead } from './lead-marks.ts';
import { leadPage } from './lead-page.ts';
import { allLeadsPage, inboxPage } from './leads-page.ts';
import { keepName, ownName, plainName } from './own-name.ts';
import { readLeads, zoneOf } from './read-leads.ts';
import { addTicked } from './ticked-routes.ts';

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
		const sites = new Map(tenants.map(({ slug, report }) => [slug, report?.name ?? slug]));
		const findCar = carFinder(tenants, { out, host: hostOf(context) });
		const around = await readLeads(context, { fleet, operator, tenant: undefined, findCar, sites });
		return context.html(allLeadsPage({ ...around, clockOf: (slug) => clockOf(out, slug) }));
	});
	start.get('/tenants/:slug/leads/', async (context) => {
		const [operator, fleet, slug] = [operatorOf(context), await openFleet?.(), context.req.param('slug')];
		if (!operator || !fleet) return context.notFound();
		const [tenant, host] = [tenantNamed(out, slug), hostOf(context)];
		const reading = { fleet, operator, tenant: slug, ...zoneOf(out, slug), sites: null };
		const around = await readLeads(context, { ...reading, findCar: carFinder([tenant], { out, host }) });
		const clock = await siteClock(tenant, { out, openFleet });
		return context.html(inboxPage({ ...around, tenant, host, ways: leadWays(out, slug), clockOf: () => clock }));
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
		return context.html(
			leadPage(trail, { tenant, operator, clock, locale, shown, findCar, done: doneWithLead(context) }),
		);
	});
	addMarks(start, { out, openFleet, operatorOf });
	addCare(start, { out, openFleet, operatorOf });
	start.post('/tenants/:slug/leads/:id/send-again/', async (context) => {
		const { slug, id } = context.req.param();
		const sent = await (await openFleet?.())?.sendAgain({ tenant: slug, ids: [id] });
		return sent ? context.redirect(`/tenants/${slug}/leads/${id}/#deliveries`, 303) : context.notFound();
	});
	addLeadFile(start, { out, openFleet, operatorOf });
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
		const fleet = await openFleet?.();
		const of = { tenant: slug, by };
		if ('note' in change) {
			const isKnown = await fleet?.careForLead({ ...of, id, change });
			return isKnown ? context.redirect(`/tenants/${slug}/leads/${id}/#happened`, 303) : context.notFound();
		}
		const changed = await fleet?.changeLeads({ ...of, ids: [id], change });
		if (!changed?.length) return context.notFound();
		return context.redirect(doneAddress({ slug, id }, changed, changeKey(change)), 303);
	});
}
