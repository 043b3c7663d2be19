import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import { counted, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import type { LeadList } from './lead-list.ts';
import { type LeadQuery, leadAddress } from './lead-query.ts';

/** `path`: of the list. */
type Around = { operator: Operator; query: LeadQuery; path: string };

/** Whether nobody has opened a lead that says how its sender is reached. */
export const isShut = ({ isOpened, reach }: InboxLead): boolean =>
	!isOpened && reach !== null && (reach.phone !== '' || reach.email !== '');

/** The way to the list as a file; for those who have signed in. */
export const exportLink = ({ operator, query, path }: Around): Html | '' =>
	operator.signedIn ? html`<a href="${leadAddress(`${path}leads.csv`, query)}" download>Export as CSV</a>` : '';

/** What the file leaves out of leads that nobody has opened, and the press that has it too and opens them. */
export function wholeExport({ rows, count }: LeadList, { operator, query, path }: Around): Html | '' {
	const shut = rows.filter(isShut).length;
	const isWhole = rows.length === count;
	if (!operator.signedIn || (isWhole && shut === 0)) return '';
	const lead = isWhole ? counted(shut, 'lead') : 'leads';
	const them = !isWhole ? 'those leads' : shut === 1 ? 'that lead' : `those ${number(shut)} leads`;
	return html`<details class="own-name"><summary>Export with all phone numbers and emails</summary><form method="post" action="${leadAddress(`${path}leads.csv`, query)}" data-with-asked>${tokenIn(operator)}<p class="quiet">The CSV leaves out the phone, email and whole message of ${lead} that nobody has opened. Exporting those too counts as opening ${them}, and is noted with each.</p><button>Export and mark as opened</button></form></details>`;
}
