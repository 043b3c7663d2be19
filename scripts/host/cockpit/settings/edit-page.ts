import { html } from 'hono/html';
import type { RebuildStatus } from '../../../../src/contract/rebuild.ts';
import { slugify } from '../../../../src/domain/addresses/slug.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { siteUrl } from '../../tenant-links.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import type { Untaken } from '../builds/waiting-notice.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { type SiteClock, siteHead } from '../tenant-tabs.ts';
import { isAtOnce } from './at-once.ts';
import { actsBar, otherActs } from './edit-acts.ts';
import { settingField } from './edit-field.ts';
import { farReachingWords } from './far-reaching.ts';
import { asJson } from './form/parts-form.ts';
import { pageTextGroup } from './groups.ts';
import { outcome } from './outcome.ts';
import { draftNotice } from './pending-notice.ts';
import type { Setting } from './rows.ts';
import type { SiteFile } from './site-file.ts';
import { setColours } from './site-sample.ts';
import type { Tried } from './tried.ts';

type Around = {
	tenant: HostedTenant;
	operator: Operator;
	file: SiteFile;
	clock: SiteClock & { status: RebuildStatus | null; untaken: Untaken | null };
	tried: Tried | null;
	host: string;
	/** The addresses of the tenant's own pictures. */
	pictures: readonly string[];
};

/** One setting to change, at `/tenants/<slug>/config/edit/?key=…`: first the value, then what it changes, and only then the button. */
export function editPage(row: Setting, { tenant, operator, file, clock, tried, host, pictures }: Around): Html {
	const { slug, report } = tenant;
	const back = `/tenants/${slug}/config/#${slugify(row.group)}`;
	const line = file.lineOf(row.path);
	const place =
		line === null
			? 'which does not have it yet: the default holds'
			: html`on <a href="/tenants/${slug}/config/file/#L${line}">line ${line}</a>`;
	return cockpitFrame(
		{ title: `${row.name}, ${report?.name ?? slug}`, operator },
		html`<header>${siteHead(tenant, 'Settings', clock)}<p class="back"><a href="${back}">← All settings</a></p><div class="title"><h1>${row.name}</h1>${row.pending === null ? '' : badge('draft')}<a href="/tenants/${slug}/config/history/?key=${encodeURIComponent(row.key)}">History</a></div>${row.description ? html`<p>${row.description}${pageLink(row, tenant, host)}</p>` : ''}</header>
${draftNotice(slug, row, { operator, ...clock })}
<form class="edit-setting" method="post" enctype="multipart/form-data" data-draft="${row.key}" action="/tenants/${slug}/config/edit/#outcome">${tokenIn(operator)}<input type="hidden" name="key" value="${row.key}"><input type="hidden" name="version" value="${file.version}">
<button class="unseen" name="act" value="preview" tabindex="-1" aria-hidden="true">See what changes</button>
${farReach(row)}
${settingField(row, { tried, pictures, file, now: clock.now })}
${otherActs(row, line)}
${tried ? outcome(row, { tried, slug, colours: setColours(file.value) }) : html`<p class="quiet">Nothing is saved before you have seen what changes${isAtOnce(row.path) ? '. It works as soon as it is saved: no page of the site shows it' : ', and nothing is on the site before you publish it'}.</p>`}
${actsBar(tried, back)}
<details class="by-hand"><summary>For developers</summary><p><code>${row.key}</code> in <code>${file.name}</code>, ${place}</p>${row.control === 'parts' ? asJson(row, tried && !tried.isRemoval ? tried.written : row.written) : ''}</details></form>`,
	);
}

/** What visitors notice of another choice, where that is more than one place. */
function farReach({ path }: Setting): Html | '' {
	const words = farReachingWords(path);
	return words ? html`<p class="notice warn" id="far-reach"><strong>What visitors notice:</strong> ${words}</p>` : '';
}

/** The way to the page that a text is on. */
function pageLink({ group, path }: Setting, { slug, root }: HostedTenant, host: string): Html | '' {
	if (group !== pageTextGroup || !root) return '';
	return html`. <a href="${siteUrl(slug, host)}${path[1]}">See the page</a>${path.length > 2 ? html` or <a href="?key=${encodeURIComponent(path.slice(0, 2).join('.'))}">change all of its texts together</a>` : ''}`;
}
