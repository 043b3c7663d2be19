import { defaultDestination, type LeadDestination } from '../../../src/config/leads.ts';
import { isSecureAddress } from '../../../src/domain/addresses/secure-address.ts';
import { openLead } from '../../leads/store/sealed-answers.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import { deliverByMail } from './adf-mail.ts';
import { deliverToDashboard } from './dashboard.ts';
import type { Outcome, Parcel } from './parcel.ts';
import { deliverToWebhook } from './webhook.ts';

/** The settings of a destination: the site's, else for `mail` those of a mail that is kept as a file; null for others. */
export function settingsOf({ site, destination }: Pick<Parcel, 'site' | 'destination'>): LeadDestination | null {
	const { destinations } = site.leads;
	if (Object.hasOwn(destinations, destination)) return destinations[destination] ?? null;
	return destination === defaultDestination ? { kind: 'adf_mail', to: [] } : null;
}

/** Delivers to whatever kind of destination it is. */
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
 * Until when an incomplete lead is held back (Unix milliseconds): programs get every step at once, a mailbox gets it
 * only when no further step came for the site's `incomplete_after_minutes`. Null if it may go.
 */
export function heldUntil({ lead, site, now }: Parcel, settings: LeadDestination): number | null {
	if (settings.kind !== 'adf_mail' || lead.status === 'complete') return null;
	const until = lead.updated_at + site.leads.incomplete_after_minutes * 60_000;
	return until > now ? until : null;
}

/**
 * A parcel with the answers that are kept encrypted, for a destination that they may go to: not a mailbox, where anybody reads
 * them years later, and not in the clear. Null if this server has not their key. `env` is the process's, which has the secret.
 */
export function withAnswers(
	parcel: Parcel,
	{ settings, env }: { settings: LeadDestination; env: NodeJS.ProcessEnv },
): Parcel | null {
	if (settings.kind === 'adf_mail' || !isSecureAddress(settings.url)) return parcel;
	const lead = openLead(parcel.lead, () => vaultOf(env));
	return lead && { ...parcel, lead };
}
