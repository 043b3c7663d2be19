import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue } from '../../netlify/rebuilds/queue.ts';
import type { BuildClaim } from '../../netlify/rebuilds/store/claims.ts';
import type { BuildResult } from '../../netlify/rebuilds/store/settle.ts';
import { resultOf } from './build-result.ts';
import type { Builds } from './open-builds.ts';
import type { SiteFacts } from './site-facts.ts';
import { tellProgress } from './tell-progress.ts';

/** What carrying out a request takes. */
export type Workshop = {
	queue: Queue;
	builds: Builds;
	/** What the published site says of itself. */
	siteOf: (slug: string) => SiteFacts;
	/** Milliseconds that a tenant stays with a builder that has died. */
	leaseMs: number;
	say: (text: string) => void;
};

/** Builds what was claimed, keeps the claim meanwhile, and settles it. Never rejects. */
export async function runBuild(claim: BuildClaim, workshop: Workshop): Promise<void> {
	const { say } = workshop;
	const started = Date.now();
	const result = await buildUnderLease(claim, workshop);
	const settled = await settleSurely(claim, result, workshop);
	const seconds = ((Date.now() - started) / 1000).toFixed(2);
	const why = claim.why ? `: ${claim.why}` : '';
	const lost = settled ? '' : '; another builder has it, or the database cannot be reached: it is built again';
	const failure = result.message ? ` ${result.message}` : '';
	say(`${claim.tenant}: ${result.outcome} in ${seconds} s (${claim.by}${why})${lost}.${failure}`);
}

async function buildUnderLease(claim: BuildClaim, workshop: Workshop): Promise<BuildResult> {
	const { queue, builds, siteOf, leaseMs, say } = workshop;
	const { tenant, builder, options, started_at: startedAt } = claim;
	const progress = tellProgress({ queue, tenant, builder, startedAt });
	const renew = setInterval(() => {
		queue.renew(claim.id, Date.now() + leaseMs).catch((error: unknown) => say(`${tenant}: ${textOf(error)}`));
	}, leaseMs / 3);
	try {
		const before = siteOf(tenant);
		const asked = { full: options.full ?? false, acceptShrink: options.accept_shrink ?? false };
		const report = await builds.build(tenant, asked, progress.hear);
		return resultOf(report, before, siteOf(tenant));
	} catch (error) {
		return { outcome: 'failed', message: textOf(error), facts: null };
	} finally {
		clearInterval(renew);
		await progress.end();
	}
}

/** Milliseconds between tries, and how many there are: about as long as a lease. */
const pauseMs = 1_000;
const tries = 20;

/** False if the claim was lost meanwhile, or the database stays away: then its lease ends, and it is built again. */
async function settleSurely(claim: BuildClaim, result: BuildResult, { queue, say }: Workshop): Promise<boolean> {
	for (let left = tries; left > 0; left--) {
		try {
			return await queue.settle(claim, result, Date.now());
		} catch (error) {
			say(`${claim.tenant}: the result cannot be stored: ${textOf(error)}`);
			await sleep(pauseMs);
		}
	}
	return false;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
