import { html } from 'hono/html';
import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';
import type { TenantReport } from '../../../publish/report/build-report.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { counted, type Html } from '../../page-frame.ts';
import { banner } from '../../start/site-card.ts';
import { badge } from '../../state-badge.ts';
import { publicLinks, siteUrl } from '../../tenant-links.ts';
import { type Clock, duration, number, timeAgo } from '../../wording.ts';
import { askedBy } from '../builds/asked-by.ts';
import { shortCommit } from '../builds/build-history.ts';
import type { State } from '../fleet/fleet-rows.ts';
import type { SiteMarks } from './lighthouse-marks.ts';

/** What the panel is made of; `builds`: the newest first. */
type Live = Clock & {
	tenant: HostedTenant;
	state: State;
	builds: readonly BuildAnswer[];
	marks: SiteMarks | null;
	host: string;
};

type Fact = readonly [name: string, value: Html | string];

/** What is live: its picture, since when, how long it took, what it changed, who asked, and the dealer's own pages. */
export function livePanel({ tenant, state, builds, marks, host, ...clock }: Live): Html {
	const { slug, root, report } = tenant;
	const build = builds.find(({ outcome }) => outcome === 'published') ?? null;
	const facts: Fact[] = [
		['State', html`<span class="built">${badge(state)}${report ? builtWords(report, clock) : ''}</span>`],
		...(build ? ([['Last release', releaseWords(build, slug, clock)]] satisfies Fact[]) : []),
		...(build?.facts ? ([['What changed', changeWords(build.facts)]] satisfies Fact[]) : []),
		...(report?.feedAsOf ? ([['Feed changed', timeAgo(report.feedAsOf, clock)]] satisfies Fact[]) : []),
		...(marks ? ([['Lighthouse', marksWords(marks, clock)]] satisfies Fact[]) : []),
		...(root ? ([['Open', pageLinks(slug, root, host)]] satisfies Fact[]) : []),
	];
	const picture = root
		? html`<a class="look" href="${siteUrl(slug, host)}/" aria-label="Open the site">${banner(tenant, host)}</a>`
		: '';
	return html`${picture}<dl class="live-facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** When the site was built or tried last, and what became of the site. */
function builtWords({ ok, endedAt, before, published }: TenantReport, clock: Clock): Html {
	if (ok) return html` <span>last built ${timeAgo(endedAt, clock)}</span>`;
	const since = before ? html` built ${timeAgo(before.endedAt, clock, true)}` : '';
	const site = published ? html`. The site${since} stays.` : '. There is no site yet.';
	return html` <span>last tried ${timeAgo(endedAt, clock)}${site}</span>`;
}

function releaseWords(build: BuildAnswer, slug: string, clock: Clock): Html {
	const { id, started_at, duration_ms, facts } = build;
	const took = duration_ms === null ? '' : ` in ${duration(duration_ms)}`;
	const commit = facts?.commit ? html`, <code title="${facts.commit}">${shortCommit(facts.commit)}</code>` : '';
	return html`<a href="/tenants/${slug}/builds/${id}/">${timeAgo(started_at, clock, true)}</a>${took}${commit} <span class="quiet">${askedBy(build)}</span>`;
}

function changeWords({ cars, pages, changed }: NonNullable<BuildAnswer['facts']>): Html | string {
	const moved =
		cars.in === null
			? []
			: [
					...(cars.in ? [html`<span class="good">+${counted(cars.in, 'car')}</span>`] : []),
					...(cars.out ? [html`<span class="bad">−${counted(cars.out, 'car')}</span>`] : []),
				];
	const parts = changed
		? [
				...(changed.fresh.pages ? [`${number(changed.fresh.pages)} new pages`] : []),
				...(changed.changed.pages ? [`${number(changed.changed.pages)} changed`] : []),
				...(changed.gone.pages ? [`${number(changed.gone.pages)} gone`] : []),
			]
		: [];
	const said = [...moved, ...parts, ...(parts.length ? [] : [`${counted(pages.written, 'file')} written`])];
	return html`${said.map((part, index) => html`${index ? ', ' : ''}${part}`)}`;
}

/** The worst of the pages that were measured. */
function marksWords({ performance, accessibility, bestPractices, seo, pages, at }: SiteMarks, clock: Clock): Html {
	const mark = (name: string, value: number): Html =>
		html`<span class="mark" data-mark="${value >= 90 ? 'good' : value >= 50 ? 'fair' : 'bad'}" title="${name}"><span class="unseen">${name} </span>${value}</span> `;
	return html`${mark('Performance', performance)}${mark('Accessibility', accessibility)}${mark('Best practices', bestPractices)}${mark('SEO', seo)}<span class="quiet">lowest of ${counted(pages, 'page')}, ${timeAgo(at, clock, true)}</span>`;
}

const pageLinks = (slug: string, root: string, host: string): Html =>
	html`<span class="page-links">${publicLinks(slug, root, host).map(({ name, url }) => html`<a href="${url}">${name}</a> `)}</span>`;
