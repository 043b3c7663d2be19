import { ensureBundle } from '../bundle.ts';
import { thisBuilder } from '../disk/builder.ts';
import { type HearPages, PageCounter } from '../page-counter.ts';
import type { TenantReport } from '../report/build-report.ts';
import { emptyReport } from '../report/tenant-report.ts';
import { buildLocked } from '../turns/locked-tenant.ts';
import { openTurns } from '../turns/open-turns.ts';
import { takeTurn } from '../turns/tenant-turn.ts';
import { limitConcurrency } from '../workers/concurrency-limit.ts';
import type { ResidentOptions, ResidentSettings } from './build-request.ts';
import { knownJob, openTenants } from './known-tenants.ts';
import { Memories } from './memories.ts';

/** Who follows a build: `onBuilding` hears when it has its config, its feed and the processor, `onPages` how far its pages are. */
type Following = { onBuilding?: () => void; onPages?: HearPages };

/** Builds a tenant. */
export type BuildTenant = (slug: string, options: ResidentOptions, following?: Following) => Promise<TenantReport>;

/**
 * Builds tenants one after the other in this process and remembers of each what its next build can use. Config and feed
 * are read, and a lock is waited for, while another tenant is built. The bundle is the one of now: see `sources-stamp.ts`.
 */
export async function openTenantBuilder({ out, tenantsDir, mostPages, say, processes = 1 }: Required<Opened>) {
	const builder = thisBuilder();
	const { bundle } = await ensureBundle(builder, { say });
	const memories = new Memories(mostPages);
	const read = openTenants(tenantsDir, out);
	const limited = limitConcurrency(1);
	const build: BuildTenant = async (slug, options, { onBuilding, onPages } = {}) => {
		const readAt = Date.now();
		const { tenants, problems, claims } = read(slug);
		const [tenant] = tenants;
		if (!tenant) return { ...emptyReport(slug), ok: false, problems };
		const memory = memories.of(slug);
		const { turn, close } = openTurns({
			...{ ...options, out, tenantsDir, bundle, builder, readAt, memory, say, claims },
			count: processes,
			buildJob: (job) =>
				limited(() => {
					onBuilding?.();
					return buildLocked({ ...knownJob(job, memory), counter: new PageCounter(onPages) });
				}),
		});
		const report = await takeTurn(tenant, turn);
		close();
		if (report.ok) memories.keep(slug, memory, pagesOf(report));
		else memories.drop(slug);
		return report;
	};
	return { build, memories, bundle };
}

type Opened = Pick<ResidentSettings, 'out' | 'tenantsDir' | 'mostPages' | 'say' | 'processes'>;

const pagesOf = ({ pages }: TenantReport): number => pages.rendered + pages.reused;
