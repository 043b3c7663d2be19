import type { Context, Hono } from 'hono';
import { listTenants } from '../../hosted-tenants.ts';
import { addressOf } from '../admission/request-address.ts';
import { carNames } from '../cars/known-cars.ts';
import type { Cockpit } from '../cockpit.ts';
import { localeOf, zoneOf } from '../site-locale.ts';
import { showTenant } from '../tenant/tenant-routes.ts';
import { siteClock } from '../tenant/tenant-view.ts';
import { rollBackTo } from './releases.ts';
import { rollBackPage } from './roll-back-page.ts';
import { planRollBack } from './roll-back-plan.ts';

/** Adds the way back to an earlier release of a site. */
export function addRollBack(start: Hono, cockpit: Cockpit): void {
	start.get('/tenants/:slug/roll-back/', (context) => confirmRollBack(context, cockpit));
	start.post('/tenants/:slug/roll-back/', (context) => rollBack(context, cockpit));
}

/** What a rollback undoes stands before the button; without a release there is nothing to ask. */
async function confirmRollBack(context: Context, cockpit: Cockpit): Promise<Response> {
	const [slug, release] = [context.req.param('slug') ?? '', context.req.query('release')];
	const operator = cockpit.operatorOf(context);
	const tenant = listTenants(cockpit.out).find((one) => one.slug === slug);
	if (!operator || !tenant) return context.notFound();
	if (!release) return context.redirect('../', 303);
	try {
		const plan = await planRollBack(cockpit.out, slug, release);
		const { host } = addressOf(context);
		const clock = await siteClock(tenant, cockpit);
		const cars = { locale: localeOf(cockpit.out, slug), nameOf: carNames(cockpit.out, slug) };
		return context.html(rollBackPage(plan, { tenant, host, operator, ...clock, ...cars }));
	} catch (error) {
		return showTenant(context, cockpit, { status: 409, problem: messageOf(error) });
	}
}

async function rollBack(context: Context, cockpit: Cockpit): Promise<Response> {
	const slug = context.req.param('slug') ?? '';
	const { release } = await context.req.parseBody();
	if (!listTenants(cockpit.out).some((tenant) => tenant.slug === slug)) return context.notFound();
	try {
		return await showTenant(context, cockpit, {
			note: await rollBackTo(cockpit.out, { slug, id: String(release), zone: zoneOf(cockpit.out, slug) }),
		});
	} catch (error) {
		return showTenant(context, cockpit, { status: 409, problem: messageOf(error) });
	}
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
