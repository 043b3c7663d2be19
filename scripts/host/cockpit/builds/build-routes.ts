import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { tenantDirs } from '../../../publish/paths.ts';
import { logBetween, logsKeptSince } from '../../../publish/report/build-log.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import type { Operator } from '../admission/admission.ts';
import { hostOf } from '../admission/request-address.ts';
import { ask } from '../ask-fleet.ts';
import { doneWords } from '../done-words.ts';
import { readTenantView, siteClock } from '../tenant/tenant-view.ts';
import { buildBefore } from './build-causes.ts';
import { buildPage } from './build-page.ts';
import { buildsPage } from './builds-page.ts';

type Builds = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

/** Adds the list of a site's builds and the log of each, for those who have been admitted (SITE-16). */
export function addBuilds(start: Hono, { out, openFleet, operatorOf }: Builds): void {
	const viewOf = async (slug: string) => {
		const { value } = await ask(openFleet, async (fleet) => ({ status: await fleet.status(slug), deliveries: [] }));
		return readTenantView(out, slug, value);
	};
	start.get('/tenants/:slug/builds/', async (context) => {
		const [operator, view] = [operatorOf(context), await viewOf(context.req.param('slug'))];
		if (!operator || !view) return context.notFound();
		const { tenant, builds } = view;
		const note = doneWords[context.req.query('done') ?? ''] ?? null;
		const clock = await siteClock(tenant, { out, openFleet });
		return context.html(buildsPage(builds, { tenant, operator, note, ...clock }));
	});
	start.get('/tenants/:slug/builds/:id/', async (context) => {
		const { slug, id } = context.req.param();
		const operator = operatorOf(context);
		const builds = (await viewOf(slug))?.builds ?? [];
		const at = builds.findIndex((one) => one.id === id);
		const build = builds[at];
		if (!operator || !build) return context.notFound();
		const host = hostOf(context);
		const ended = build.finished_at ? Date.parse(build.finished_at) : Date.now();
		const { logs } = tenantDirs(out, slug);
		const log = logBetween(logs, Date.parse(build.started_at), ended);
		const tenant = tenantNamed(out, slug);
		const q = (context.req.query('q') ?? '').slice(0, 100);
		return context.html(
			buildPage(build, {
				tenant,
				host,
				operator,
				log,
				logsSince: logsKeptSince(logs),
				q,
				before: buildBefore(builds, at),
				...(await siteClock(tenant, { out, openFleet })),
			}),
		);
	});
}
