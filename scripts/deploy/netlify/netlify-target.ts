import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoHostsFile } from '../../../src/site/pictures/photo-hosts.ts';
import { type Release, releaseOfSite, storedFiles } from '../site/release.ts';
import { sha1Of } from '../site/site-files.ts';
import type { Deployed, Payload, Target } from '../target.ts';
import { anyAnswer, type DeployAnswer, deployAnswer, deployList, fileList, siteAnswer } from './answers.ts';
import type { NetlifyApi } from './api.ts';
import { type Digest, deployDigest } from './digest-deploy.ts';
import { NetlifyNotes, unknownRelease } from './netlify-notes.ts';
import { configFile, netlifyToml } from './netlify-toml.ts';
import { type Packer, type TenantZips, zipsFor } from './packed-zips.ts';
import { checkPublished } from './published.ts';
import { rollBack } from './roll-back.ts';

export type NetlifyOptions = {
	api: NetlifyApi;
	siteId: string;
	/** Folder for notes of this tenant's deploys; a copy in CI's cache makes rolling back exact there. */
	work: string;
	/** Folder for packed functions, of all tenants. */
	cache: string;
	pack?: Packer;
	say: (text: string) => void;
};

/** A tenant's own Netlify site. */
export function netlifyTarget(slug: string, options: NetlifyOptions): Target {
	const { api, siteId, work } = options;
	const notes = new NetlifyNotes(work);
	const site = () => api.call({ method: 'GET', path: `/sites/${siteId}` }, siteAnswer);
	const put = async (payload: Payload, preview: boolean): Promise<Deployed> => {
		const zips = payload.functions
			? await zipsFor({ slug, siteFile: payload.siteFile }, payload.functions, options)
			: { functions: new Map(), settings: {}, zip: () => null };
		const { digest, toml } = digestOf(payload, zips, preview);
		const deploy = await deployDigest(digest, {
			...options,
			resume: notes.resume,
			now: payload.at,
			contents: {
				file: (path) => (path === configFile ? toml : readFileSync(join(payload.site.dir, path))),
				zip: zips.zip,
			},
		});
		const release = releaseOf(payload, deploy, digest);
		notes.write(release);
		if (!preview) await checkPublished(options, deploy.id);
		return { release, address: (preview ? deploy.deploy_ssl_url : deploy.ssl_url) ?? null };
	};
	return {
		name: `Netlify site ${siteId}`,
		lock: join(work, 'deploy.lock'),
		carriesSiteFile: true,
		address: async () => (await site()).ssl_url ?? null,
		live: async () => {
			const { published_deploy: deploy } = await site();
			if (!deploy) return null;
			return notes.read(deploy.id) ?? { ...unknownRelease(slug, deploy), files: await publishedFiles(options) };
		},
		releases: async () => {
			const path = `/sites/${siteId}/deploys`;
			const deploys = await api.call({ method: 'GET', path, query: { per_page: '30' } }, deployList);
			return deploys.map((deploy) => notes.read(deploy.id) ?? unknownRelease(slug, deploy));
		},
		put,
		rollBack: (to, live, by) => rollBack({ to, live, ...by }, { ...options, notes }),
		undo: async (failed, before, why) => {
			await api.call({ method: 'POST', path: `/sites/${siteId}/deploys/${before.id}/restore` }, deployAnswer);
			await checkPublished(options, before.id);
			notes.write({ ...failed, failed: why });
		},
		takeDown: async () => {
			const query = { reason: 'The dealer is no longer with us.' };
			await api.call({ method: 'PUT', path: `/sites/${siteId}/disable`, query }, anyAnswer);
			return `${slug}: Netlify no longer serves site ${siteId}. To bring it back, enable it in Netlify's interface; to delete it for good, delete it there.`;
		},
	};
}

function digestOf({ site }: Payload, zips: TenantZips, draft: boolean): { digest: Digest; toml: Buffer } {
	for (const file of site.files.keys()) {
		if (/[#?]/.test(file)) throw new Error(`${site.slug}: Netlify takes no file with # or ? in its name: ${file}.`);
	}
	const hosts = site.files.has(photoHostsFile)
		? readFileSync(join(site.dir, photoHostsFile), 'utf8').split('\n').filter(Boolean)
		: [];
	const toml = Buffer.from(netlifyToml(hosts));
	const files = new Map([...site.files].map(([file, { sha1 }]) => [file, sha1]));
	files.set(configFile, sha1Of(toml));
	const title = `${site.slug} ${site.build}, ${site.cars.length} cars, built ${new Date(site.builtAt * 1000).toISOString()}`;
	return { digest: { files, functions: zips.functions, settings: zips.settings, draft, title }, toml };
}

function releaseOf(payload: Payload, deploy: DeployAnswer, digest: Digest): Release {
	return {
		id: deploy.id,
		...releaseOfSite(payload),
		kind: digest.draft ? 'preview' : 'release',
		functions: storedFiles(payload.declared),
		undone: [],
		host: {
			toml: digest.files.get(configFile),
			functions: Object.fromEntries(digest.functions),
			settings: digest.settings,
		},
	};
}

/** The files of the deploy that is published, as Netlify lists them. */
async function publishedFiles({ api, siteId }: NetlifyOptions): Promise<Release['files']> {
	const files = await api.call({ method: 'GET', path: `/sites/${siteId}/files` }, fileList);
	const own = files.filter(({ path }) => path !== `/${configFile}`);
	return Object.fromEntries(own.map(({ path, sha, size }) => [path.replace(/^\//, ''), [sha, size ?? 0]]));
}
