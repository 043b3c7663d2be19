import type { LeadDestination } from '../../../src/config/leads.ts';
import { isSecureAddress } from '../../../src/domain/secure-address.ts';
import { openLead } from '../../leads/store/sealed-answers.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import type { Parcel } from './parcel.ts';

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
