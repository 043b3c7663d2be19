import type { z } from 'zod';
import { expectedOf } from './expected.ts';
import { explainIssues } from './explain.ts';
import { insecureDestinations } from './insecure-destinations.ts';
import type { Problem } from './problem.ts';
import { type SiteConfig, siteSchema } from './site.ts';
import { siteWarnings } from './warnings.ts';

export type ParsedSite = { ok: true; site: SiteConfig; warnings: Problem[] } | { ok: false; problems: Problem[] };

/**
 * Reads a tenant's configuration and names everything that is wrong with it (SITE-3). `strict: false` is for the
 * dashboard's answer: an unknown key in it is left out with a warning.
 */
export function parseSite(value: unknown, { file, strict }: { file: string; strict: boolean }): ParsedSite {
	const first = check(value);
	const unknown = (first.error?.issues ?? []).filter((issue) => issue.code === 'unrecognized_keys');
	// Zod looks no further at the level of an unknown key, so the rest is checked again without the key.
	const rest = unknown.length > 0 ? check(withoutKeys(value, unknown)) : first;
	const strangers = explainIssues(unknown, file);
	const problems = [...(strict ? strangers : []), ...explainIssues(rest.error?.issues ?? [], file)];
	if (rest.success && problems.length === 0) {
		// Only the build refuses them: functions that run already go on taking leads.
		const insecure = insecureDestinations(rest.data, file);
		if (strict && insecure.length > 0) return { ok: false, problems: insecure };
		return { ok: true, site: rest.data, warnings: [...strangers, ...insecure, ...siteWarnings(rest.data, file)] };
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
