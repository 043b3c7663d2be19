import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoProblems } from '../../src/config/demo.ts';
import { depositProblems } from '../../src/config/deposit-problems.ts';
import { nearest, shortened } from '../../src/config/explain.ts';
import { leadProblems } from '../../src/config/lead-problems.ts';
import { type ParsedSite, parseSite } from '../../src/config/parse.ts';
import type { Problem } from '../../src/config/problem.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import { tenantSlugFault } from '../../src/domain/words/tenant-slug.ts';
import { type FleetFile, fleetSite, readFleet } from './fleet-file.ts';
import { readJson } from './json-file.ts';
import { shownPath } from './shown-path.ts';
import { type Claims, fileClaims, sharedClaims } from './tenant-claims.ts';

/** A tenant's folder and what its site.json says or what is wrong with it. */
export type Tenant = {
	slug: string;
	/** Folder of the tenant. */
	dir: string;
	/** Its site.json as messages name it. */
	file: string;
	/** Its config as it was read, before anything is checked; undefined where the file cannot be read. */
	value: unknown;
	/** What is switched on for the fleet that it belongs to. */
	fleet: FleetFile;
	parsed: ParsedSite;
};

export type Tenants = {
	tenants: Tenant[];
	/** What is wrong with the request itself: a slug that is not there or may not be one. */
	problems: Problem[];
	/** What every tenant below the folder claims for itself. */
	claims: Claims[];
};

/**
 * Reads the tenants below `dir` that are asked for (SITE-1, SITE-3). A tenant that shares its slug, domain or id with
 * any other tenant, asked for or not, has that among its problems; `claimsFor` reads what a folder and its site claim.
 */
export function readTenants(
	dir: string,
	slugs: readonly string[] | 'all',
	claimsFor: (folder: string, file: string) => Claims = fileClaims,
): Tenants {
	const folders = tenantFolders(dir);
	const wanted = slugs === 'all' ? folders : [...new Set(slugs)];
	const problems =
		folders.length > 0 ? wanted.flatMap((slug) => requestProblem(slug, folders, dir) ?? []) : [noTenants(dir)];
	const claims = folders.map((slug) => claimsFor(slug, siteFile(dir, slug)));
	const fleet = readFleet(dir, folders);
	const tenants = wanted.filter((slug) => folders.includes(slug)).map((slug) => readSite(slug, { dir, claims, fleet }));
	return { tenants, problems: [...problems, ...fleet.strangers], claims };
}

function noTenants(dir: string): Problem {
	const found = existsSync(dir) ? 'a folder without tenants' : 'no such folder';
	return { file: dir, path: '', found, expected: 'a folder with one folder per tenant' };
}

/** Names of the tenants below `dir`: its folders, but for those that start with `_` or `.`. */
export function tenantFolders(dir: string): string[] {
	if (!existsSync(dir)) return [];
	return readdirSync(dir, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
		.map((entry) => entry.name)
		.sort();
}

/** One tenant below `dir`, held against what others claim. */
export function readTenant(dir: string, slug: string, claims: readonly Claims[]): Tenant {
	return readSite(slug, { dir, claims, fleet: readFleet(dir, []) });
}

type Reading = { dir: string; claims: readonly Claims[]; fleet: FleetFile };

function readSite(slug: string, { dir, claims, fleet }: Reading): Tenant {
	const path = siteFile(dir, slug);
	const file = shownPath(path);
	const json = readJson(path, file);
	const read = { slug, dir: join(dir, slug), file, fleet };
	if (json.ok) return checkTenant({ ...read, value: json.value }, { claims, strict: true });
	const faults = [json.problem, ...folderProblems(slug, null, file), ...sharedClaims(slug, claims, file)];
	return { ...read, value: undefined, parsed: { ok: false, problems: faults } };
}

type Checking = { claims: readonly Claims[]; strict: Parameters<typeof parseSite>[1]['strict'] };

/** A tenant with its config, checked and held against what others claim. */
export function checkTenant(read: Omit<Tenant, 'parsed'>, { claims, strict }: Checking): Tenant {
	const { slug, file, value } = read;
	const parsed = fleetSite(parseSite(value, { file, strict }), read.fleet);
	const site = parsed.ok ? parsed.site : null;
	const unfit = site ? [...demoProblems(site, file), ...depositProblems(site, file), ...leadProblems(site, file)] : [];
	const faults = [...folderProblems(slug, site, file), ...sharedClaims(slug, claims, file), ...unfit];
	return { ...read, parsed: withProblems(parsed, faults) };
}

function withProblems(parsed: ParsedSite, faults: readonly Problem[]): ParsedSite {
	if (faults.length === 0) return parsed;
	return { ok: false, problems: [...(parsed.ok ? [] : parsed.problems), ...faults] };
}

function folderProblems(folder: string, site: Pick<SiteConfig, 'slug'> | null, file: string): Problem[] {
	const fault = tenantSlugFault(folder);
	if (fault) return [{ file, path: '', found: `the folder ${shortened(folder)}`, expected: fault }];
	if (!site || site.slug === folder) return [];
	const hint = 'Rename the folder or change the slug.';
	return [
		{
			file,
			path: 'slug',
			found: shortened(site.slug),
			expected: `the folder's name, ${shortened(folder)}`,
			hint,
		},
	];
}

function requestProblem(slug: string, folders: readonly string[], dir: string): Problem | null {
	const problem = { file: dir, path: '', found: shortened(slug) };
	if (folders.includes(slug)) return null;
	const fault = tenantSlugFault(slug);
	if (fault) return { ...problem, expected: `a tenant's slug: ${fault}` };
	const guess = nearest(slug, folders);
	const hint = guess ? `Did you mean ${shortened(guess)}?` : 'npm run new-tenant makes one.';
	return { ...problem, expected: 'the slug of an existing tenant', hint };
}

function siteFile(dir: string, slug: string): string {
	return join(dir, slug, 'site.json');
}
