import { zonedTime } from '../../../src/domain/hours/zoned-time.ts';
import type { AdfLead } from './adf-lead.ts';
import { customer } from './customer.ts';
import { zoneOf } from './request-date.ts';
import { vehicles } from './vehicles.ts';
import { provider, vendor } from './vendor.ts';
import { element, leaf } from './xml.ts';

/**
 * A lead as an ADF 1.0 document (`adf-1.0.dtd`): the text of an e-mail that dealers' systems read. `requestdate` is when
 * the lead was complete, in the time of its location.
 */
export function adfDocument(parcel: AdfLead): string {
	const { lead, site, resend } = parcel;
	const prospect = element(
		'prospect',
		[
			leaf('id', lead.id, { sequence: '1', source: site.domain_name }),
			leaf('requestdate', zonedTime(lead.completed_at ?? lead.updated_at, zoneOf(lead, site))),
			...vehicles(parcel),
			customer(parcel),
			vendor(parcel),
			provider(parcel),
		],
		{ status: resend ? 'resend' : 'new' },
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element('adf', [prospect]).xml}\n`;
}
