import { defaultDestination, type LeadDestination } from '../../../src/config/leads.ts';
import { isSecureAddress } from '../../../src/domain/addresses/secure-address.ts';
import { openLead } from '../../leads/store/sealed-answers.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import { deliverByMail } from './adf-mail.ts';
import { deliverToDashboard } from './dashboard.ts';
import type { Outcome, Parcel } from './parcel.ts';
import { deliverToWebhook } from './webhook.ts';

/** The settings of a destination: the site's, or for `mail` a mailbox without an address; null for others. */
export function settingsOf({ site, destination }: Pick<Parcel, 'site' | 'destination'>): LeadDestination | null {
	const { destinations } = site.leads;
	if (Object.hasOwn(destinations, destination)) return destinations[destination] ?? null;
	return destination === defaultDestination ? { kind: 'adf_mail', to: [] } : null;
}

/** Delivers to a destination of any kind. */
export function sendParcel(parcel: Parcel, settings: LeadDestination): Promise<Outcome> {
	switch (settings.kind) {
		case 'dashboard':
			return deliverToDashboard(parcel, settings);
		case 'adf_mail':
			return deliverByMail(parcel, settings);
		case 'webhook':
			return deliverToWebhook(parcel, settings);
	}
}

/**
 * Until when an incomplete lead is held back (Unix milliseconds). Programs get every step at once, a mailbox only when no further
 * step has come for the site's `incomplete_after_minutes`. Null if it can be sent.
 */
export function heldUntil({ lead, site, now }: Parcel, settings: LeadDestination): number | null {
	if (settings.kind !== 'adf_mail' || lead.status === 'complete') return null;
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
	{ settings, env }: { settings: LeadDestination; env: NodeJS.ProcessEnv },
): Parcel | null {
	if (settings.kind === 'adf_mail' || !isSecureAddress(settings.url)) return parcel;
	const lead = openLead(parcel.lead, () => vaultOf(env));
	return lead && { ...parcel, lead };
}
