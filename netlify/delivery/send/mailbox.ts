import { filedFor, keptAsFile } from '../../../src/domain/leads/delivery-notes.ts';
import { fileMail } from './file-mail.ts';
import { mailDir } from './kept-mails.ts';
import { type Mail, type SendMail, senderNamed } from './mail.ts';
import { type Outcome, type Parcel, parcelKey, readSecret } from './parcel.ts';
import { smtpMail } from './smtp-mail.ts';

/** Where mails go and which server sends them. */
export type MailSettings = { to: readonly string[]; from?: string | undefined; smtp_env?: string | undefined };

/** A mail without what its settings and its parcel say. */
export type Letter = Omit<Mail, 'messageId' | 'from' | 'to'>;

/** Sends a mail about a parcel. A demonstration site without an address or a server keeps it as a file. */
export async function sendLetter(parcel: Parcel, settings: MailSettings, letter: Letter): Promise<Outcome> {
	const sender = senderOf(parcel, settings);
	if ('outcome' in sender) return sender.outcome;
	try {
		const status = await sender.send({ ...envelope(parcel, settings), ...letter });
		return { kind: 'done', status, ...(sender.note && { note: sender.note }) };
	} catch (error) {
		const { limit, timeoutMs } = parcel;
		if (limit.aborted)
			return { kind: 'retry', status: null, error: `The mail was not sent within ${timeoutMs / 1000} s.` };
		return failed(error);
	}
}

type Sender = { send: SendMail; note?: string };

function senderOf(parcel: Parcel, { to, smtp_env }: MailSettings): Sender | { outcome: Outcome } {
	const { env, site } = parcel;
	const kept = (why: string): Sender => ({
		send: fileMail(mailDir(env)),
		note: `${keptAsFile}${why}`,
	});
	if (site.demo && to.length === 0) return kept(filedFor.address);
	if (site.demo && !smtp_env && !env['SMTP_URL']) return kept(filedFor.server);
	if (to.length === 0)
		return {
			outcome: {
				kind: 'blocked',
				status: null,
				error: 'No address is configured: set `to` in the destination of the site.json.',
			},
		};
	const secret = readSecret(parcel, smtp_env ?? 'SMTP_URL');
	return 'outcome' in secret ? secret : { send: smtpMail(secret.value, parcel) };
}

function envelope(parcel: Parcel, { to, from }: MailSettings): Pick<Mail, 'messageId' | 'from' | 'to'> {
	const { site, destination, env } = parcel;
	const sender = from ?? env['MAIL_FROM'] ?? `leads@${site.domain_name}`;
	return {
		messageId: `<${parcelKey(parcel)}.${destination}@${site.domain_name}>`,
		from: senderNamed(site.name, sender),
		to: to.length > 0 ? to : [sender],
	};
}

/** A 5xx of the server is about this mail or mailbox; a refused sign-in waits for a change of settings. */
function failed(error: unknown): Outcome {
	const { code, responseCode: status = null } = Object(error) as { code?: unknown; responseCode?: number };
	const what = typeof code === 'string' ? ` (${code})` : '';
	if (code === 'ETLS') {
		const error = 'The mail server offers no TLS. Use another server, or end its address with ?tls=optional.';
		return { kind: 'blocked', status, error };
	}
	if (code === 'EAUTH')
		return {
			kind: 'blocked',
			status,
			error: 'The mail server refused the sign-in. Check the user and password in its address.',
		};
	if (status !== null && status >= 500) return { kind: 'dead', status, error: `The mail server answered ${status}.` };
	return { kind: 'retry', status, error: `The mail was not sent${what}.` };
}
