import { utcMinute } from '../../src/domain/hours/utc-minute.ts';
import { comparable, lockTarget, momentAfter } from './deploy-tenant.ts';
import type { Patience } from './site/deploy-lock.ts';
import { differenceOf, differenceText } from './site/difference.ts';
import { earlierRelease, type Release } from './site/release.ts';
import type { Deployed, Target } from './target.ts';

type Order = { slug: string; id: string | null; dryRun: boolean; by: string; now: () => number; patience: Patience };

/** Brings an earlier release back and says what that undoes. Null with `dryRun`. Rejects with an Error in words. */
export async function rollBackTenant(target: Target, order: Order): Promise<(Deployed & { warning?: string }) | null> {
	const { slug, id, patience, by, now } = order;
	const lock = await lockTarget(target, patience);
	try {
		const live = await target.live();
		if (!live) throw new Error(`${slug}: nothing is live at ${target.name}, so there is nothing to roll back.`);
		const to = earlierRelease(await target.releases(), live, id);
		patience.say(undoneText(slug, live, to));
		if (order.dryRun) return null;
		const started = performance.now();
		const back = await target.rollBack(to, live, { by, at: momentAfter(live, now()) });
		const took = ((performance.now() - started) / 1000).toFixed(1);
		patience.say(`${slug}: the contents of ${to.id} are live again, as ${back.release.id}, after ${took} s.`);
		if (back.warning) patience.say(`${slug}: ${back.warning}`);
		return back;
	} finally {
		lock.release();
	}
}

function undoneText(slug: string, live: Release, to: Release): string {
	const isKnown = Object.keys(live.files).length > 0 && Object.keys(to.files).length > 0;
	const what = isKnown
		? differenceText(differenceOf(comparable(live), comparable(to)))
		: 'what differs is not known on this machine';
	return `${slug}: goes back from ${live.id} (built ${moment(live.builtAt)}) to ${to.id} (built ${moment(to.builtAt)}): ${what}.`;
}

const moment = (at: number): string => utcMinute(at * 1000);

/** The releases of a tenant, a line each. */
export function releaseLines(releases: readonly Release[], live: Release | null): string[] {
	return releases.map((release) => {
		const { id, kind, deployedAt, builtAt, pages, cars, by, failed, restores } = release;
		const marks = [
			id === live?.id ? 'LIVE' : '',
			kind === 'release' ? '' : kind,
			restores ? `of ${restores}` : '',
			failed ? `FAILED: ${failed}` : '',
		].filter(Boolean);
		const sizes = release.build ? `${pages} pages, ${cars.length} cars, built ${moment(builtAt)}` : 'made elsewhere';
		return `${id}  deployed ${moment(deployedAt)}, ${sizes}, by ${by}${marks.length > 0 ? `  [${marks.join(', ')}]` : ''}`;
	});
}
