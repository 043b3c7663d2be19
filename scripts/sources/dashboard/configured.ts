import type { Problem } from '../../../src/config/problem.ts';
import type { Claims } from '../tenant-claims.ts';
import type { Tenant } from '../tenants.ts';
import { ageText, momentText } from './age.ts';
import { readAnswer } from './answer.ts';
import type { Reply } from './ask.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { type OverlaidTenant, overlaidTenant, withClaims } from './overlaid-tenant.ts';

/**
 * A tenant as its file has it, or with the dashboard's answer: `isFresh` if it is that of this moment, `isKept` if it is
 * on this machine already.
 */
export type Configured = Tenant | (OverlaidTenant & { isFresh: boolean; isKept: boolean });

/** An answer that a site was built with before; `kept`: where it was found. */
export type LastAnswer = { answer: KeptAnswer; kept: 'on this machine' | 'in the published site' };

/** A tenant, and what came of asking for its config. */
export type Asked = { tenant: Tenant; id: number; url: string; kept: KeptAnswer | null; reply: Reply };

type Means = {
	/** What all tenants claim. A tenant's entry becomes what both of its sources say, before anybody else is looked at. */
	claims: { all: readonly Claims[] };
	/** The answer that the published site was built with; asked where none is kept. */
	published: (slug: string, url: string) => Promise<LastAnswer | null>;
};

/**
 * The tenant with the dashboard's answer; with the last good one and a warning that says its age, where the dashboard is
 * down, answers with something else, or with a config that is not valid. Without one, and where the file is to blame,
 * the tenant fails: built from its file alone it might be another site than its dealer wants.
 */
export async function configured(asked: Asked, means: Means): Promise<Configured> {
	const { tenant, url } = asked;
	const now = Math.floor(Date.now() / 1000);
	const judged = judge(asked, now);
	const fresh = judged.ok ? { ...use(judged.answer, tenant, means), isFresh: true, isKept: false } : null;
	if (fresh?.parsed.ok) return claimed(fresh, means);
	const faults = fresh && !fresh.parsed.ok ? fresh.parsed.problems : [noAnswer(url, judged)];
	const before = await withLast(asked, means, { faults, now });
	return before ?? fresh ?? { ...tenant, parsed: { ok: false, problems: faults.map(withRemedy) } };
}

const use = (answer: KeptAnswer, tenant: Tenant, { claims }: Means): OverlaidTenant =>
	overlaidTenant(tenant, { answer, claims: claims.all });

function claimed<Own extends OverlaidTenant>(own: Own, { claims }: Means): Own {
	claims.all = withClaims(claims.all, own.slug, own.value);
	return own;
}

/** The tenant with the last good answer, and in its warnings why; null without one, or if it is no better. */
async function withLast(
	{ tenant, url, kept }: Asked,
	means: Means,
	{ faults, now }: { faults: readonly Problem[]; now: number },
): Promise<Configured | null> {
	const last: LastAnswer | null = kept
		? { answer: kept, kept: 'on this machine' }
		: await means.published(tenant.slug, url);
	const before = last && use(last.answer, tenant, means);
	if (!last || !before?.parsed.ok) return null;
	const { site, warnings } = before.parsed;
	const parsed = { ok: true as const, site, warnings: [...usedInstead(faults, { last, now }), ...warnings] };
	return claimed({ ...before, isFresh: false, isKept: kept !== null, parsed }, means);
}

/** So many problems of an answer that is not used are named. */
const mostNamed = 5;

type Judged = { ok: true; answer: KeptAnswer } | { ok: false; found: string };

function judge({ tenant: { slug }, id, url, kept, reply }: Asked, now: number): Judged {
	if (reply.kind === 'failed') return { ok: false, found: reply.found };
	if (reply.kind === 'unchanged') {
		if (!kept) return { ok: false, found: 'status 304 Not Modified, although no earlier answer was named' };
		return { ok: true, answer: { ...kept, confirmed: now } };
	}
	const read = readAnswer(reply.text, { slug, id });
	return read.ok ? { ok: true, answer: { url, confirmed: now, etag: reply.etag, value: read.value } } : read;
}

const noAnswer = (file: string, judged: Judged): Problem => ({
	file,
	path: '',
	found: judged.ok ? '' : judged.found,
	expected: 'the config of this website, as JSON',
});

const withRemedy = (problem: Problem): Problem => ({
	...problem,
	hint: 'No earlier answer is kept to build from. Build again once the dashboard answers. To build from site.json alone, unset the variable with its address.',
});

/** What is wrong, the first of it with what is done about it. */
function usedInstead(faults: readonly Problem[], { last, now }: { last: LastAnswer; now: number }): Problem[] {
	const { answer, kept } = last;
	const age =
		answer.confirmed > 0 ? `${ageText(now - answer.confirmed)} old, ${momentText(answer.confirmed)}` : 'of unknown age';
	const note = `The last good answer is used instead (${age}, kept ${kept}).`;
	return faults.slice(0, mostNamed).map((fault, index) => ({
		...fault,
		...(index === 0 && { hint: [fault.hint, note].filter(Boolean).join(' ') }),
	}));
}
