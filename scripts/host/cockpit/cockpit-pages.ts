import type { Context, Hono } from 'hono';
import { listTenants } from '../hosted-tenants.ts';
import { isSame, type Operator } from './admission/admission.ts';
import { refusalPage } from './admission/refusal-page.ts';
import { addWho } from './admission/who-routes.ts';
import { ask } from './ask-fleet.ts';
import { addBuilds } from './builds/build-routes.ts';
import { addRebuilds } from './builds/rebuild-routes.ts';
import { addRollBack } from './builds/roll-back-routes.ts';
import { addCars } from './cars/cars-routes.ts';
import type { Cockpit } from './cockpit.ts';
import { configPage } from './config-page.ts';
import { addFleet } from './fleet/fleet-routes.ts';
import { addLeads } from './leads/lead-routes.ts';
import { isToAsk } from './leads/own-name.ts';
import { addSettings } from './settings/edit-routes.ts';
import { doneNow, nameAsk } from './settings/history/name-ask.ts';
import { readSettingsQuery } from './settings/settings-list.ts';
import { addSplitTests } from './split/split-routes.ts';
import { showTenant } from './tenant/tenant-routes.ts';
import { siteClock } from './tenant/tenant-view.ts';

/** Adds the pages of the cockpit and what their buttons do, for operators only. */
export function addCockpit(start: Hono, cockpit: Cockpit): void {
	for (const path of ['/fleet/*', '/leads/*', '/tenants/*', '/who/*']) {
		start.use(path, async (context, next) => {
			const operator = cockpit.operatorOf(context);
			if (!operator) return refuse(context, cockpit.needsKey);
			if (context.req.method === 'POST' && !(await isOwnForm(context, operator))) {
				return context.html(
					refusalPage('This form is out of date. Go back, load the page again and repeat.', {
						title: 'Not done',
						operator,
					}),
					403,
				);
			}
			return next();
		});
	}
	addWho(start, cockpit);
	addFleet(start, cockpit);
	addRebuilds(start, cockpit);
	addRollBack(start, cockpit);
	addLeads(start, cockpit);
	addSplitTests(start, cockpit);
	addBuilds(start, cockpit);
	addCars(start, cockpit);
	addSettings(start, cockpit);
	start.get('/tenants/:slug/config/', (context) => showConfig(context, cockpit));
	start.get('/tenants/:slug/', (context) => showTenant(context, cockpit, {}));
}

function refuse(context: Context, needsKey: boolean): Response | Promise<Response> {
	if (needsKey) return context.redirect('/sign-in/', 303);
	const hint =
		'These pages are for operators, and shown on the machine of the host only. Set FORECOURT_OPERATOR_KEY to use them from elsewhere.';
	return context.html(refusalPage(hint), 403);
}

/** Whether a page that the operator got from us sent the form: others do not know the token. */
async function isOwnForm(context: Context, { token }: Operator): Promise<boolean> {
	const from = context.req.header('sec-fetch-site') ?? 'same-origin';
	const sent = (await context.req.parseBody())['token'];
	return from === 'same-origin' && typeof sent === 'string' && isSame(sent, token);
}

async function showConfig(context: Context, cockpit: Cockpit): Promise<Response> {
	const { out, tenantsDir, operatorOf } = cockpit;
	const operator = operatorOf(context);
	const tenant = listTenants(out).find(({ slug }) => slug === context.req.param('slug'));
	if (!operator || !tenant) return context.notFound();
	const done = operator.signedIn && isToAsk(context, 'first act') ? doneNow(context) : null;
	const { value: people } = done
		? await ask(cockpit.openFleet, (fleet) => fleet.people([tenant.slug]))
		: { value: null };
	const query = readSettingsQuery(new URL(context.req.url).searchParams);
	return context.html(
		configPage(tenant, {
			out,
			tenantsDir,
			operator,
			query,
			saved: context.req.query('saved') ?? null,
			undone: context.req.query('undone') ?? null,
			discarded: context.req.query('discarded') ?? null,
			isCancelled: context.req.query('done') === 'cancelled',
			ask: done && people ? nameAsk(operator, { slug: tenant.slug, done, people }) : '',
			...(await siteClock(tenant, cockpit)),
		}),
	);
}
