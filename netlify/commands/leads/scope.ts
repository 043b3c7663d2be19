import { onlyTenant } from '../../platform/runtime/tenants.ts';
import { UsageError } from './options.ts';

/**
 * Whose leads a command may set going: in the environment of a deploy of one site those of its tenant, whose settings are
 * the only ones there. `words` says so. Throws a UsageError for another one's.
 */
export function whoseLeads(
	env: NodeJS.ProcessEnv,
	asked: string | undefined,
): { tenant: string | undefined; words: string } {
	const only = onlyTenant(env);
	if (only && asked && asked !== only) {
		throw new UsageError(
			`--tenant: found ${asked}, but TENANT says ${only}: this shell has the settings of ${only} only.`,
		);
	}
	return { tenant: only ?? asked, words: only ? `Leads of ${only} only, as TENANT says: ` : '' };
}
