import { build } from '../publish/build.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import { emptyReport } from '../publish/report/tenant-report.ts';

/** What builds sites for the resident builder. It is asked for one tenant at a time, and for several tenants side by side. */
export type Builds = {
	build: (slug: string, options: { full: boolean; acceptShrink: boolean }) => Promise<TenantReport>;
	close: () => Promise<void>;
};

export type BuildSettings = {
	out: string;
	tenantsDir: string;
	/** Address of the published site; `{slug}` in it stands for the tenant's slug. */
	published?: string | undefined;
	say: (text: string) => void;
};

/** Opens it. Each build is the one of `npm run build`, in a process of its own. */
export async function openBuilds(settings: BuildSettings): Promise<Builds> {
	return {
		build: async (slug, options) => {
			const { tenants, problems } = await build({ ...settings, ...options, slugs: [slug] });
			return tenants[0] ?? { ...emptyReport(slug), ok: false, problems };
		},
		close: async () => undefined,
	};
}
