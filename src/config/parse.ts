import type { z } from 'zod';
import { expectedOf } from './expected.ts';
import { explainIssues } from './explain.ts';
import { insecureDestinations } from './insecure-destinations.ts';
import type { Problem } from './problem.ts';
import { notShown } from './secrets.ts';
import { type SiteConfig, siteSchema } from './site.ts';
import { siteWarnings } from './warnings.ts';

export type ParsedSite = { ok: true; site: SiteConfig; warnings: Problem[] } | { ok: false; problems: Problem[] };

/** Whether an unknown key is an error, or left out with a warning; a function decides it for each place. */
type Strictness = boolean | ((place: string) => boolean);

/**
 * Reads a tenant's configuration and names everything that is wrong with it (SITE-3). What came from the dashboard is
 * not read strictly: an unknown key there is left out with a warning.
 */
export function parseSite(value: unknown, { file, strict }: { file: string; strict: Strictness }): ParsedSite {
	const first = check(value);
	const unknown = (first.error?.issues ?? []).filter((issue) => issue.code === 'unrecognized_keys');
	// Zod looks no further at the level of an unknown key, so the rest is checked again without the key.
	const rest = unknown.length > 0 ? check(withoutKeys(value, unknown)) : first;
	const isStrict = typeof strict === 'function' ? strict : () => strict;
	const { true: refused = [], false: strangers = [] } = Object.groupBy(
		explainIssues(unknown, file),
		({ path }) => `${isStrict(path)}`,
	);
	const problems = [...refused, ...explainIssues(rest.error?.issues ?? [], file)];
	if (rest.success && problems.length === 0) {
		// Only the build refuses them: functions that run already go on taking leads.
		const insecure = insecureDestinations(rest.data, file);
		if (strict !== false && insecure.length > 0) return { ok: false, problems: insecure };
		// Nobody knows what such a key holds: it may be a secret.
		const ignored = strangers.map((problem) => ({ ...problem, found: notShown }));
		return { ok: true, site: rest.data, warnings: [...ignored, ...insecure, ...siteWarnings(rest.data, file)] };
	}
	return { ok: false, problems };
}

function check(value: unknown) {
	// Compiling a schema into a function takes longer than reading a few tenants without.
	return siteSchema.safeParse(value, { error: expectedOf, reportInput: true, jitless: true });
}

function withoutKeys(value: unknown, issues: readonly z.core.$ZodIssueUnrecognizedKeys[]): unknown {
	const copy: unknown = structuredClone(value);
	for (const { path, keys } of issues) {
		const owner = path.reduce<unknown>((current, step) => Reflect.get(Object(current), step), copy);
		for (const key of keys) Reflect.deleteProperty(Object(owner), key);
	}
	return copy;
}
