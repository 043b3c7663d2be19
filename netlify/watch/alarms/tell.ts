import { randomUUID } from 'node:crypto';
import { post } from '../../delivery/send/http-outcome.ts';
import { smtpMail } from '../../delivery/send/smtp-mail.ts';
import type { AlarmRow } from '../../platform/db/rows/delivery-rows.ts';
import { errorFacts, log } from '../../platform/log.ts';

/** Tells operators of alarms; throws if it did not arrive. */
type Teller = { name: string; tell: (rows: readonly AlarmRow[], now: number) => Promise<void> };

/** Milliseconds that a receiver has. */
const timeoutMs = 10_000;

/** Where alarms go: `FORECOURT_ALARM_WEBHOOK` and `FORECOURT_ALARM_MAIL`; none without these. */
export function tellersOf(env: NodeJS.ProcessEnv): Teller[] {
	const { FORECOURT_ALARM_WEBHOOK: url, FORECOURT_ALARM_MAIL: to } = env;
	return [
		...(url
			? [{ name: 'FORECOURT_ALARM_WEBHOOK', tell: (rows, now) => tellWebhook(url, rows, now) } satisfies Teller]
			: []),
		...(to ? [{ name: 'FORECOURT_ALARM_MAIL', tell: (rows) => tellByMail(to, rows, env) } satisfies Teller] : []),
	];
}

/** Tells all of them. Whether any of them took it: one that fails is logged, and the others are not told twice. */
export async function tellAll(tellers: readonly Teller[], rows: readonly AlarmRow[], now: number): Promise<boolean> {
	const told = await Promise.all(
		tellers.map(async ({ name, tell }) => {
			try {
				await tell(rows, now);
				return true;
			} catch (error) {
				log('error', { job: 'alarms', setting: name, ...errorFacts(error) });
				return false;
			}
		}),
	);
	return told.includes(true);
}

/** One POST of JSON for all of them; `text` is what chat programs show. */
async function tellWebhook(url: string, rows: readonly AlarmRow[], now: number): Promise<void> {
	const alarms = rows.map(({ tenant, kind, subject, state, since, text }) => {
		return { tenant, kind, subject, state, since: new Date(since).toISOString(), text };
	});
	const body = JSON.stringify({ text: alarmText(rows), alarms });
	const headers = { 'content-type': 'application/json' };
	const outcome = await post({ url, headers, body, timeoutMs, limit: AbortSignal.timeout(timeoutMs), now });
	if (outcome.kind !== 'done') throw Object.assign(new Error('refused'), { code: `HTTP ${outcome.status ?? 'none'}` });
}

async function tellByMail(to: string, rows: readonly AlarmRow[], env: NodeJS.ProcessEnv): Promise<void> {
	const { SMTP_URL: server, MAIL_FROM: from } = env;
	if (!server) throw Object.assign(new Error('no server'), { code: 'SMTP_URL is not set' });
	const mailboxes = to.split(',').map((one) => one.trim());
	const send = smtpMail(server, { timeoutMs, limit: AbortSignal.timeout(timeoutMs) });
	await send({
		messageId: `<${randomUUID()}@forecourt.invalid>`,
		from: from ?? mailboxes[0] ?? to,
		to: mailboxes,
		subject: subjectOf(rows),
		text: alarmText(rows),
	});
}

function subjectOf(rows: readonly AlarmRow[]): string {
	const on = rows.filter(({ state }) => state === 'on').length;
	const counts = [on > 0 && `${on} ${on === 1 ? 'alarm' : 'alarms'}`, rows.length > on && `${rows.length - on} over`];
	return `Forecourt: ${counts.filter(Boolean).join(', ')}`;
}

function alarmText(rows: readonly AlarmRow[]): string {
	const lines = rows.map(({ state, tenant, text }) => `${state === 'on' ? 'ALARM' : 'OVER'} ${tenant}: ${text}`);
	return `${[subjectOf(rows), '', ...lines].join('\n')}\n`;
}
