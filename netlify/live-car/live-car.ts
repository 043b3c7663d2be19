import { hasLiveSource } from '../../src/config/stock-feed.ts';
import { appShellPath } from '../../src/contract/app-shell.ts';
import { isCarSlug } from '../../src/domain/addresses/slug.ts';
import { openSite } from '../../src/site/open-site.ts';
import { pageHeaders } from '../../src/site/pages/host-rules.ts';
import type { Site } from '../../src/site/site.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { selectListed } from '../../src/stock/listing/listing.ts';
import { soldAway } from '../../src/stock/listing/sold-away.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { log } from '../platform/log.ts';
import { mostPageBytes, notNow, ownPage, pageAnswer } from './answers.ts';
import { carContent } from './car-content.ts';
import { fillShell } from './fill-shell.ts';
import { lookUp } from './look-up.ts';

const longestSlug = 150;

/**
 * Answers an unknown vehicle of a site whose stock has a live source (ROUTE-2): the car in the site's shell where the
 * source has it and the site would list it, 410 for one sold too long ago, 503 where the source cannot be asked, since
 * search engines drop what answers 404. Everything else is a 404 with the site's page for it.
 */
export async function getLiveCar(call: Call): Promise<Response> {
	const { config, stock_feed } = { config: call.tenant.site, stock_feed: call.tenant.site.stock_feed };
	const site = siteOf(call, []);
	const slug = slugIn(call.request.url);
	if (slug === null || !hasLiveSource(stock_feed)) return ownPage(call, site, 404);
	await limitCalls(call, 'cars');
	const looked = await lookUp(call, stock_feed, slug);
	if ('fault' in looked) {
		log('error', { function: 'live-car', tenant: config.slug, message: looked.fault });
		return notNow(site);
	}
	const { car } = looked;
	const fate = car ? fateOf(car, call) : 'unknown';
	if (car && fate === 'listed') return carPage(call, car);
	return ownPage(call, site, fate === 'gone' ? 410 : 404);
}

async function carPage(call: Call, car: Car): Promise<Response> {
	const site = siteOf(call, [car]);
	const shell = await call.own(appShellPath, mostPageBytes);
	const html = typeof shell === 'string' ? null : fillShell(shell.toString('utf8'), carContent(site, car));
	return html ? pageAnswer(200, html, { ...pageHeaders(site), 'X-Robots-Tag': 'noindex' }) : notNow(site);
}

/** The slug that ends an address. The host hands over the address that was asked for, or the one that its rule leads to. */
export function slugIn(url: string): string | null {
	const last = new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
	return isCarSlug(last) && last.length <= longestSlug ? last : null;
}

const seconds = ({ now }: Call): number => Math.floor(now / 1000);

/** The tenant's site with these cars alone. */
const siteOf = (call: Call, cars: Car[]): Site =>
	openSite({ slug: call.tenant.slug, config: call.tenant.site, cars, css: '', now: seconds(call) });

/** What the site would do with a car if it were built now (SITE-6, SITE-7). */
function fateOf(car: Car, call: Call): 'listed' | 'gone' | 'unknown' {
	const { search_filters: searchFilters, include_sold_cars_days: soldDays } = call.tenant.site;
	const rule = { searchFilters, soldDays, now: seconds(call) };
	if (selectListed([car], rule).listed.length > 0) return 'listed';
	return car.slug in soldAway([car], rule) ? 'gone' : 'unknown';
}
