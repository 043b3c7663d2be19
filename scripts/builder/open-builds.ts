import type { HearPages } from '../publish/page-counter.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import { openResident } from '../publish/resident/open-resident.ts';

/** What builds sites for the builder. It is asked for one tenant at a time, and for several tenants side by side. */
export type Builds = {
	/** `hear` gets how far the pages are. */
	build: (slug: string, options: { full: boolean; acceptShrink: boolean }, hear?: HearPages) => Promise<TenantReport>;
	close: () => Promise<void>;
};

export type BuildSettings = {
	out: string;
	tenantsDir: string;
	/** Address of the published site; `{slug}` in it stands for the tenant's slug. */
	published?: string | undefined;
	say: (text: string) => void;
};

/** Opens it: processes that remember the tenants, so that one changed car costs what it changes. */
export async function openBuilds({ published, ...settings }: BuildSettings): Promise<Builds> {
	const { build, close } = await openResident(settings);
	return { build: (slug, options, hear) => build(slug, { ...options, ...(published && { published }) }, hear), close };
}
