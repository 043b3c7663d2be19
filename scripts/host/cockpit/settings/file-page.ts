import { html } from 'hono/html';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { type SiteClock, siteHead } from '../tenant-tabs.ts';
import type { SiteFile } from './site-file.ts';

/** The file with its lines, at `/tenants/<slug>/config/file/`: each can be linked to. */
export function filePage(
	file: SiteFile,
	{ tenant, operator, clock }: { tenant: HostedTenant; operator: Operator; clock: SiteClock },
): Html {
	const { slug } = tenant;
	const lines = file.text.replace(/\n$/, '').split('\n');
	return cockpitFrame(
		{ title: `site.json of ${tenant.report?.name ?? slug}`, operator },
		html`<header>${siteHead(tenant, 'Settings', clock)}<p class="back"><a href="/tenants/${slug}/config/">← All settings</a></p><div class="title"><h1>site.json</h1><span class="path"><code>${file.path}</code> <button type="button" class="copy" data-copy="${file.path}">Copy path</button></span></div></header>
<div class="scroll framed" tabindex="0" role="region" aria-label="${file.name}"><ol class="file">${lines.map((line, index) => html`<li id="L${index + 1}"><code>${line}</code></li>`)}</ol></div>`,
	);
}
