import { html } from 'hono/html';
import { tenantDirs } from '../../publish/paths.ts';
import { lastConfig } from '../../publish/read/last-pull.ts';
import type { Html } from '../page-frame.ts';
import { siteUrl } from '../tenant-links.ts';

/** What a site's settings say of its leads; null where no build on this machine noted them. */
export type LeadWays = {
	/** Whether its forms call the canned answers of a demonstration. */
	isMock: boolean;
	/** What the places are called that leads are sent to. */
	destinations: readonly string[];
};

/** Reads it from the settings that the site was built with. */
export function leadWays(out: string, slug: string): LeadWays | null {
	const noted = Object(lastConfig(tenantDirs(out, slug).config)) as {
		slug?: string;
		mock?: unknown;
		leads?: { destinations?: object };
	};
	if (noted.slug === undefined) return null;
	return { isMock: noted.mock === true, destinations: Object.keys(noted.leads?.destinations ?? {}) };
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

function destinationLine(slug: string, names: readonly string[]): Html {
	const settings = html`<a href="/tenants/${slug}/config/?q=leads.destinations">Settings</a>`;
	return names.length
		? html`<p class="quiet">Leads are also sent to ${names.join(', ')}. ${settings}</p>`
		: html`<p class="quiet">Leads are kept here only: no destination is set. ${settings}</p>`;
}
