import { countSmsByTenant, type SmsCounts } from '../../accounts/store/sms-counts.ts';
import type { Look, Trouble } from './trouble.ts';

/** The share of a day's SMS after which somebody is told. */
const nearlyAll = 0.8;
/** Failures within an hour that are no accident. */
const manyFailures = 3;

/** Sites that have sent nearly all SMS of the day, and gateways that do not send (USER-4). */
export async function smsTroubles({ db, now, tenant, tenants }: Look): Promise<Trouble[]> {
	const counts = await countSmsByTenant(db, { now, tenant });
	return counts.flatMap((count) => {
		const most = tenants.bySlug(count.tenant)?.site.sign_in.sms_a_day;
		return most === undefined ? [] : [...dayTroubles(count, most), ...gatewayTroubles(count)];
	});
}

function dayTroubles({ tenant, today }: SmsCounts, most: number): Trouble[] {
	if (today < most * nearlyAll) return [];
	const end = today < most ? '' : ' Nobody can sign in there before midnight UTC.';
	const text = `The site has sent ${today} of its ${most} SMS of today.${end} If visitors asked for them, raise sign_in.sms_a_day; if not, put the site into bot_protection of fleet.json.`;
	return [{ tenant, kind: 'sms', subject: 'day', text }];
}

function gatewayTroubles({ tenant, failed, lastHour, fault }: SmsCounts): Trouble[] {
	if (failed < manyFailures || failed * 2 < lastHour) return [];
	const text =
		`${failed} of the ${lastHour} SMS of the last hour failed: visitors cannot sign in. ${fault ?? ''}`.trim();
	return [{ tenant, kind: 'sms', subject: 'gateway', text }];
}
