import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Fleet } from '../../netlify/fleet/fleet.ts';
import { type Admission, type Operator, sessionMs } from './cockpit/admission.ts';
import { pageHeaders } from './cockpit/cockpit-frame.ts';
import { addCockpit } from './cockpit/cockpit-pages.ts';
import { refusalPage } from './cockpit/refusal-page.ts';
import { signInPage } from './cockpit/sign-in-page.ts';
import type { FirstBuilds } from './first-builds.ts';
import { listTenants } from './hosted-tenants.ts';
import { reportPage } from './report-page.ts';
import { startPage } from './start-page.ts';
import { readStartQuery } from './start-query.ts';

export type StartSiteOptions = {
	/** Folder with one built site per tenant. */
	out: string;
	admission: Admission;
	/** Opens what the database knows; null where there is no database. */
	openFleet: (() => Promise<Fleet>) | null;
	/** What a build that runs beside the host is to bring. */
	builds?: FirstBuilds;
};

const cookieName = 'forecourt_operator';
/** Bytes of a form. */
const longestForm = 8 * 1024;

/** The host's own pages: the start page, build reports, and for operators the cockpit. */
export function createStartSite({ out, admission, openFleet, builds }: StartSiteOptions): Hono {
	const start = new Hono();
	start.use('*', async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
	});
	start.onError((error, context) => {
		const page = refusalPage(`This could not be done: ${error.message}`, { title: 'Something went wrong' });
		return context.html(page, 500);
	});
	start.use('*', bodyLimit({ maxSize: longestForm }));
	const operatorOf = (context: Context): Operator | null =>
		admission.operator(context.req.raw, { ip: addressOf(context), session: getCookie(context, cookieName) });
	const isForAll = (context: Context): boolean => !admission.needsKey || operatorOf(context) !== null;

	start.get('/', (context) => {
		if (!isForAll(context)) return context.redirect('/sign-in/', 303);
		const host = context.req.header('host') ?? 'localhost';
		const query = readStartQuery(new URL(context.req.url).searchParams);
		const operator = operatorOf(context);
		return context.html(startPage(listTenants(out, builds), { host, operator, now: Date.now(), query }));
	});
	start.get('/build-report/:slug/', (context) => {
		if (!isForAll(context)) return context.redirect('/sign-in/', 303);
		const tenant = listTenants(out, builds).find(({ slug }) => slug === context.req.param('slug'));
		if (!tenant?.report) return context.notFound();
		const host = context.req.header('host') ?? 'localhost';
		const around = { host, operator: operatorOf(context), now: Date.now() };
		return context.html(reportPage({ ...tenant, report: tenant.report }, around));
	});
	if (admission.needsKey) addSignIn(start, admission);
	addCockpit(start, { out, openFleet, operatorOf, needsKey: admission.needsKey });
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

function addSignIn(start: Hono, admission: Admission): void {
	start.get('/sign-in/', (context) => context.html(signInPage(null)));
	start.post('/sign-in/', async (context) => {
		const { key } = await context.req.parseBody();
		const result = admission.signIn(typeof key === 'string' ? key : '', addressOf(context));
		if ('session' in result) {
			setCookie(context, cookieName, result.session, {
				path: '/',
				httpOnly: true,
				sameSite: 'Strict',
				secure: context.req.header('x-forwarded-proto') === 'https',
				maxAge: sessionMs / 1000,
			});
			return context.redirect('/fleet/', 303);
		}
		if (result.waitSeconds === 0) return context.html(signInPage('This is not the key.'), 403);
		context.header('retry-after', String(result.waitSeconds));
		const minutes = Math.ceil(result.waitSeconds / 60);
		return context.html(signInPage(`Too many wrong keys. Try again in ${minutes} min.`), 429);
	});
	start.post('/sign-out/', (context) => {
		deleteCookie(context, cookieName, { path: '/' });
		return context.redirect('/sign-in/', 303);
	});
}

/** The other end of the connection; empty if it is not known. */
function addressOf(context: Context): string {
	const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
	return incoming ? (getConnInfo(context).remote.address ?? '') : '';
}
