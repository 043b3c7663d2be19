import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import { siteUrl } from '../../tenant-links.ts';
import type { Operator } from '../admission/admission.ts';
import { hostOf } from '../admission/request-address.ts';
import { siteClock } from '../tenant/tenant-view.ts';
import { splitPage } from './split-page.ts';

type SplitTests = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

/** Adds what came of each tenant's split tests, for those who have been admitted (SITE-11). */
export function addSplitTests(start: Hono, { out, openFleet, operatorOf }: SplitTests): void {
	start.get('/tenants/:slug/split-tests/', async (context) => {
		const [operator, fleet, slug] = [operatorOf(context), await openFleet?.(), context.req.param('slug')];
		const results = await fleet?.splitTests(slug);
		const tenant = tenantNamed(out, slug);
		const { root, report } = tenant;
		const isKnown = root !== null || report !== null;
		if (!operator || !results || (!isKnown && results.length === 0)) return context.notFound();
		const host = hostOf(context);
		const site = root && `${siteUrl(slug, host)}/`;
		return context.html(
			splitPage(results, { tenant, operator, ...(await siteClock(tenant, { out, openFleet })), site }),
		);
	});
}
