import { html } from 'hono/html';
import type { SplitResult } from '../../../../netlify/fleet/split-results.ts';
import { dayMs } from '../../../../src/domain/hours/days.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { number, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { siteHead } from '../tenant-tabs.ts';
import { leadRate, verdictWords } from './split-words.ts';

type Around = {
	tenant: HostedTenant;
	operator: Operator;
	now: number;
	zone: string;
	/** Address of the site's home page, for a look at a variant; null for a site that is not built. */
	site: string | null;
};

/** What came of a tenant's split tests, at `/tenants/<slug>/split-tests/` (SITE-11): figures, and what they say. */
export function splitPage(results: readonly SplitResult[], around: Around): Html {
	const { tenant, operator } = around;
	const name = tenant.report?.name ?? tenant.slug;
	return cockpitFrame(
		{ title: `Split tests of ${name}`, operator },
		html`<header>${siteHead(tenant, 'Split tests', around)}<h1>Split tests</h1>${results.length ? counting : ''}</header>
${results.length ? results.map((result) => testSection(result, around)) : noTests(tenant.slug)}`,
	);
}

const counting = html`<p>A visitor counts once, after two seconds on the page. A lead counts for the variants that its visitor sees, whatever page it comes from. Search engines and other programs are not counted.</p>`;

const noTests = (slug: string): Html =>
	html`<section class="empty"><h2>No split tests</h2>
<p>This site shows every visitor the same pages. A split test shows a part of the visitors a variant of a page, and counts which one brings more leads.</p>
<p>Worth trying where a page has a few hundred visitors a week: another heading or another button, say. Ask whoever looks after the site to set one up; its figures show here from the first visitor on.</p>
<details class="by-hand"><summary>For whoever looks after the machine</summary><p>List the site in <code>fleet.json</code> under <code>split_testing</code>, describe the variants in <code>split_tests</code> of its <code>site.json</code>, and build it again. <a href="/tenants/${slug}/config/?q=split_tests">See its settings</a></p></details></section>`;

const headings = ['Variant', 'Share', 'Visitors', 'Leads', 'Leads per 100'];

function testSection(result: SplitResult, around: Around): Html {
	const { test, page, since, variants } = result;
	const begun = since === null ? 'Nobody has seen it yet' : html`Since ${timeAgo(since, around)}`;
	return html`<section><h2>${test}</h2><p>${begun}, on <code>${page}</code></p>
<div class="scroll framed" tabindex="0" role="region" aria-label="Figures of ${test}"><table class="split">
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${variants.map((variant) => variantRow(variant, lookAddress(result, around.site)))}</tbody></table></div>
<ul class="verdicts">${verdicts(result, around.now).map((words) => html`<li>${words}</li>`)}</ul></section>`;
}

const lookAddress = ({ page }: SplitResult, site: string | null): ((name: string) => string) | null =>
	site === null ? null : (name) => `${new URL(page, site).href}?variant=${name}`;

function variantRow(variant: SplitResult['variants'][number], lookAt: ((name: string) => string) | null): Html {
	const { name, share, visitors, leads } = variant;
	const shown = lookAt ? html`<a href="${lookAt(name)}">${name}</a>` : name;
	return html`<tr><th scope="row">${shown}</th><td>${share} %</td><td>${number(visitors)}</td><td>${number(leads)}</td><td>${leadRate(variant)}</td></tr>`;
}

function verdicts({ since, variants }: SplitResult, now: number): string[] {
	const [original, ...others] = variants;
	if (!original) return [];
	const days = since === null ? 0 : Math.floor((now - since) / dayMs);
	return others.map((variant) => verdictWords({ original, variant, variants: others.length, days }));
}
