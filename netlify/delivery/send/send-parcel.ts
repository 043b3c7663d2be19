import {
	type AutoReply,
	defaultDestination,
	type LeadDestination,
	receiptDestination,
	replyDestination,
} from '../../../src/config/leads.ts';
import { isSecureAddress } from '../../../src/domain/addresses/secure-address.ts';
import { hasSlots } from '../../../src/site/places/test-drives-at.ts';
import { openLead } from '../../leads/store/sealed-answers.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import { canBeAnswered } from '../adf/can-be-answered.ts';
import { notSent } from '../done-notes.ts';
import { deliverByAdfMail } from './adf-mail.ts';
import { sendAutoReply } from './auto-reply.ts';
import { deliverToDashboard } from './dashboard.ts';
import { deliverByMail } from './lead-mail.ts';
import type { Outcome, Parcel } from './parcel.ts';
import { sendReceipt } from './receipt.ts';
import { deliverToWebhook } from './webhook.ts';

/** The settings of a destination: one that the site names, or a mail to the visitor: the reply, the receipt of a deposit. */
export type Settings =
	| LeadDestination
	| ({ kind: 'auto_reply' } & AutoReply)
	| { kind: 'receipt'; smtp_env?: undefined };

/** What is said where a site has no words of its own, and somebody has asked for a time that was gone (CAR-1). */
const plainReply: AutoReply = {
	subject: 'Your {request} to {dealer}',
	text: 'Hello {first_name},\n\nthank you for your {request}. We will get back to you to agree on a time.\n\n{dealer}\n{phone}',
};

/** The settings of a destination: the site's, or for `mail` a mailbox without an address; null for others. */
export function settingsOf({ site, destination }: Pick<Parcel, 'site' | 'destination'>): Settings | null {
	const { destinations, auto_reply } = site.leads;
	if (destination === replyDestination) {
		const reply = auto_reply ?? (hasSlots(site) ? plainReply : null);
		return reply && { kind: 'auto_reply', ...reply };
	}
	if (destination === receiptDestination) return { kind: 'receipt' };
	if (Object.hasOwn(destinations, destination)) return destinations[destination] ?? null;
	return destination === defaultDestination ? { kind: 'adf_mail', to: [] } : null;
}

const nobodyToAnswer: Outcome = {
	kind: 'done',
	status: null,
	note: `${notSent}the form was only begun, without a phone number or an e-mail address.`,
};

/**
 * Delivers to a destination of any kind; to a mailbox only what somebody can answer. That is decided here and not where the lead
 * is stored: it is held for half an hour anyway, its row sends the lead as it is by then, with the phone number of a later step,
 * and the ledger says why a dealer got nothing.
 */
export async function sendParcel(parcel: Parcel, settings: Settings): Promise<Outcome> {
	if (!('url' in settings) && !canBeAnswered(parcel.lead)) return nobodyToAnswer;
	switch (settings.kind) {
		case 'dashboard':
			return deliverToDashboard(parcel, settings);
		case 'mail':
			return deliverByMail(parcel, settings);
		case 'adf_mail':
			return deliverByAdfMail(parcel, settings);
		case 'auto_reply':
			return sendAutoReply(parcel, settings);
		case 'receipt':
			return sendReceipt(parcel);
		case 'webhook':
			return deliverToWebhook(parcel, settings);
	}
}

/**
 * Until when an incomplete lead is held back (Unix milliseconds). Programs get every step at once, a mailbox only when no further
 * step has come for the site's `incomplete_after_minutes`. Null if it can be sent.
 */
export function heldUntil({ lead, site, now }: Parcel, settings: Settings): number | null {
	if ('url' in settings || lead.status === 'complete') return null;
	const until = lead.updated_at + site.leads.incomplete_after_minutes * 60_000;
	return until > now ? until : null;
}

/**
 * A parcel with its encrypted answers opened, for a destination that may have them: not a mailbox, where anybody can read them
 * years later, and not an address without https. Null if this server does not have their key. `env` is the process's own, which
 * has the secret.
 */
export function withAnswers(
	parcel: Parcel,
	{ settings, env }: { settings: Settings; env: NodeJS.ProcessEnv },
): Parcel | null {
	if (!('url' in settings) || !isSecureAddress(settings.url)) return parcel;
	const lead = openLead(parcel.lead, () => vaultOf(env));
	return lead && { ...parcel, lead };
}
