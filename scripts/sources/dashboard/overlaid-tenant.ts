import { isFromDashboard } from '../../../src/config/overlay.ts';
import { overlaid } from '../../../src/config/own-keys.ts';
import type { Problem } from '../../../src/config/problem.ts';
import { type Claims, claimsOf } from '../tenant-claims.ts';
import { checkTenant, type Tenant } from '../tenants.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** A tenant whose config was laid together from its site.json and the dashboard's answer. */
export type OverlaidTenant = Tenant & {
	answer: KeptAnswer;
	/** A problem with the name of the source that the value in it came from. */
	named: (problem: Problem) => Problem;
};

type Overlay = { answer: KeptAnswer; claims: readonly Claims[] };

/**
 * Lays the dashboard's answer over a tenant's site.json and checks the whole (SITE-2, SITE-3). What is wrong names the
 * dashboard's address or the file, whichever the value came from; an unknown key of the dashboard is a warning.
 */
export function overlaidTenant(tenant: Tenant, { answer, claims }: Overlay): OverlaidTenant {
	const { url } = answer;
	const { value, answer: laid, refused } = overlaid(tenant.value, answer.value);
	const layers = { file: tenant.value, answer: laid };
	const isTheirs = (place: string): boolean => isFromDashboard(place, layers);
	const named = (problem: Problem): Problem =>
		problem.file === tenant.file && problem.path && isTheirs(problem.path) ? { ...problem, file: url } : problem;
	const { parsed } = checkTenant(
		{ ...tenant, value },
		{ claims: withClaims(claims, tenant.slug, value), strict: (place) => !isTheirs(place) },
	);
	if (!parsed.ok)
		return { ...tenant, value, answer, named, parsed: { ok: false, problems: parsed.problems.map(named) } };
	const warnings = [...refused.map((key) => ownKeyWarning(key, url)), ...parsed.warnings.map(named)];
	return { ...tenant, value, answer, named, parsed: { ...parsed, warnings } };
}

/** What all tenants claim, this one by its whole config. */
export const withClaims = (claims: readonly Claims[], slug: string, value: unknown): Claims[] =>
	claims.map((claim) => (claim.folder === slug ? claimsOf(slug, value, claim.published ?? null) : claim));

function ownKeyWarning(key: string, file: string): Problem {
	const hint = 'It is left out, since it names files, variables or rights of the machine that builds.';
	return { file, path: key, found: 'a key that only site.json may set', expected: 'the key in site.json', hint };
}
