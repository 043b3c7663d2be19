import { tenantSlugFault } from '../../src/domain/words/tenant-slug.ts';
import { readTenants, tenantFolders } from '../sources/tenants.ts';
import type { Asked } from './asked.ts';
import { type Changes, changesSince, changesText, tenantsToDeploy } from './changed-tenants.ts';
import type { GoneTenant } from './gone-tenants.ts';
import { goneText } from './gone-tenants.ts';
import { type Shard, splitShards } from './shards.ts';
import { type Places, tenantWeights } from './tenant-weight.ts';

/** What is to be done, and by how many jobs. */
export type Plan = {
	why: string;
	/** Tenants whose sites are to be built. */
	build: Changes['build'];
	/** Tenants to deploy: those, and all of them where functions changed. */
	deploy: string[];
	functions: string[];
	takeDown: GoneTenant[];
	/** Tenants that were not there before. */
	fresh: string[];
	shards: Shard[];
	/** The plan in words. */
	text: string;
};

/** Plans what is asked for. Throws an Error for a slug that is not there, with the nearest one, or that no tenant may have. */
export function planChanges(asked: Asked, { most, ...places }: Places & { most: number }): Plan {
	const changes = changesOf(asked, places.tenantsDir);
	const { build, functions, takeDown, fresh } = changes;
	const deploy = tenantsToDeploy(changes);
	for (const slug of deploy) refuseSlug(slug);
	const shards = splitShards(tenantWeights(deploy, places), most);
	const text = planText(asked, changes, { deploy, shards });
	return { why: asked.why, build, deploy, functions, takeDown, fresh, shards, text };
}

function changesOf(asked: Asked, tenantsDir: string): Changes {
	if (asked.kind === 'since') return changesSince(tenantsDir, asked.ref);
	const all = tenantFolders(tenantsDir);
	const slugs = asked.kind === 'all' ? all : asked.slugs;
	const { problems } = readTenants(tenantsDir, slugs);
	if (problems[0]) {
		const { found, expected, hint } = problems[0];
		throw new Error(`${found}: expected ${expected}. ${hint ?? ''}`.trim());
	}
	const build = slugs.map((slug) => ({ slug, reasons: [asked.why] }));
	return { all, fresh: [], build, functions: [], takeDown: [] };
}

/** Slugs go into command lines and into GitHub's outputs. */
function refuseSlug(slug: string): void {
	const fault = tenantSlugFault(slug);
	if (fault) throw new Error(`${JSON.stringify(slug)} is not a tenant's slug, expected ${fault}.`);
}

type Work = Pick<Plan, 'deploy' | 'shards'>;

function planText(asked: Asked, changes: Changes, { deploy, shards }: Work): string {
	const reasons = asked.kind === 'since' ? changesText(changes) : changes.takeDown.map(goneText).join('\n');
	const count = `${deploy.length} of ${changes.all.length} ${changes.all.length === 1 ? 'tenant' : 'tenants'} to deploy`;
	const jobs = shards.map(
		({ shard, pages, slugs }) => `  job ${shard}, about ${pages.toLocaleString('en-AU')} pages: ${slugs.join(' ')}\n`,
	);
	return [`${asked.why}: ${count}.\n`, reasons, ...jobs].join('');
}
