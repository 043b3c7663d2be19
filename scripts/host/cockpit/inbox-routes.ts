import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import { tenantNamed } from '../hosted-tenants.ts';
import type { Operator } from './admission.ts';
import { leadWays } from './empty-inbox.ts';
import { inboxPage, leadPage } from './inbox-page.ts';
import { leadPart } from './lead-states.ts';
import { refusalPage } from './refusal-page.ts';

type Inbox = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

const needsKey = 'Leads are opened by those who have the key only. Set FORECOURT_OPERATOR_KEY and restart the host.';

/**
 * Adds the inbox of each tenant, for those who have been admitted. A lead itself is shown only to those who have signed in:
 * others on this machine may not read the database. Showing a lead writes nothing; opening it does.
 */
export function addInbox(start: Hono, { out, openFleet, operatorOf }: Inbox): void {
	start.get('/tenants/:slug/leads/', async (context) => {
		const [operator, fleet, slug] = [operatorOf(context), await openFleet?.(), context.req.param('slug')];
		if (!operator || !fleet) return context.notFound();
		const part = leadPart(context.req.query('state') ?? null);
		const host = context.req.header('host') ?? 'localhost';
		const tenant = tenantNamed(out, slug);
		const around = { tenant, slug, name: tenant.report?.name ?? slug, operator, now: Date.now(), part, host };
		return context.html(inboxPage(await fleet.inbox(slug), { ...around, ways: leadWays(out, slug) }));
	});
	start.use('/tenants/:slug/leads/:id/*', async (context, next) => {
		return operatorOf(context)?.signedIn ? next() : context.html(refusalPage(needsKey), 403);
	});
	start.get('/tenants/:slug/leads/:id/', async (context) => {
		const [operator, fleet] = [operatorOf(context), await openFleet?.()];
		const { slug, id } = context.req.param();
		const lead = await fleet?.lead(slug, id);
		const tenant = tenantNamed(out, slug);
		const name = tenant.report?.name ?? slug;
		return operator && lead
			? context.html(leadPage(lead, { tenant, slug, name, id, operator, now: Date.now() }))
			: context.notFound();
	});
	start.post('/tenants/:slug/leads/:id/:as{opened|answered}/', async (context) => {
		const { slug, id, as } = context.req.param();
		const isKnown = await (await openFleet?.())?.noteLead({ tenant: slug, id, as: as === 'answered' ? as : 'opened' });
		return isKnown ? context.redirect(`/tenants/${slug}/leads/${id}/`, 303) : context.notFound();
	});
	start.post('/tenants/:slug/leads/:id/send-again/', async (context) => {
		const { slug, id } = context.req.param();
		const isKnown = await (await openFleet?.())?.sendAgain(slug, id);
		return isKnown ? context.redirect(`/tenants/${slug}/leads/${id}/#deliveries`, 303) : context.notFound();
	});
}
