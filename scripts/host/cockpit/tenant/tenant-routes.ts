import type { Context } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import { addressOf } from '../admission/request-address.ts';
import { ask } from '../ask-fleet.ts';
import { isWithoutBuilder, lastBuiltOf } from '../builds/waiting-notice.ts';
import { carsOnSite } from '../cars/listed-cars.ts';
import type { Cockpit } from '../cockpit.ts';
import { doneWords } from '../done-words.ts';
import { leadWays } from '../leads/empty-inbox.ts';
import type { OverviewView } from '../overview/overview-view.ts';
import { pendingCount } from '../settings/noted.ts';
import { readSiteFile } from '../settings/site-file.ts';
import { clockOf, localeOf } from '../site-locale.ts';
import { chartDays, usualChartDays } from './lead-chart.ts';
import { lighthouseMarks } from './lighthouse-marks.ts';
import { tenantPage } from './tenant-page.ts';
import { readTenantView } from './tenant-view.ts';

const noFigures = { unopened: 0, overdue: 0, late: 0, fresh: 0, stuck: 0, lastLead: null, recentLeads: 0 };

type Said = { status?: 200 | 409; note?: string; problem?: string };

/** The overview of a site; with what has just been done or gone wrong. */
export async function showTenant(
	context: Context,
	cockpit: Cockpit,
	{ status = 200, ...said }: Said,
): Promise<Response> {
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
	// A rebuild that waits or runs says so itself.
	const isSaid = done === 'rebuild' && (value?.status ?? null) !== null && value?.status?.state !== 'idle';
	const note = said.note ?? (isSaid ? null : (doneWords[done ?? ''] ?? null));
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
		lastBuilt: value ? lastBuiltOf(value.figures.values()) : null,
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
