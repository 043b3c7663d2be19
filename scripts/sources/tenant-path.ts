import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * A path in a tenant's site.json: a relative one starts at the tenant's folder and stays below the folder of all tenants, so
 * that sites may share files; an absolute one may be anywhere. Null for a relative one that leads out.
 */
export function tenantPath(tenantDir: string, written: string): string | null {
	const path = resolve(tenantDir, written);
	if (isAbsolute(written)) return path;
	const fromTenants = relative(dirname(resolve(tenantDir)), path);
	const leadsOut = fromTenants === '..' || fromTenants.startsWith(`..${sep}`) || isAbsolute(fromTenants);
	return leadsOut ? null : path;
}
