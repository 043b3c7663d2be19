import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { tenantDirs } from '../../publish/paths.ts';
import { lastConfig } from '../../publish/read/last-pull.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { problemList } from '../problem-list.ts';
import { publishedFacts } from '../published-facts.ts';
import { type Clock, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { type Setting, settingRows } from './settings/rows.ts';
import { type SettingsQuery, settingsList } from './settings/settings-list.ts';
import { siteHead } from './tenant-tabs.ts';

type Around = { out: string; operator: Operator; query: SettingsQuery } & Clock;

/** The settings that a tenant's site was last built from, at `/tenants/<slug>/config/`, and those that a build refused. */
export function configPage(tenant: HostedTenant, { out, operator, query, ...clock }: Around): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const file = report?.configFile ?? `tenants/${slug}/site.json`;
	const rows = notedSettings(out, slug);
	const noted = html`<p>As the site was last built with them. To change them, edit <code>${file}</code> and build again.</p>`;
	const missing = html`<p>They are not known here, as no build on this machine has published the site. Their file is <code>${file}</code>.</p>`;
	return cockpitFrame(
		{ title: `Settings of ${name}`, operator },
		html`<header>${siteHead(tenant, 'Settings', clock)}<h1>Settings</h1>
${rows ? noted : missing}</header>
${heldBack(tenant, clock)}${rows ? settingsList(rows, { ...query, address: `/tenants/${slug}/config/` }) : ''}`,
	);
}

/** What the last build refused, each with its file, field, value and remedy. */
function heldBack({ root, report }: HostedTenant, clock: Clock): Html | '' {
	if (!report || report.ok || report.problems.length === 0) return '';
	const before = publishedFacts(report);
	const since = before ? html` built ${timeAgo(before.endedAt, clock)}` : '';
	const site = root ? html`The site stays as it was${since}, with the settings below.` : 'There is no site yet.';
	return html`<section class="held" id="held-back"><h2 class="bad">Held back (${number(report.problems.length)})</h2>
<p>The build of ${timeAgo(report.endedAt, clock)} was refused. ${site}</p>${problemList(report.problems)}</section>`;
}

/** They; null where no build on this machine noted them. */
function notedSettings(out: string, slug: string): Setting[] | null {
	const { config, answer } = tenantDirs(out, slug);
	const noted = lastConfig(config);
	return isObject(noted) ? settingRows(noted, lastAnswer(answer)) : null;
}

/** What the dashboard said; null where there is none. */
function lastAnswer(file: string): Record<string, unknown> | null {
	try {
		const { value } = JSON.parse(readFileSync(file, 'utf8')) as { value?: unknown };
		return isObject(value) ? value : null;
	} catch {
		// This site has no dashboard, or its answer was not kept whole.
		return null;
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
