import type { Context, Hono } from 'hono';
import type { TenantFigures } from '../../../../netlify/fleet/figures.ts';
import { listTenants } from '../../hosted-tenants.ts';
import { counted } from '../../page-frame.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { addressOf } from '../admission/request-address.ts';
import { ask } from '../ask-fleet.ts';
import { lastBuildOf } from '../builds/last-build.ts';
import type { Cockpit } from '../cockpit.ts';
import { paletteFinds } from '../palette/palette-finds.ts';
import { unpublishedCount } from '../settings/unpublished.ts';
import { zoneOf } from '../site-locale.ts';
import { matcher, readFleetQuery } from './columns.ts';
import { fleetPage } from './fleet-page.ts';
import { type FleetRow, fleetRows, isBad } from './fleet-rows.ts';
import { narrowingNamed } from './narrowing.ts';
import { siteWords } from './site-words.ts';

/** Adds the list of all sites, what the palette finds, and the button for those whose build failed. */
export function addFleet(start: Hono, cockpit: Cockpit): void {
	start.get('/fleet/', (context) => showFleet(context, cockpit));
	start.get('/fleet/names/', (context) =>
		context.json(listTenants(cockpit.out).map(({ slug, report }) => ({ slug, name: report?.name ?? slug }))),
	);
	start.get('/fleet/find/', (context) => findAll(context, cockpit));
	start.post('/fleet/rebuild-failed/', (context) =>
		rebuildAll(
			context,
			cockpit,
			async () =>
				({ state }) =>
					isBad(state),
		),
	);
	start.post('/fleet/rebuild-part/', (context) => rebuildAll(context, cockpit, partIn));
}

/** All sites as they are now, with what waits in their settings. */
function rowsNow({ out, tenantsDir }: Cockpit, figures: ReadonlyMap<string, TenantFigures> | null): FleetRow[] {
	const found = fleetRows(listTenants(out), figures, Date.now());
	const rows = found.map((row) => ({ ...row, words: siteWords(out, row.slug) }));
	if (tenantsDir === null) return rows;
	return rows.map((row) => ({ ...row, unpublished: unpublishedCount({ out, tenantsDir }, row.slug) }));
}

/** The part of the fleet that a form names, as its page shows it; of an unknown one no site. */
async function partIn(context: Context): Promise<(row: FleetRow) => boolean> {
	const { only = '', q = '' } = (await context.req.parseBody()) as Record<string, string>;
	const [part, fits] = [narrowingNamed(only), matcher(q)];
	return (row) => (only === '' ? q !== '' : part?.fits(row) === true) && fits(row);
}

async function showFleet(context: Context, cockpit: Cockpit): Promise<Response> {
	const { out, openFleet, operatorOf } = cockpit;
	const operator = operatorOf(context);
	if (!operator) return context.notFound();
	const { value, fault } = await ask(openFleet, async (fleet) => ({
		figures: await fleet.figures(),
		builds: await fleet.lastBuilds(),
	}));
	const { host, search } = addressOf(context);
	const rows = rowsNow(cockpit, value?.figures ?? null);
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

/** Asks for a rebuild of every site that is chosen. */
async function rebuildAll(
	context: Context,
	cockpit: Cockpit,
	chosen: (context: Context) => Promise<(row: FleetRow) => boolean>,
): Promise<Response> {
	const isChosen = await chosen(context);
	const { value: asked, fault } = await ask(cockpit.openFleet, async (fleet) => {
		const rows = rowsNow(cockpit, await fleet.figures()).filter(isChosen);
		for (const { slug } of rows) await fleet.rebuild(slug, { full: false, accept_shrink: false });
		return rows.length;
	});
	if (fault)
		return context.html(
			refusalPage(fault, { title: 'Nothing was rebuilt', operator: cockpit.operatorOf(context) }),
			409,
		);
	return asked === null ? context.notFound() : context.redirect(`/fleet/?asked=${asked}`, 303);
}
