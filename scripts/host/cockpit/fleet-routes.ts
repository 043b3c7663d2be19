import type { Context, Hono } from 'hono';
import { listTenants } from '../hosted-tenants.ts';
import { counted } from '../page-frame.ts';
import { ask } from './ask-fleet.ts';
import type { Cockpit } from './cockpit.ts';
import { readFleetQuery } from './columns.ts';
import { fleetPage } from './fleet-page.ts';
import { fleetRows, isBad } from './fleet-rows.ts';
import { lastBuildOf } from './last-build.ts';
import { paletteFinds } from './palette-finds.ts';
import { refusalPage } from './refusal-page.ts';
import { addressOf } from './request-address.ts';
import { zoneOf } from './site-locale.ts';

/** Adds the list of all sites, what the palette finds, and the button for those whose build failed. */
export function addFleet(start: Hono, cockpit: Cockpit): void {
	start.get('/fleet/', (context) => showFleet(context, cockpit));
	start.get('/fleet/names/', (context) =>
		context.json(listTenants(cockpit.out).map(({ slug, report }) => ({ slug, name: report?.name ?? slug }))),
	);
	start.get('/fleet/find/', (context) => findAll(context, cockpit));
	start.post('/fleet/rebuild-failed/', (context) => rebuildFailed(context, cockpit));
}

async function showFleet(context: Context, { out, openFleet, operatorOf }: Cockpit): Promise<Response> {
	const operator = operatorOf(context);
	if (!operator) return context.notFound();
	const { value, fault } = await ask(openFleet, async (fleet) => ({
		figures: await fleet.figures(),
		builds: await fleet.lastBuilds(),
	}));
	const { host, search } = addressOf(context);
	const rows = fleetRows(listTenants(out), value?.figures ?? null, Date.now());
	const lastBuild = (slug: string) => lastBuildOf(out, slug, value?.builds.get(slug));
	const query = readFleetQuery(new URLSearchParams(search));
	const asked = Number(new URLSearchParams(search).get('asked')) || 0;
	const note = asked > 0 ? `Asked for ${counted(asked, 'rebuild')}.` : null;
	return context.html(
		fleetPage({
			rows,
			query,
			host,
			operator,
			now: Date.now(),
			zoneOf: (slug) => zoneOf(out, slug),
			lastBuild,
			fault,
			note,
		}),
	);
}

/** Leads and cars for the palette, as somebody types. */
async function findAll(context: Context, { out, tenantsDir, openFleet, operatorOf }: Cockpit): Promise<Response> {
	const operator = operatorOf(context);
	if (!operator) return context.notFound();
	const asked = { q: (context.req.query('q') ?? '').slice(0, 100), site: context.req.query('site') ?? '' };
	const { value: fleet } = await ask(openFleet, async (opened) => opened);
	const { host } = addressOf(context);
	return context.json(await paletteFinds({ ...asked, out, tenantsDir, host, operator, fleet }));
}

/** Asks for a rebuild of every site whose last build failed. */
async function rebuildFailed(context: Context, { out, openFleet, operatorOf }: Cockpit): Promise<Response> {
	const { value: asked, fault } = await ask(openFleet, async (fleet) => {
		const rows = fleetRows(listTenants(out), await fleet.figures(), Date.now());
		const failed = rows.filter(({ state }) => isBad(state));
		for (const { slug } of failed) await fleet.rebuild(slug, { full: false, accept_shrink: false });
		return failed.length;
	});
	if (fault)
		return context.html(refusalPage(fault, { title: 'Nothing was rebuilt', operator: operatorOf(context) }), 409);
	return asked === null ? context.notFound() : context.redirect(`/fleet/?asked=${asked}`, 303);
}
