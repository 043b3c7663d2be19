import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import { tenantDirs } from '../../publish/paths.ts';
import { logBetween } from '../../publish/report/build-log.ts';
import { tenantNamed } from '../hosted-tenants.ts';
import type { Operator } from './admission.ts';
import { buildPage } from './build-page.ts';
import { readTenantView, siteClock } from './tenant-view.ts';

type Builds = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

/** Adds the log of each build that a tenant's page lists, for those who have been admitted (SITE-16). */
export function addBuilds(start: Hono, { out, openFleet, operatorOf }: Builds): void {
	start.get('/tenants/:slug/builds/:id/', async (context) => {
		const { slug, id } = context.req.param();
		const [operator, fleet] = [operatorOf(context), await openFleet?.()];
		const known = fleet ? { status: await fleet.status(slug), deliveries: [] } : null;
		const build = readTenantView(out, slug, known)?.builds.find((one) => one.id === id);
		if (!operator || !build) return context.notFound();
		const host = context.req.header('host') ?? 'localhost';
		const ended = build.finished_at ? Date.parse(build.finished_at) : Date.now();
		const log = logBetween(tenantDirs(out, slug).logs, Date.parse(build.started_at), ended);
		const tenant = tenantNamed(out, slug);
		return context.html(
			buildPage(build, { tenant, host, operator, log, ...(await siteClock(tenant, { out, openFleet })) }),
		);
	});
}
