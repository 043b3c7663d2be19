import type { LeadDestination } from '../../../src/config/leads.ts';
import { adfDocument } from '../adf/document.ts';
import { sendLetter } from './mailbox.ts';
import type { Provider } from './parcel.ts';

type Settings = Omit<Extract<LeadDestination, { kind: 'adf_mail' }>, 'kind'>;

/** ADF 1.0 XML as the text of an e-mail: for a mailbox that a program reads. */
export const deliverByAdfMail: Provider<Settings> = (parcel, settings) =>
	sendLetter(parcel, settings, {
		subject: `${parcel.lead.category ?? 'Enquiry'} – ${parcel.site.name}`,
		text: adfDocument(parcel),
	});
