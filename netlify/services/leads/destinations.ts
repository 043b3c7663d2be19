import type { StoredLead } from '../../db/schema.ts';
import type { Tenant } from '../tenants.ts';

/** Where a version of a lead has to be delivered; the names of destinations are the delivery's. */
export function destinationsOf(_tenant: Tenant, lead: StoredLead): string[] {
	return lead.status === 'complete' ? ['mail'] : [];
}
