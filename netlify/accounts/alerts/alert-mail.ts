import { randomUUID } from 'node:crypto';
import type { SiteConfig } from '../../../src/config/site.ts';
import { fileMail } from '../../delivery/send/file-mail.ts';
import { mailDir } from '../../delivery/send/kept-mails.ts';
import { type SendMail, senderNamed } from '../../delivery/send/mail.ts';
import { smtpMail } from '../../delivery/send/smtp-mail.ts';
import { errorFacts, log } from '../../platform/log.ts';

/** Milliseconds for the whole of an attempt. */
const timeoutMs = 8_000;

type Letter = { to: string; subject: string; text: string; html: string; stop: string };

/** How a mail went: `later` if it was certainly not sent and may be sent later. */
export type MailOutcome = 'sent' | 'later' | 'given up';

/** Whether a site has a way to send mails. A demonstration without a server keeps them as files. */
export const canMail = (site: Pick<SiteConfig, 'demo'>, env: NodeJS.ProcessEnv): boolean =>
	site.demo || Boolean(env['SMTP_URL']);

/** Sends a mail about saved cars. `env` is the tenant's. Mailboxes show their own button to unsubscribe (RFC 8058). */
export async function sendAlertMail(
	site: Pick<SiteConfig, 'slug' | 'name' | 'domain_name'>,
	env: NodeJS.ProcessEnv,
	{ to, subject, text, html, stop }: Letter,
): Promise<MailOutcome> {
	const limit = AbortSignal.timeout(timeoutMs);
	const send: SendMail = env['SMTP_URL'] ? smtpMail(env['SMTP_URL'], { timeoutMs, limit }) : fileMail(mailDir(env));
	const headers = {
		'List-Unsubscribe': `<${stop}>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		'Auto-Submitted': 'auto-generated',
	};
	const from = senderNamed(site.name, env['MAIL_FROM'] ?? `cars@${site.domain_name}`);
	const messageId = `<alert-${randomUUID()}@${site.domain_name}>`;
	try {
		await send({ messageId, from, to: [to], subject, text, html, headers });
		return 'sent';
	} catch (error) {
		log('error', { job: 'alerts', tenant: site.slug, ...errorFacts(error) });
		const { responseCode = 0 } = Object(error) as { responseCode?: number };
		return limit.aborted || responseCode >= 500 ? 'given up' : 'later';
	}
}
