import { join, resolve } from 'node:path';
import { tenantSlugPattern, tenantSlugRule } from '../../src/domain/words/tenant-slug.ts';
import { tenantDirs } from '../publish/paths.ts';
import { folderTarget } from './folder/folder-target.ts';
import { type NetlifyApi, openApi } from './netlify/api.ts';
import { netlifyTarget } from './netlify/netlify-target.ts';
import type { Packer } from './netlify/packed-zips.ts';
import { netlifySiteId } from './netlify/site-id.ts';
import type { DeployOptions } from './options.ts';
import type { Target } from './target.ts';

/** What comes from outside the command line; tests give their own packer and do not wait. */
export type Surroundings = {
	env: NodeJS.ProcessEnv;
	say: (text: string) => void;
	pack?: Packer;
	sleep?: (ms: number) => Promise<unknown>;
};

const netlifyApi = 'https://api.netlify.com/api/v1';

/** Gives the target of each tenant. Throws an Error that says which variable is missing. */
export function openTargets(options: DeployOptions, around: Surroundings): (slug: string) => Target {
	if (options.to !== 'netlify') return (slug) => inFolder(checked(slug), options);
	const { env, say, sleep } = around;
	const token = env['NETLIFY_AUTH_TOKEN'];
	if (!token) throw new Error('Set NETLIFY_AUTH_TOKEN to a personal access token of Netlify.');
	const api = openApi({ token, base: env['NETLIFY_API_URL'] || netlifyApi, say, ...(sleep && { sleep }) });
	return (slug) => onNetlify(checked(slug), { options, around, api });
}

/** A slug becomes the name of a folder, also one of a tenant that is gone. */
function checked(slug: string): string {
	if (tenantSlugPattern.test(slug)) return slug;
	throw new Error(`Found ${JSON.stringify(slug)}, expected the slug of a tenant: ${tenantSlugRule}.`);
}

function inFolder(slug: string, { to, keep, address, previewAddress }: DeployOptions): Target {
	return folderTarget(slug, {
		root: resolve(to),
		keep,
		...(address && { address }),
		...(previewAddress && { previewAddress }),
	});
}

type Opening = { options: DeployOptions; around: Surroundings; api: NetlifyApi };

function onNetlify(slug: string, { options, around, api }: Opening): Target {
	const work = join(tenantDirs(options.out, slug).lock, '..');
	const { env, pack, say } = around;
	return netlifyTarget(slug, {
		api,
		siteId: netlifySiteId(slug, options.tenants, env),
		work,
		// No slug starts with an underscore.
		cache: join(work, '..', '_netlify-functions'),
		say: (text) => say(`${slug}: ${text}`),
		...(pack && { pack }),
	});
}
