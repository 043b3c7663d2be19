import { existsSync, readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { tenantDirs } from '../../publish/paths.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';

/** The config that a tenant's site was last built from, at `/tenants/<slug>/config/`; null where none is noted. */
export function configPage({ slug, report }: HostedTenant, out: string, operator: Operator): Html | null {
	const noted = tenantDirs(out, slug).config;
	if (!existsSync(noted)) return null;
	const name = report?.name ?? slug;
	const file = report?.configFile ?? `tenants/${slug}/site.json`;
	const text = JSON.stringify(JSON.parse(readFileSync(noted, 'utf8')), null, '\t');
	return cockpitFrame(
		{ title: `Config of ${name}`, operator },
		html`<header><p><a href="/tenants/${slug}/">${name}</a></p><h1>Config</h1>
<p>As the last build read it. To change it, edit <code>${file}</code> and build again.</p></header>
<pre class="source" tabindex="0">${text}</pre>`,
	);
}
