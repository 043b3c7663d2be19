import { readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { TenantFigures } from '../../netlify/fleet/figures.ts';
import type { Fleet } from '../../netlify/fleet/fleet.ts';
import type { BuildAnswer } from '../../src/contract/rebuild.ts';
import { tenantDirs } from '../publish/paths.ts';
import { offSiteCars } from '../publish/read/off-site-cars.ts';
import { type Admission, type Operator, sessionMs } from './cockpit/admission/admission.ts';
import { refusalPage } from './cockpit/admission/refusal-page.ts';
import { hostOf } from './cockpit/admission/request-address.ts';
import { signInPage } from './cockpit/admission/sign-in-page.ts';
import { ask } from './cockpit/ask-fleet.ts';
import { buildOfReport } from './cockpit/builds/last-build.ts';
import { carNames } from './cockpit/cars/known-cars.ts';
import { pageHeaders } from './cockpit/cockpit-frame.ts';
import { addCockpit } from './cockpit/cockpit-pages.ts';
import { databaseFault, databaseRemedy } from './cockpit/database-fault.ts';
import { fleetRows } from './cockpit/fleet/fleet-rows.ts';
import { forgetName, isToAsk, ownName } from './cockpit/leads/own-name.ts';
import { mostBytes } from './cockpit/settings/form/upload.ts';
import type { Previewer } from './cockpit/settings/preview/previewer.ts';
import { zoneOf } from './cockpit/site-locale.ts';
import { readTenantView, siteClock } from './cockpit/tenant/tenant-view.ts';
import { listTenants } from './hosted-tenants.ts';
import { fontFiles } from './own-font.ts';
import { reportPage } from './report/report-page.ts';
import type { FirstBuilds } from './start/first-builds.ts';
import { startPage } from './start/start-page.ts';
import { readStartQuery } from './start/start-query.ts';

export type StartSiteOptions = {
	/** Folder with one built site per tenant. */
	out: string;
	admission: Admission;
	/** Opens what the database knows; null where there is no database. */
	openFleet: (() => Promise<Fleet>) | null;
	/** Folder with the tenants, whose settings can be changed; null where this host does not have them. */
	tenantsDir?: string | null;
	/** What a build that runs beside the host is to bring. */
	builds?: FirstBuilds;
	/** Draws what a change of settings does. */
	previewer?: Previewer | undefined;
};

const cookieName = 'forecourt_operator';
/** Bytes of a form; those of a setting may hold a picture, a note is long in letters beyond ASCII. */
const [usualForm, longForm] = [bodyLimit({ maxSize: 8 * 1024 }), bodyLimit({ maxSize: 256 * 1024 })];
const uploadForm = bodyLimit({ maxSize: mostBytes + 512 * 1024 });
const limitOf = (path: string) =>
	path.endsWith('/config/edit/') ? uploadForm : path.endsWith('/care/') ? longForm : usualForm;

/** The host's own pages: the start page, build reports, and for operators the cockpit. */
export function createStartSite({
	out,
	admission,
	openFleet,
	builds,
	tenantsDir = null,
	previewer,
}: StartSiteOptions): Hono {
	const start = new Hono();
	start.use('*', async (context, next) => {
		await next();
		// Pictures and previews have stricter ones.
		for (const [name, value] of Object.entries(pageHeaders))
			if (!context.res.headers.has(name)) context.header(name, value);
		if (fontFiles.has(context.req.path)) context.header('cache-control', 'public, max-age=86400');
	});
	start.onError((error, context) => {
		const operator = operatorOf(context);
		return databaseRemedy(error)
			? context.html(refusalPage(databaseFault(error), { title: 'The database cannot be used', operator }), 503)
			: context.html(
					refusalPage(`This could not be done: ${error.message}`, { title: 'Something went wrong', operator }),
					500,
				);
	});
	for (const [path, file] of fontFiles) {
		start.get(path, (context) =>
			context.body(new Uint8Array(readFileSync(file)), 200, { 'content-type': 'font/woff2' }),
		);
	}
	start.use('*', (context, next) => limitOf(context.req.path)(context, next));
	const operatorOf = (context: Context): Operator | null => {
		const at = { ip: addressOf(context), session: getCookie(context, cookieName) };
		const operator = admission.operator(context.req.raw, at);
		return operator && { ...operator, name: operator.signedIn ? ownName(context) : '' };
	};
	const isForAll = (context: Context): boolean => !admission.needsKey || operatorOf(context) !== null;

	start.get('/', async (context) => {
		if (!isForAll(context)) return context.redirect('/sign-in/', 303);
		const host = hostOf(context);
		const query = readStartQuery(new URL(context.req.url).searchParams);
		const operator = operatorOf(context);
		const [tenants, now] = [listTenants(out, builds), Date.now()];
		// Those who may not see the table learn nothing of leads from the cards either.
		const figures = operator ? await figuresOf(openFleet) : null;
		const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]));
		const sites = fleetRows(tenants, figures, now).map((row) => ({
			...(bySlug.get(row.slug) ?? { slug: row.slug, root: null, report: null }),
			row,
		}));
		return context.html(
			startPage(sites, {
				...{ host, operator, now, query },
				zoneOf: (slug) => zoneOf(out, slug),
			}),
		);
	});
	start.get('/build-report/:slug/', async (context) => {
		if (!isForAll(context)) return context.redirect('/sign-in/', 303);
		const tenant = listTenants(out, builds).find(({ slug }) => slug === context.req.param('slug'));
		if (!tenant?.report) return context.notFound();
		const host = hostOf(context);
		const offSite = offSiteCars(tenantDirs(out, tenant.slug).offSite);
		const operator = operatorOf(context);
		const last = operator && buildOfReport(await buildsOf(tenant.slug, { out, openFleet }), tenant.report);
		const said = { nameOf: carNames(out, tenant.slug), last, offSite };
		const around = { host, operator, ...said, ...(await siteClock(tenant, { out, openFleet })) };
		return context.html(reportPage({ ...tenant, report: tenant.report }, around));
	});
	if (admission.canSignIn) addSignIn(start, admission);
	addCockpit(start, {
		out,
		tenantsDir,
		previewer: previewer ?? null,
		openFleet,
		operatorOf,
		needsKey: admission.needsKey,
	});
	start.notFound((context) => {
		const operator = isForAll(context) ? operatorOf(context) : null;
		return context.html(
			refusalPage('There is no page at this address. It may have moved, or the site may be gone.', {
				title: 'Page not found',
				operator,
			}),
			404,
		);
	});
	return start;
}

/** What the database says of the fleet; null where it cannot be asked: the table says why. */
async function figuresOf(openFleet: StartSiteOptions['openFleet']): Promise<ReadonlyMap<string, TenantFigures> | null> {
	try {
		return (await (await openFleet?.())?.figures()) ?? null;
	} catch {
		return null;
	}
}

/** The builds that a tenant's overview lists. */
async function buildsOf(
	slug: string,
	{ out, openFleet }: Pick<StartSiteOptions, 'out' | 'openFleet'>,
): Promise<readonly BuildAnswer[]> {
	const { value: status } = await ask(openFleet, (fleet) => fleet.status(slug));
	return readTenantView(out, slug, status && { status, deliveries: [] })?.builds ?? [];
}

function addSignIn(start: Hono, admission: Admission): void {
	const { needsKey } = admission;
	const signIn = (context: Context, key: string): Response | Promise<Response> => {
		const result = admission.signIn(key, addressOf(context));
		if ('session' in result) {
			setCookie(context, cookieName, result.session, {
				path: '/',
				httpOnly: true,
				sameSite: 'Strict',
				secure: context.req.header('x-forwarded-proto') === 'https',
				maxAge: sessionMs / 1000,
			});
			const to = cameFrom(context) ?? '/fleet/';
			const isAsked = isToAsk(context, 'sign-in');
			return context.redirect(isAsked ? `/who/?${new URLSearchParams({ to })}` : to, 303);
		}
		if (result.waitSeconds === 0)
			return context.html(
				signInPage({ needsKey, fault: needsKey ? 'This is not the key.' : 'This is not the code.' }),
				403,
			);
		context.header('retry-after', String(result.waitSeconds));
		const minutes = Math.ceil(result.waitSeconds / 60);
		return context.html(signInPage({ needsKey, fault: `Too many wrong keys. Try again in ${minutes} min.` }), 429);
	};
	start.get('/sign-in/', (context) => {
		// The link that the host prints: the address that follows has no code in it, so that the history keeps none.
		const code = needsKey ? undefined : context.req.query('code');
		return code ? signIn(context, code) : context.html(signInPage({ needsKey, fault: null }));
	});
	start.post('/sign-in/', async (context) => {
		const { key } = await context.req.parseBody();
		return signIn(context, typeof key === 'string' ? key : '');
	});
	start.post('/sign-out/', (context) => {
		deleteCookie(context, cookieName, { path: '/' });
		forgetName(context);
		return context.redirect(needsKey ? '/sign-in/' : '/fleet/', 303);
	});
}

/** The operators' page that a form was sent from; null for any other. */
function cameFrom(context: Context): string | null {
	const page = URL.parse(context.req.header('referer') ?? '');
	if (!page || page.host !== context.req.header('host')) return null;
	return /^\/(?:leads|tenants)\//.test(page.pathname) ? page.pathname + page.search : null;
}

/** The other end of the connection; empty if it is not known. */
function addressOf(context: Context): string {
	const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
	return incoming ? (getConnInfo(context).remote.address ?? '') : '';
}
