import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import { listTenants, tenantNamed } from '../hosted-tenants.ts';
import { counted } from '../page-frame.ts';
import { isSame, type Operator } from './admission.ts';
import { ask } from './ask-fleet.ts';
import { addBuilds } from './build-routes.ts';
import { addCars } from './cars-routes.ts';
import { readFleetQuery } from './columns.ts';
import { configPage } from './config-page.ts';
import { doneWords } from './done-words.ts';
import { fleetPage } from './fleet-page.ts';
import { fleetRows, isBad } from './fleet-rows.ts';
import { carNames } from './known-cars.ts';
import { lastBuildOf } from './last-build.ts';
import { chartDays, usualChartDays } from './lead-chart.ts';
import { leadWays } from './leads/empty-inbox.ts';
import { addLeads } from './leads/lead-routes.ts';
import { lighthouseMarks } from './lighthouse-marks.ts';
import { carsOnSite } from './listed-cars.ts';
import type { OverviewView } from './overview/overview-view.ts';
import { paletteFinds } from './palette-finds.ts';
import { refusalPage } from './refusal-page.ts';
import { rollBackTo } from './releases.ts';
import { rollBackPage } from './roll-back-page.ts';
import { planRollBack } from './roll-back-plan.ts';
import { addSettings } from './settings/edit-routes.ts';
import { pendingCount } from './settings/noted.ts';
import type { Previewer } from './settings/preview/previewer.ts';
import { readSettingsQuery } from './settings/settings-list.ts';
import { readSiteFile } from './settings/site-file.ts';
import { clockOf, localeOf, zoneOf } from './site-locale.ts';
import { addSplitTests } from './split-routes.ts';
import { tenantPage } from './tenant-page.ts';
import { readTenantView, siteClock } from './tenant-view.ts';
import { isWithoutBuilder } from './waiting-notice.ts';

type Cockpit = {
	out: string;
	/** Folder with the tenants; null where this host does not have them. */
	tenantsDir: string | null;
	previewer: Previewer | null;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
	needsKey: boolean;
};

/** Adds the pages of the cockpit and what their buttons do, for operators only. */
export function addCockpit(start: Hono, cockpit: Cockpit): void {
	for (const path of ['/fleet/*', '/leads/*', '/tenants/*']) {
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
	addLeads(start, cockpit);
	addSplitTests(start, cockpit);
	addBuilds(start, cockpit);
	addCars(start, cockpit);
	addSettings(start, cockpit);
	start.get('/fleet/', (context) => showFleet(context, cockpit));
	start.get('/fleet/names/', (context) =>
		context.json(listTenants(cockpit.out).map(({ slug, report }) => ({ slug, name: report?.name ?? slug }))),
	);
	start.get('/fleet/find/', (context) => findAll(context, cockpit));
	start.post('/fleet/rebuild-failed/', (context) => rebuildFailed(context, cockpit));
	start.get('/tenants/:slug/config/', (context) => showConfig(context, cockpit));
	start.get('/tenants/:slug/', (context) => showTenant(context, cockpit, {}));
	start.post('/tenants/:slug/rebuild/', (context) => rebuild(context, cockpit));
	start.post('/tenants/:slug/rebuild/cancel/', (context) => cancelRebuild(context, cockpit));
	// Whoever loads the answer to a button again gets the page itself.
	start.get('/tenants/:slug/rebuild/', (context) => context.redirect('../', 303));
	start.get('/tenants/:slug/roll-back/', (context) => confirmRollBack(context, cockpit));
	start.post('/tenants/:slug/roll-back/', (context) => rollBack(context, cockpit));
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

async function showConfig(context: Context, cockpit: Cockpit): Promise<Response> {
	const { out, tenantsDir, operatorOf } = cockpit;
	const operator = operatorOf(context);
	const tenant = listTenants(out).find(({ slug }) => slug === context.req.param('slug'));
	if (!operator || !tenant) return context.notFound();
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
			...(await siteClock(tenant, cockpit)),
		}),
	);
}

const noFigures = { unopened: 0, overdue: 0, late: 0, fresh: 0, stuck: 0, lastLead: null, recentLeads: 0 };

type Said = { status?: 200 | 409; note?: string; problem?: string };

async function showTenant(context: Context, cockpit: Cockpit, { status = 200, ...said }: Said): Promise<Response> {
	const operator = cockpit.operatorOf(context);
	const slug = context.req.param('slug') ?? '';
	const days = chartDays.find((known) => String(known) === context.req.query('days')) ?? usualChartDays;
	const { value, fault } = await ask(cockpit.openFleet, async (fleet) => ({
		status: await fleet.status(slug),
		deliveries: await fleet.deliveries(slug),
		figures: await fleet.figures(),
		leadDays: await fleet.leadDays(slug, Math.max(days, 2 * usualChartDays)),
		demand: await fleet.demand(slug, days),
	}));
	const view = readTenantView(cockpit.out, slug, value);
	if (!operator || !view) return context.notFound();
	const { host, search } = addressOf(context);
	const done = new URLSearchParams(search).get('done');
	const note = said.note ?? doneWords[done ?? ''] ?? null;
	const clock = clockOf(cockpit.out, slug);
	const around = {
		operator,
		host,
		...clock,
		cars: carsOnSite(view.tenant, { out: cockpit.out, host, now: clock.now }),
		locale: localeOf(cockpit.out, slug),
		demand: value?.demand ?? null,
		ways: leadWays(cockpit.out, slug),
		marks: lighthouseMarks(slug),
		pending: pendingCount(cockpit.out, slug, readSiteFile(cockpit.tenantsDir, slug)),
		note,
		fault: said.problem ?? fault,
		urgent: value ? (value.figures.get(slug) ?? noFigures) : null,
		busyWith: value ? otherBuild(cockpit.out, slug, value.figures) : null,
		withoutBuilder: value ? isWithoutBuilder(value.figures.values(), Date.now()) : false,
		leadDays: value?.leadDays ?? [],
		days,
	};
	return context.html(tenantPage({ ...view, ...around }), status);
}

/** A site that is being built besides this one; null for none. */
function otherBuild(
	out: string,
	slug: string,
	figures: Awaited<ReturnType<Fleet['figures']>>,
): OverviewView['busyWith'] {
	const [other] = [...figures].find(([one, { buildingSince }]) => one !== slug && buildingSince !== null) ?? [];
	return other ? { slug: other, name: tenantNamed(out, other).report?.name ?? other } : null;
}

async function cancelRebuild(context: Context, cockpit: Cockpit): Promise<Response> {
	const slug = context.req.param('slug') ?? '';
	const { value: count, fault } = await ask(cockpit.openFleet, (fleet) => fleet.cancelRebuild(slug));
	if (fault) return showTenant(context, cockpit, { status: 409, problem: fault });
	if (count === null) return context.notFound();
	const page = (await context.req.parseBody())['from'] === 'builds' ? 'builds/' : '';
	return context.redirect(`/tenants/${slug}/${page}?done=${count > 0 ? 'cancelled' : 'begun'}`, 303);
}

async function rebuild(context: Context, cockpit: Cockpit): Promise<Response> {
	const slug = context.req.param('slug') ?? '';
	const form = await context.req.parseBody();
	const options = { full: 'full' in form, accept_shrink: 'accept_shrink' in form };
	const { value: isKnown, fault } = await ask(cockpit.openFleet, async (fleet) => {
		const known = { status: await fleet.status(slug), deliveries: [] };
		if (!readTenantView(cockpit.out, slug, known)) return false;
		await fleet.rebuild(slug, options);
		return true;
	});
	if (fault) return showTenant(context, cockpit, { status: 409, problem: fault });
	return isKnown ? context.redirect(`/tenants/${slug}/?done=rebuild`, 303) : context.notFound();
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

function addressOf(context: Context): { host: string; search: string } {
	return { host: context.req.header('host') ?? 'localhost', search: new URL(context.req.url).search };
}
