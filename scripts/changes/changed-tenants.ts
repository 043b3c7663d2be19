import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { tenantFolders } from '../sources/tenants.ts';
import { concernOf } from './concerns.ts';
import { changedFiles, commitOf, git } from './git.ts';
import { freshTenants, type GoneTenant, goneTenants, goneText } from './gone-tenants.ts';
import { listed, tenantReasons } from './tenant-files.ts';

/** What a change means for the sites (SITE-16). */
export type Changes = {
	/** Every tenant there is. */
	all: string[];
	/** Those of them that were not there at the ref. */
	fresh: string[];
	/** The tenants whose sites are to be built, each with the reasons, a sentence each. */
	build: { slug: string; reasons: string[] }[];
	/** Why functions are to be packed and deployed again for every tenant; empty where they are not. */
	functions: string[];
	/** Tenants that are not there any more. */
	takeDown: GoneTenant[];
};

/**
 * What changed since a git ref: tenants with a changed file in their folder, a changed feed or a changed file in a folder
 * that they share, wherever these are; all of them where pages or the build changed. A change of `netlify/` asks for new
 * functions and for no site. Committed, uncommitted and new files count. Throws for a folder that is not there, and in git's
 * own words for a ref that git does not know.
 */
export function changesSince(folder: string, ref: string): Changes {
	const tenantsDir = existingDir(folder);
	const root = repositoryOf(tenantsDir);
	const commit = commitOf(root, ref);
	const files = changedFiles(root, commit);
	const base = relative(root, tenantsDir).replaceAll('\\', '/');
	const all = tenantFolders(tenantsDir);
	const paths = files.map((file) => join(root, file));
	const common = files.filter((file) => concernOf(file).sites || isOfAllTenants(base, file));
	const forAll = common.length > 0 ? [`what all sites are made of: ${listed(common)}`] : [];
	const reasons = (slug: string) => [...tenantReasons(join(tenantsDir, slug), paths, root), ...forAll];
	const functions = files.filter((file) => concernOf(file).functions);
	const place = { root, commit, base, tenantsDir };
	return {
		all,
		fresh: freshTenants(place),
		build: all.map((slug) => ({ slug, reasons: reasons(slug) })).filter(({ reasons }) => reasons.length > 0),
		functions: functions.length > 0 ? [`what functions are made of: ${listed(functions)}`] : [],
		takeDown: goneTenants(place),
	};
}

/** The tenants to deploy after a change: those whose sites are built, and all of them where functions changed. */
export const tenantsToDeploy = ({ all, build, functions }: Changes): string[] =>
	functions.length > 0 ? all : build.map(({ slug }) => slug);

/** The repository that a folder belongs to. */
export const repositoryOf = (dir: string): string => git(['rev-parse', '--show-toplevel'], dir).trim();

function existingDir(folder: string): string {
	if (!existsSync(folder)) throw new Error(`There is no folder ${resolve(folder)}.`);
	return realpathSync(folder);
}

/** A file beside the tenants' folders, but for what only people, editors and deploys read. */
const isOfAllTenants = (base: string, file: string): boolean =>
	file.startsWith(`${base}/`) &&
	!file.slice(base.length + 1).includes('/') &&
	!/(?:README\.md|\.schema\.json|netlify-sites\.json)$/.test(file);

/** The changes in words, a line each; empty where nothing is to be done. Reasons that all tenants share are said once. */
export function changesText({ all, build, functions, takeDown }: Changes): string {
	const groups = Map.groupBy(build, ({ reasons }) => reasons.join('; '));
	const lines = [...groups].map(([reasons, tenants]) => {
		const slugs = tenants.map(({ slug }) => slug);
		return `${slugs.length === all.length && all.length > 1 ? `all ${all.length} tenants` : slugs.join(', ')}: ${reasons}`;
	});
	const toDeploy = functions.map((reason) => `functions, for every tenant: ${reason}. Pack and deploy them again.`);
	return [...lines, ...toDeploy, ...takeDown.map(goneText)].map((line) => `${line}\n`).join('');
}
