import { html } from 'hono/html';
import { defaultDestination } from '../../../../src/config/leads.ts';
import { nobodySet } from '../../../../src/domain/leads/delivery-notes.ts';
import type { Html } from '../../page-frame.ts';

const wantsAddress = /has no address|No (?:address|mailbox) is configured/;

/** Where it is set who gets the e-mails of a destination. */
export const recipientsAddress = (slug: string, destination: string = defaultDestination): string =>
	`/tenants/${slug}/config/edit/?key=${encodeURIComponent(`leads.destinations.${destination}`)}`;

/** The way there, where a delivery says that nobody is set; nothing for other reasons. */
export const recipientsLink = (why: string, of: { slug: string; destination: string }): Html | '' =>
	why === nobodySet || wantsAddress.test(why)
		? html` <a href="${recipientsAddress(of.slug, of.destination)}">Set who gets the e-mails</a>`
		: '';
