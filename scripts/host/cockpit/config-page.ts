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
	const config = notedConfig(out, slug);
	const noted = html`<p>As the last build read it. To change it, edit <code>${file}</code> and build again.</p>`;
	const missing = html`<p>It is not known here, as the site was built elsewhere. Its file is <code>${file}</code>.</p>`;
	return cockpitFrame(
		{ title: `Config of ${name}`, operator },
		html`<header><p><a href="/tenants/${slug}/">${name}</a></p><h1>Config</h1>
${config === null ? missing : noted}</header>
${config === null ? '' : configParts(config)}`,
	);
}

type Config = Readonly<Record<string, unknown>>;

/** It; null where no build on this machine noted it. */
function notedConfig(out: string, slug: string): Config | null {
	const file = tenantDirs(out, slug).config;
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Plain values in a table, then each list and object folded. A search in the page opens what it finds. */
function configParts(config: Config): Html {
	const entries = Object.entries(config);
	const plain = entries.filter(([, value]) => !isNested(value));
	const nested = entries.filter(([, value]) => isNested(value));
	return html`<dl class="rows settings">${plain.map(([key, value]) => html`<div><dt><code>${key}</code></dt><dd>${String(value)}</dd></div>`)}</dl>
${nested.map(([key, value]) => folded(key, Object.keys(value as object).length, value))}
${folded('The whole file', null, config)}`;
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

const folded = (name: string, count: number | null, value: unknown): Html =>
	html`<details class="fold"><summary>${count === null ? name : html`<code>${name}</code> <span class="quiet">${count}</span>`}</summary>
<pre class="source" tabindex="0">${JSON.stringify(value, null, '\t')}</pre></details>`;
