import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { publishedFile } from '../../../publish/paths.ts';
import type { ReportedFeed } from '../../../publish/report/build-report.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { section } from '../../report/report-parts.ts';
import { whileUnchanged } from '../../while-unchanged.ts';
import { sentence } from '../../wording.ts';
import type { ListedCar } from '../cars/listed-cars.ts';

const feedNames: Readonly<Record<string, string>> = {
	'/feeds/google-vehicle-ads.csv': 'Google vehicle ads',
	'/feeds/meta-automotive.csv': 'Meta (Facebook, Instagram)',
	'/feeds/stock.csv': 'Stock file for other programs',
};

const feedText = whileUnchanged(
	(file) => [file],
	(file) => {
		try {
			return readFileSync(file, 'utf8');
		} catch {
			// The site in this place is of another build than the report: nobody knows what is in the feed.
			return null;
		}
	},
);

/** Whether a feed has a car, why not, or that nobody knows. */
type InFeed = { name: string; state: 'in' | 'out' | 'unknown'; why: string };

/** The feeds for advertisers of a site, each with whether it has the car. */
function feedsOf({ path, slug }: Pick<ListedCar, 'path' | 'slug'>, { root, report }: HostedTenant): InFeed[] {
	return (report?.adFeeds ?? []).map((feed) => {
		const name = feedNames[feed.file] ?? feed.file;
		const text = root && feedText(join(root, publishedFile(feed.file)));
		if (!path || text === null) return { name, state: 'unknown', why: '' };
		return text.includes(path) ? { name, state: 'in', why: '' } : { name, state: 'out', why: whyNot(feed, slug) };
	});
}

const whyNot = ({ reasons }: ReportedFeed, slug: string): string =>
	reasons.find(({ examples }) => examples.includes(slug))?.reason ?? '';

/** Where a car is advertised beside the site, and why it was left out where it is not. */
export function carFeeds(car: ListedCar, tenant: HostedTenant): Html {
	const feeds = feedsOf(car, tenant);
	const report = `/build-report/${tenant.slug}/#ad-feeds`;
	const words = { in: 'Advertised', out: 'Left out', unknown: 'Not known' } as const;
	const lines = feeds.map(({ name, state, why }) => {
		const reason = state === 'out' ? (why ? sentence(why) : html`<a href="${report}">Why, by reason</a>`) : '';
		return html`<div><dt>${name}${reason ? html`<span class="quiet">${reason}</span>` : ''}</dt><dd class="${state === 'in' ? 'good' : state === 'out' ? 'warn' : 'quiet'}">${words[state]}</dd></div>`;
	});
	const none = html`<p class="quiet">On the site only. Feeds for Google and Meta are switched on in the <a href="/tenants/${tenant.slug}/config/?q=ad_feeds">settings</a>.</p>`;
	const list = html`<dl class="rows ledger">${lines}</dl><p class="quiet"><a href="${report}">All cars in the feeds</a></p>`;
	return section('Where it is advertised', 'feeds', feeds.length ? list : none);
}
