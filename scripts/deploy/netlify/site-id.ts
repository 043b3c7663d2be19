import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { variablePrefix } from '../../../src/domain/words/tenant-variable.ts';

const mapFile = 'netlify-sites.json';
const mapSchema = z.record(z.string(), z.string().min(1));

/**
 * The id of a tenant's Netlify site: the variable `<SLUG>__NETLIFY_SITE_ID`, else `netlify-sites.json` in the tenants' folder,
 * which may be committed: an id is not a secret. Throws an Error that says where to write it.
 */
export function netlifySiteId(slug: string, tenantsDir: string, env: NodeJS.ProcessEnv): string {
	const variable = `${variablePrefix(slug)}NETLIFY_SITE_ID`;
	const file = join(tenantsDir, mapFile);
	const id = env[variable] || (existsSync(file) ? idsIn(file)[slug] : undefined);
	if (id) return id;
	throw new Error(`${slug} has no Netlify site. Set ${variable}, or add {"${slug}": "<site id>"} to ${file}.`);
}

/** Other tenants' ids in the map, by slug: for tenants that are gone from the folder. */
function idsIn(file: string): Record<string, string> {
	try {
		return mapSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		throw new Error(`${file}: expected an object of slugs with the ids of their Netlify sites.`);
	}
}
