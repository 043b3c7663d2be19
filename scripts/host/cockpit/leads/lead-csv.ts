import { leadOutcomes } from '../../../../src/domain/leads/lead-outcome.ts';
import { csvText } from '../../../../src/site/ad-feeds/csv-text.ts';
import { type Clock, moment } from '../../wording.ts';
import { deliveryOf, deliveryWords } from './lead-query.ts';
import type { ListedLead } from './lead-row.ts';
import { formWords } from './lead-words.ts';

const headings = [
	...['Received', 'Site', 'Place', 'Name', 'Phone', 'Email', 'Wants', 'Message', 'Car', 'Stock number', 'Form'],
	...['State', 'Outcome', 'Reason', 'Owner', 'Follow up', 'Promised by', 'Delivery', 'Reference'],
];

/** `isWhole`: with how everybody is reached, as their leads are opened with it. */
type Around = { clockOf: (tenant: string) => Clock; isWhole: boolean };

/**
 * Leads as a table for a spreadsheet, for those who may read them. Of leads that nobody has opened it has what their list shows: the
 * first words of the message, and no phone number or e-mail address. A byte order mark tells Excel that it is UTF-8.
 */
export function leadCsv(leads: readonly ListedLead[], { clockOf, isWhole }: Around): string {
	const rows = leads.map(({ lead, wish, wrote, car, siteName }) => {
		const { zone } = clockOf(lead.tenant);
		const { phone = '', email = '', message = wrote } = ((lead.isOpened || isWhole) && lead.reach) || {};
		return [
			...[
				moment(lead.receivedAt, zone),
				siteName || lead.tenant,
				lead.place,
				lead.name,
				phone,
				email,
				wish,
				message.trim(),
			],
			...[car?.name ?? '', car?.stock ?? lead.about.car?.stock ?? '', formWords(lead), stateWords(lead)],
			...[
				lead.care.outcome ? leadOutcomes[lead.care.outcome] : '',
				lead.care.reason,
				lead.care.owner,
				lead.care.followUp,
			],
			...[lead.promised ? moment(lead.promised.at, lead.promised.zone) : '', deliveryWords[deliveryOf(lead)], lead.id],
		].map(asText);
	});
	return `\uFEFF${csvText([headings, ...rows])}`;
}

function stateWords({ state, isOpened }: ListedLead['lead']): string {
	if (state === 'opened' || (state === 'overdue' && isOpened)) return 'not answered';
	if (state === 'late') return 'not opened in time';
	return state === 'incomplete' ? 'not finished' : state;
}

/** What a spreadsheet would work out as a formula is text to it; a phone number may begin with a plus sign. */
const asText = (text: string): string => (/^(?:[=@\t\r]|[+-](?![\d\s()]+$))/.test(text) ? `'${text}` : text);
