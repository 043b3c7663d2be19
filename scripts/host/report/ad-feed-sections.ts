import { html } from 'hono/html';
import type { TenantReport } from '../../publish/report/build-report.ts';
import type { Html } from '../page-frame.ts';
import { number, sentence } from '../wording.ts';
import type { LinkCars } from './car-links.ts';
import { namedCars } from './named-cars.ts';
import { section } from './report-parts.ts';

/** The feeds for advertisers: from the cars on the site down to those in each feed, with why the others are not in it. */
export function adFeedSections({ adFeeds }: Pick<TenantReport, 'adFeeds'>, link: LinkCars): Html | '' {
	if (adFeeds.length === 0) return '';
	return section('Feeds for advertisers', 'ad-feeds', html`${adFeeds.map((feed) => feedLedger(feed, link))}`);
}

/** What a reason means, where its words alone do not say it. */
const meanings: Readonly<Record<string, string>> = {
	'not here yet': 'on order or on its way, and advertisers take cars that can be bought now',
};

function feedLedger({ file, cars, leftOut, reasons }: TenantReport['adFeeds'][number], link: LinkCars): Html {
	const less = reasons.map(({ reason, cars: count, examples }) => {
		const named = namedCars(examples.map(link), count);
		const meaning = meanings[reason];
		return html`<div><dt>${sentence(reason)}${meaning ? html` <span class="quiet">${meaning}</span>` : ''}<div class="quiet">${named}</div></dt><dd>−${number(count)}</dd></div>`;
	});
	return html`<dl class="rows ledger"><div class="sum"><dt>Cars on the site</dt><dd>${number(cars + leftOut)}</dd></div>${less}
<div class="sum"><dt>Cars in <code>${file}</code></dt><dd>${number(cars)}</dd></div></dl>`;
}
