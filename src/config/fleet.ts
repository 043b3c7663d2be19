import { z } from 'zod';
import { expectedOf } from './expected.ts';
import { explainIssues, nearest, shortened } from './explain.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';
import { testedUnder } from './split-testing.ts';

const slugs = z.array(z.string()).default([]);

/** The file beside the tenants' folders with what is switched on for some of them (SITE-11). */
export const fleetFile = 'fleet.json';

const fleetSchema = z.strictObject({
	authentication: slugs.describe('Sites on which visitors can sign in to their garage. Not available yet.'),
	split_testing: slugs.describe('Sites that show the variants of their split_tests to a part of their visitors.'),
	bot_protection: slugs.describe('Sites on which every form asks for the captcha, whatever their own config says.'),
});

/** Slugs of sites, by what is switched on for them. */
export type Fleet = z.output<typeof fleetSchema>;

/** What is switched on where there is no such file. */
export const emptyFleet: Fleet = { authentication: [], split_testing: [], bot_protection: [] };

/**
 * Reads the fleet's switches (SITE-11). `fleet` is null where the file says nothing that can be used; a slug that no
 * tenant has is a problem that leaves the others as they are.
 */
export function parseFleet(
	value: unknown,
	{ file, tenants }: { file: string; tenants: readonly string[] },
): { fleet: Fleet | null; problems: Problem[] } {
	const parsed = fleetSchema.safeParse(value, { error: expectedOf, reportInput: true, jitless: true });
	if (!parsed.success) return { fleet: null, problems: explainIssues(parsed.error.issues, file) };
	const known = new Set(tenants);
	const problems = Object.entries(parsed.data).flatMap(([list, named]) =>
		named.flatMap((slug, index) =>
			known.has(slug) ? [] : [strange(slug, { file, path: `${list}[${index}]`, tenants })],
		),
	);
	return { fleet: parsed.data, problems };
}

function strange(slug: string, { tenants, ...place }: Pick<Problem, 'file' | 'path'> & { tenants: readonly string[] }) {
	const guess = nearest(slug, tenants);
	const hint = guess ? `Did you mean ${shortened(guess)}?` : 'Take it out, or make the tenant.';
	return { ...place, found: shortened(slug), expected: 'the slug of an existing tenant', hint };
}

/**
 * A site as its fleet has it: where bots are kept off, no form does without the captcha, and only listed sites show variants
 * of their pages (SITE-11, FORM-6).
 */
export function underFleet(given: SiteConfig, { bot_protection, split_testing }: Fleet): SiteConfig {
	const site = testedUnder(given, split_testing);
	if (!bot_protection.includes(site.slug)) return site;
	const overrides = Object.entries(site.forms.overrides).map(([name, override]) => [
		name,
		{ ...override, captcha: true },
	]);
	return { ...site, forms: { ...site.forms, captcha: true, overrides: Object.fromEntries(overrides) } };
}

const withoutEffect = {
	authentication: 'visitors cannot sign in',
} as const;

/** What is switched on for a site without having an effect yet. */
export function fleetWarnings(slug: string, fleet: Fleet, file: string): Problem[] {
	return (['authentication'] as const).flatMap((path) =>
		fleet[path].includes(slug)
			? [
					{
						file,
						path,
						found: 'a setting without effect',
						expected: `a list without ${shortened(slug)}`,
						hint: `Not available yet: ${withoutEffect[path]}.`,
					},
				]
			: [],
	);
}
