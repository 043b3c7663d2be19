import { html } from 'hono/html';
import { tenantDirs } from '../../../publish/paths.ts';
import { lastConfig } from '../../../publish/read/last-pull.ts';
import type { Html } from '../../page-frame.ts';
import { siteUrl } from '../../tenant-links.ts';
import { recipientsAddress } from '../settings/recipients-link.ts';

/** What a site's settings say of its leads; null where no build on this machine noted them. */
export type LeadWays = {
	/** Whether its forms call the canned answers of a demonstration. */
	isMock: boolean;
	/** The places that leads are sent to, by name: the kind of each. */
	destinations: ReadonlyMap<string, string>;
};

/** Reads it from the settings that the site was built with. */
export function leadWays(out: string, slug: string): LeadWays | null {
	const noted = Object(lastConfig(tenantDirs(out, slug).config)) as {
		slug?: string;
		mock?: unknown;
		leads?: { destinations?: Record<string, { kind?: string }> };
	};
	if (noted.slug === undefined) return null;
	const named = Object.entries(noted.leads?.destinations ?? {});
	return { isMock: noted.mock === true, destinations: new Map(named.map(([name, { kind = '' }]) => [name, kind])) };
}

type Around = { slug: string; host: string; ways: LeadWays | null };

/** What will be in an inbox that is empty, and how to see whether leads arrive. */
export function emptyInbox({ slug, host, ways }: Around): Html {
	const contact = html`<a href="${siteUrl(slug, host)}/contact/">contact page</a>`;
	const steps = html`<ol><li>Open the site’s ${contact}, fill in the form with your own details and send it.</li>
<li>It is here within seconds, as New. What was typed shows once somebody opens the lead.</li>
<li>Remove it with <code>npm run leads -- erase</code> and your e-mail address.</li></ol>`;
	const mock = html`<p>This site is a demonstration: its forms send nothing while <code>mock</code> is on in its settings. Turn it off to try them.</p>`;
	return html`<section class="empty-inbox"><h2>No leads yet</h2>
<p>Every enquiry, test drive, trade-in, finance or service request that a visitor sends is listed here: what it is about, when it came, and whether somebody has opened and answered it. Leads that nobody opens in time come first.</p>
<h3>Try it</h3>${ways?.isMock ? mock : steps}${ways ? destinationLine(slug, ways.destinations) : ''}</section>`;
}

/** Where leads go beside this inbox, by what the settings say; `mail` is where they go when nothing else is set. */
export function destinationLine(slug: string, destinations: LeadWays['destinations']): Html {
	const mailbox = [...destinations].find(([, kind]) => isMail(kind))?.[0];
	const settings = html`<a href="${recipientsAddress(slug, mailbox)}">Set who gets the e-mails</a>`;
	const kinds = [...destinations.values()];
	const others = [...destinations].filter(([, kind]) => !isMail(kind)).map(([name]) => name);
	if (destinations.size === 0) {
		return html`<p class="quiet">Leads go by mail, as no other destination is set: no CRM and no webhook. ${settings}</p>`;
	}
	if (others.length === 0) return html`<p class="quiet">Leads go by mail; no CRM is set. ${settings}</p>`;
	const mail = kinds.some(isMail) ? ' and by mail' : '';
	return html`<p class="quiet">Leads are also sent to ${others.join(', ')}${mail}. ${settings}</p>`;
}

/** Whether a kind of destination is a mailbox. */
export const isMail = (kind: string | undefined): boolean => kind === 'mail' || kind === 'adf_mail';
