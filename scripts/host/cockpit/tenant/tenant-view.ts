import type { DeliveryCount } from '../../../../netlify/fleet/deliveries.ts';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { BuildAnswer, RebuildStatus } from '../../../../src/contract/rebuild.ts';
import { tenantSlugPattern } from '../../../../src/domain/words/tenant-slug.ts';
import { readNotedBuilds } from '../../../builder/noted-builds.ts';
import { type HostedTenant, listTenants } from '../../hosted-tenants.ts';
import { ask } from '../ask-fleet.ts';
import { type ListedRelease, listReleases } from '../builds/releases.ts';
import { type Untaken, untakenOf } from '../builds/waiting-notice.ts';
import { type State, stateOf } from '../fleet/fleet-rows.ts';
import { clockOf } from '../site-locale.ts';
import type { SiteClock } from '../tenant-tabs.ts';

type Known = { status: RebuildStatus; deliveries: DeliveryCount[] };

/** What is known of a tenant. */
type TenantFacts = {
	tenant: HostedTenant;
	state: State;
	status: RebuildStatus | null;
	/** The last builds, the newest first: those in the database and those that are noted beside the sites. */
	builds: readonly BuildAnswer[];
	deliveries: readonly DeliveryCount[];
	releases: readonly ListedRelease[];
};

/** Reads what the disk has of a tenant, beside what the database knows; null if nobody knows the tenant. */
export function readTenantView(out: string, slug: string, known: Known | null): TenantFacts | null {
	if (!tenantSlugPattern.test(slug)) return null;
	const isInHistory = known !== null && known.status.builds.length + known.status.waiting.length > 0;
	const unbuilt = isInHistory ? { slug, root: null, report: null } : null;
	const tenant = listTenants(out).find((one) => one.slug === slug) ?? unbuilt;
	if (!tenant) return null;
	return {
		tenant,
		state: stateOf(tenant, known && figuresOf(known.status)),
		status: known?.status ?? null,
		builds: lastBuilds(known?.status.builds ?? [], readNotedBuilds(out, slug)),
		deliveries: known?.deliveries ?? [],
		releases: listReleases(out, slug),
	};
}

/** The clock of a site's pages and how the site stands, for their head: of a database that cannot be asked, what the disk says. */
export async function siteClock(
	tenant: HostedTenant,
	{ out, openFleet }: { out: string; openFleet: (() => Promise<Fleet>) | null },
): Promise<SiteClock & { status: RebuildStatus | null; untaken: Untaken | null }> {
	const { value: status } = await ask(openFleet, (fleet) => fleet.status(tenant.slug));
	const clock = clockOf(out, tenant.slug);
	const { value: all } = status?.waiting.length ? await ask(openFleet, (fleet) => fleet.figures()) : { value: null };
	const untaken = status && all && untakenOf(status, [...all.values()], clock.now);
	return { ...clock, state: stateOf(tenant, status && figuresOf(status)), status, untaken };
}

/** As many as the database tells; a build is in one of the two only. */
const mostShown = 20;

const lastBuilds = (kept: readonly BuildAnswer[], noted: readonly BuildAnswer[]): BuildAnswer[] =>
	[...kept, ...noted].sort((one, other) => (one.started_at < other.started_at ? 1 : -1)).slice(0, mostShown);

function figuresOf({ builds, waiting, progress }: RebuildStatus) {
	const running = builds.find(({ outcome }) => outcome === null) ?? progress;
	const [ended] = builds.filter(({ outcome }) => outcome !== null);
	const last =
		ended?.outcome && ended.finished_at ? { outcome: ended.outcome, at: Date.parse(ended.finished_at) } : null;
	return { buildingSince: running ? Date.parse(running.started_at) : null, waiting: waiting.length, last };
}
