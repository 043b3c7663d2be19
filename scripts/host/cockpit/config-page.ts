import { existsSync, readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { tenantDirs } from '../../publish/paths.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';

/** The config that a tenant's site was last built from, at `/tenants/<slug>/config/`. */
export function configPage({ slug, report }: HostedTenant, out: string, operator: Operator): Html {
	const name = report?.name ?? slug;
	const file = report?.configFile ?? `tenants/${slug}/site.json`;
	const text = notedConfig(out, slug);
	const noted = html`<p>As the last build read it. To change it, edit <code>${file}</code> and build again.</p>`;
	const missing = html`<p>It is not known here, as the site was built elsewhere. Its file is <code>${file}</code>.</p>`;
	return cockpitFrame(
		{ title: `Config of ${name}`, operator },
		html`<header><p><a href="/tenants/${slug}/">${name}</a></p><h1>Config</h1>
${text === null ? missing : noted}</header>
${text === null ? '' : html`<pre class="source" tabindex="0">${text}</pre>`}`,
	);
}

/** It, with indents; null where no build on this machine noted it. */
function notedConfig(out: string, slug: string): string | null {
	const file = tenantDirs(out, slug).config;
	return existsSync(file) ? JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, '\t') : null;
}
