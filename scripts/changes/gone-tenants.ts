import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainDomain } from '../../src/domain/addresses/link-kind.ts';
import { tenantFolders } from '../sources/tenants.ts';
import { git } from './git.ts';

/** A tenant that was there and is not any more: its site is to be taken down. */
export type GoneTenant = {
	slug: string;
	/** The address of its site; null where its site.json did not say. */
	url: string | null;
	/** The slug that it has now, if it was renamed. */
	renamedTo: string | null;
	/** Whether the tenant that it became has the same domain, which then has to move. */
	keepsDomain: boolean;
};

type Place = { root: string; commit: string; base: string; tenantsDir: string };
type Facts = { id: string | null; url: string | null; domain: string | null };

/**
 * The tenants of a commit that are not there now. One was renamed if a new tenant has its id, else its domain, else
 * nearly its site.json.
 */
export function goneTenants(place: Place): GoneTenant[] {
	const now = tenantFolders(place.tenantsDir);
	const before = tenantsOf(place);
	const gone = before.filter((slug) => !now.includes(slug));
	if (gone.length === 0) return [];
	const fresh = freshTenants(place);
	const facts = new Map(fresh.map((slug) => [slug, factsOf(place, slug, 'now')]));
	const alike = alikeFiles(place);
	return gone.map((slug) => {
		const old = factsOf(place, slug, 'before');
		const same = (key: 'id' | 'domain') =>
			fresh.find((other) => old[key] !== null && facts.get(other)?.[key] === old[key]);
		const renamedTo = same('id') ?? same('domain') ?? fresh.find((other) => alike.get(slug) === other) ?? null;
		const domain = renamedTo === null ? null : facts.get(renamedTo)?.domain;
		return { slug, url: old.url, renamedTo, keepsDomain: domain !== null && domain === old.domain };
	});
}

/** The tenants that are there now and were not at a commit. */
export function freshTenants(place: Place): string[] {
	const before = tenantsOf(place);
	return tenantFolders(place.tenantsDir).filter((slug) => !before.includes(slug));
}

/** What to do about a tenant that is gone, in a sentence. */
export function goneText({ slug, url, renamedTo, keepsDomain }: GoneTenant): string {
	const site = url === null ? 'its site' : `its site ${url}`;
	const takeDown = `take down ${site}: npm run deploy -- --take-down ${slug}`;
	if (renamedTo === null) return `${slug} was removed: ${takeDown}`;
	const domain = keepsDomain ? `, move the domain to it` : '';
	return `${slug} was renamed to ${renamedTo}: deploy ${renamedTo}${domain}, then ${takeDown}`;
}

/** The tenants that a commit has a site.json of. */
function tenantsOf({ root, commit, base }: Place): string[] {
	const files = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', `${base}/`], root).split('\0');
	const slugs = files.flatMap((file) => file.slice(base.length + 1).match(/^([^_./][^/]*)\/site\.json$/)?.[1] ?? []);
	return slugs.sort();
}

function factsOf({ root, commit, base, tenantsDir }: Place, slug: string, when: 'now' | 'before'): Facts {
	if (when === 'before') return factsIn(git(['show', `${commit}:${base}/${slug}/site.json`], root));
	const file = join(tenantsDir, slug, 'site.json');
	return factsIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** What says whose site.json it is. One that is not JSON says nothing: that is the build's to report. */
function factsIn(text: string): Facts {
	let config: Record<string, unknown>;
	try {
		config = Object(JSON.parse(text)) as Record<string, unknown>;
	} catch {
		return { id: null, url: null, domain: null };
	}
	const { id, url, domain_name } = config;
	const address = typeof url === 'string' && URL.canParse(url) ? url : null;
	const host = typeof domain_name === 'string' ? domain_name : address && new URL(address).hostname;
	return {
		id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
		url: address,
		domain: host && plainDomain(host),
	};
}

/** For each site.json that git takes for moved, the tenants that had and have it. */
function alikeFiles({ root, commit, base }: Place): Map<string, string> {
	const lines = git(['diff', '--name-status', '-z', '--find-renames', '--diff-filter=R', commit, '--', base], root);
	const parts = lines.split('\0');
	const slugOf = (file: string | undefined): string | undefined =>
		file?.slice(base.length + 1).match(/^([^/]+)\/site\.json$/)?.[1];
	const moved = new Map<string, string>();
	for (let at = 0; at + 2 < parts.length; at += 3) {
		const [old, now] = [slugOf(parts[at + 1]), slugOf(parts[at + 2])];
		if (old !== undefined && now !== undefined) moved.set(old, now);
	}
	return moved;
}
