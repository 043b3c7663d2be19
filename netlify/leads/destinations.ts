import { defaultDestination } from '../../src/config/leads.ts';
import { routeLead } from '../../src/domain/lead-routing.ts';
import type { StoredLead } from '../platform/db/schema.ts';
import type { Tenant } from '../platform/runtime/tenants.ts';

/**
 * Where a version of a lead has to be delivered: to the destinations of the tenant's first rule that fits, else to `mail`, so
 * that no lead goes nowhere (FORM-15). Which versions a destination gets is the delivery's to say.
 */
export function destinationsOf({ site }: Tenant, lead: Pick<StoredLead, 'category' | 'location_id'>): string[] {
	return [...(routeLead(lead, site.leads.routing) ?? [defaultDestination])];
}
