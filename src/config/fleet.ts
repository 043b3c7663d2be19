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
	authentication: slugs.describe('Sites on which visitors can sign in, if their garage_enabled is true.'),
	split_testing: slugs.describe('Sites that show the variants of their split_tests to a part of their visitors.'),
	bot_protection: slugs.describe(
		'Sites on which every form and the sign-in ask for the captcha, whatever their own config says.',
	),
});

/** Slugs of sites, by what is switched on for them. Without a list each site decides for itself. */
export type Fleet = Omit<z.output<typeof fleetSchema>, 'authentication'> & { authentication: readonly string[] | null };

/** What is switched on where there is no such file. */
export const emptyFleet: Fleet = { authentication: null, split_testing: [], bot_protection: [] };

/**
 * Whether visitors can sign in on a site (SITE-11, USER-4): it has a garage, and the fleet's list has the site. Where there is
 * no fleet.json, the garage alone decides. `underFleet` has laid this over `garage_enabled`.
 */
export function hasAccounts(
	{ slug, garage_enabled }: Pick<SiteConfig, 'slug' | 'garage_enabled'>,
	{ authentication }: Pick<Fleet, 'authentication'>,
): boolean {
	return garage_enabled && (authentication?.includes(slug) ?? true);
}

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
/**
 * A site as its fleet has it: `garage_enabled` only where visitors can sign in, variants of pages only where the fleet lists
 * the site, and where bots are kept off, no form, sign-in or reservation does without the captcha (SITE-11, FORM-6).
 */
export function underFleet(given: SiteConfig, fleet: Fleet): SiteConfig {
	const site = testedUnder(given, fleet.split_testing);
	const garage_enabled = hasAccounts(site, fleet);
	const offered = garage_enabled === site.garage_enabled ? site : { ...site, garage_enabled };
	return fleet.bot_protection.includes(site.slug) ? guarded(offered) : offered;
}

function guarded(site: SiteConfig): SiteConfig {
	const overrides = Object.entries(site.forms.overrides).map(([name, override]) => [
		name,
		{ ...override, captcha: true },
	]);
	const forms = { ...site.forms, captcha: true, overrides: Object.fromEntries(overrides) };
	const reservations = { ...site.reservations, captcha: true };
	return { ...site, forms, reservations, sign_in: { ...site.sign_in, captcha: true } };
}

/** What is switched on for a site without having an effect, and a garage that the fleet's list shuts. */
export function fleetWarnings(
	site: Pick<SiteConfig, 'slug' | 'garage_enabled'>,
	fleet: Fleet,
	file: string,
): Problem[] {
	const { slug, garage_enabled } = site;
	const isListed = fleet.authentication?.includes(slug) ?? garage_enabled;
	return [
		...(isListed && !garage_enabled
			? [
					{
						file,
						path: 'authentication',
						found: 'a setting without effect',
						...without(slug),
						hint: `Or set garage_enabled in the site.json of ${slug}: it is what visitors sign in to.`,
					},
				]
			: []),
		...(garage_enabled && !isListed
			? [
					{
						file,
						path: 'authentication',
						found: `a list without ${shortened(slug)}`,
						expected: `${shortened(slug)}, whose garage_enabled is true`,
						hint: 'Visitors cannot sign in there until it is in the list.',
					},
				]
			: []),
	];
}

const without = (slug: string): Pick<Problem, 'expected'> => ({ expected: `a list without ${shortened(slug)}` });
