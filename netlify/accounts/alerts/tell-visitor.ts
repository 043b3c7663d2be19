import type { WatchedNews } from '../../../src/domain/stock/watched-car.ts';
import { tenantEnv } from '../../delivery/tenant-env.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import { countSms } from '../sign-in/sms-budget.ts';
import { gatewayOf } from '../sms/gateway.ts';
import { newSms, sendSms } from '../sms/send-sms.ts';
import { claimTold, releaseTold, type Told, type WatchedRow } from '../store/alert-rows.ts';
import { canMail, sendAlertMail } from './alert-mail.ts';
import { mailOf, smsText } from './alert-text.ts';
import { stopLink } from './stop-link.ts';

export type AlertRuntime = Pick<Runtime, 'db' | 'env' | 'secrets' | 'rateFactor' | 'tenants' | 'now'>;
/** A car of a visitor, and what is new about it. */
export type CarNews = { row: WatchedRow; news: WatchedNews };
type Around = { runtime: AlertRuntime; tenant: Tenant; now: number };

/**
 * Tells a visitor of all that is new in one message. Each car and reason is told once: it is recorded before it is sent, and
 * only taken back if the message was certainly not sent and may be later. False if nothing was sent.
 */
export async function tellVisitor(around: Around, all: readonly CarNews[]): Promise<boolean> {
	const { runtime, now } = around;
	const send = senderOf(around, all[0]?.row);
	if (send === null) return false;
	const claimed: CarNews[] = [];
	for (const one of all) if (await claimTold(runtime.db, toldOf(one), now)) claimed.push(one);
	const outcome = claimed.length > 0 ? await send(claimed.map(({ news }) => news)) : 'later';
	if (outcome === 'later') for (const one of claimed) await releaseTold(runtime.db, toldOf(one));
	return outcome === 'sent';
}

const toldOf = ({ row, news }: CarNews): Told => ({
	row,
	about: news.reason === 'cheaper' ? 'told_price_at' : 'told_end_at',
});

type Send = (news: readonly WatchedNews[]) => Promise<'sent' | 'later' | 'given up'>;

/** The way in which a visitor wants to be told; null where the site has none such. */
function senderOf(around: Around, row: WatchedRow | undefined): Send | null {
	const { runtime, tenant } = around;
	const { slug, site } = tenant;
	if (!row) return null;
	const stop = stopLink(runtime.secrets, tenant, row.visitor_id);
	const { alerts, email, phone } = row;
	if (alerts === 'email') {
		const { env } = tenantEnv(runtime.env, { slug, alone: false });
		if (!email || !canMail(site, env)) return null;
		return (news) => sendAlertMail(site, env, { to: email, ...mailOf(site, news, stop), stop });
	}
	if ('fault' in gatewayOf(site, runtime.env)) return null;
	return (news) => sendAlertSms(around, { phone, text: smsText(site, news, stop) });
}

/** `later` also when the site has sent its SMS of the day. */
async function sendAlertSms(around: Around, sms: { phone: string; text: string }): ReturnType<Send> {
	const { db } = around.runtime;
	const counted = await countSms(db, around);
	if (!('giveBack' in counted)) return 'later';
	const outcome = await sendSms(around, { ...sms, id: await newSms(db, { ...around, kind: 'alert' }) });
	if (outcome.kind === 'sent') return 'sent';
	if (outcome.isFree) await counted.giveBack(db);
	return outcome.isFree && !outcome.isFinal ? 'later' : 'given up';
}
