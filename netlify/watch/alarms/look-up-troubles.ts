import { countsOfToday } from '../../look-ups/store/counts.ts';
import type { LookUpCountRow } from '../../platform/db/rows/look-up-rows.ts';
import type { Look, Trouble } from './trouble.ts';

/** The share of a day's calls after which somebody is told. */
const nearlyAll = 0.8;
/** Failures in a row that are no accident. */
const manyFailures = 5;
/** Milliseconds after which nobody has asked any more, so that nothing is known. */
const lately = 60 * 60_000;

/** Sites that have nearly used up a provider’s calls of the day, and providers that do not answer (USER-10). */
export async function lookUpTroubles({ db, now, tenant, tenants }: Look): Promise<Trouble[]> {
	const counts = await countsOfToday(db, { now, tenant });
	return counts.flatMap((count) => {
		const most = tenants.bySlug(count.tenant)?.site.look_ups.a_day;
		return most === undefined ? [] : [...dayTroubles(count, most), ...providerTroubles(count, now)];
	});
}

function dayTroubles({ tenant, provider, calls }: LookUpCountRow, most: number): Trouble[] {
	if (calls < most * nearlyAll) return [];
	const end = calls < most ? '' : ' Until midnight UTC visitors fill in their vehicles by hand.';
	const text = `The site has asked ${provider} ${calls} times of ${most} today.${end} If visitors asked, raise look_ups.a_day; if not, look at who asks.`;
	return [{ tenant, kind: 'look-ups', subject: `${provider} day`, text }];
}

function providerTroubles(
	{ tenant, provider, failures_in_row: failures, failed_at }: LookUpCountRow,
	now: number,
): Trouble[] {
	if (failures < manyFailures || failed_at === null || now - failed_at > lately) return [];
	const text = `${provider} has failed ${failures} times in a row: visitors fill in their vehicles by hand. The log says why; check its address and key.`;
	return [{ tenant, kind: 'look-ups', subject: provider, text }];
}
