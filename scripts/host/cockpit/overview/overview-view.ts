import type { DeliveryCount } from '../../../../netlify/fleet/deliveries.ts';
import type { Demand } from '../../../../netlify/fleet/demand.ts';
import type { TenantFigures } from '../../../../netlify/fleet/figures.ts';
import type { LeadDay } from '../../../../netlify/fleet/lead-days.ts';
import type { BuildAnswer, RebuildStatus } from '../../../../src/contract/rebuild.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Operator } from '../admission/admission.ts';
import type { ListedRelease } from '../builds/releases.ts';
import type { ListedCar } from '../cars/listed-cars.ts';
import type { State } from '../fleet/fleet-rows.ts';
import type { LeadWays } from '../leads/empty-inbox.ts';
import type { SiteMarks } from '../tenant/lighthouse-marks.ts';

/** What the overview of a site is made of. `status`: null without a database, and `fault` says why. */
export type OverviewView = {
	tenant: HostedTenant;
	state: State;
	status: RebuildStatus | null;
	/** The last builds, the newest first. */
	builds: readonly BuildAnswer[];
	deliveries: readonly DeliveryCount[];
	/** Its leads that wait for somebody, the last one, and what could not be delivered; null without a database. */
	urgent: Pick<TenantFigures, 'overdue' | 'late' | 'fresh' | 'stuck' | 'lastLead' | 'recentLeads'> | null;
	/** Another site that is built now; null for none. */
	busyWith: { slug: string; name: string } | null;
	/** Whether no builder takes what sites have asked for. */
	withoutBuilder: boolean;
	/** When the last build of any site ended; null where none has. */
	lastBuilt: number | null;
	/** Its leads by day, eight weeks at least, and how many of these days are drawn. */
	leadDays: readonly LeadDay[];
	days: number;
	releases: readonly ListedRelease[];
	/** Settings that have been changed since the site was built. */
	pending: number;
	/** The cars that the site shows now. */
	cars: readonly ListedCar[];
	/** What its visitors wanted in these days; null without a database. */
	demand: Demand | null;
	/** By which its money is written. */
	locale: string;
	/** What its settings say of leads; null where nobody knows. */
	ways: LeadWays | null;
	/** What Lighthouse says of it; null where it was not measured here. */
	marks: SiteMarks | null;
	operator: Operator;
	host: string;
	now: number;
	zone: string;
	fault: string | null;
	/** What has just been done. */
	note: string | null;
};
