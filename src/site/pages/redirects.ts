import { hasLiveSource } from '../../config/stock-feed.ts';
import { liveCarPath } from '../../contract/app-shell.ts';
import { asFormerAddress } from '../../domain/addresses/former-address.ts';
import { pageAlias, pagePath } from '../../domain/addresses/pages-path.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { checkoutPath, vehicleFolders, vehiclePath } from '../../domain/addresses/vehicle-path.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import type { Site } from '../site.ts';
import { contactPath, garagePath, locationsPath, savedPath, serviceLocationsPath } from './links.ts';

/** A rule of the host. It keeps the query, as every one of ours should. With 200 and 410, `to` is what is shown there. */
type Redirect = { from: string; to: string; status: 200 | 301 | 302 | 410 };

/**
 * Addresses of the dealer's former website, the other forms of page addresses, which lead to the one that the site uses (ROUTE-9,
 * ROUTE-12, ROUTE-13, ROUTE-15, ROUTE-16), and cars that have moved or are gone.
 */
export function redirects(site: Site): Redirect[] {
	const ofCars = [...movedRules(site), ...goneRules(site)];
	const ofLists = [...landingRules(site), ...checkoutRules(site)];
	const ofPages = [...pageForms(site), ...settingForms(site), ...shortForms(site)];
	const { exact, below } = formerAddresses(site);
	return [...exact, ...ofPages, ...ofCars, ...ofLists, ...liveCarRule(site), ...below, ...typedLandingRules(site)];
}

/**
 * A car that no file and no rule above knows is looked up where the stock has a live source (ROUTE-2). The host serves
 * files first, since the rule is not forced. It comes after all others for cars: one that is known to be gone is not asked for.
 */
function liveCarRule({ config: { template, stock_feed } }: Site): Redirect[] {
	if (!hasLiveSource(stock_feed)) return [];
	return [{ from: vehiclePath(template, ':slug'), to: `${liveCarPath}:slug`, status: 200 }];
}

/**
 * Addresses of the dealer's former website (ROUTE-16). What is named alone comes before our own rules; all below an address comes
 * after them, so that `/cars/*` does not hide cars that have moved.
 */
function formerAddresses(site: Site): { exact: Redirect[]; below: Redirect[] } {
	const { redirects: former, use_pages_path } = site.config;
	const rules = former
		.map(({ from, url }) => ({ from: asFormerAddress(from), to: url, status: 301 as const }))
		.filter(({ from }) => !site.hasPage(from))
		.map((rule) => (rule.to.startsWith('/') ? { ...rule, to: pagePath(rule.to, use_pages_path) } : rule));
	const { true: below = [], false: exact = [] } = Object.groupBy(rules, ({ from }) => `${from.endsWith('*')}`);
	return { exact, below };
}

function pageForms(site: Site): Redirect[] {
	const { pages, use_pages_path } = site.config;
	const paths = [...Object.keys(pages).map((key) => pagePath(key, use_pages_path)), ...site.markdownPages()];
	return [...new Set(paths)].flatMap((to) => {
		const from = pageAlias(to, use_pages_path);
		return from && !site.hasPage(from) ? [{ from, to, status: 301 as const }] : [];
	});
}

/**
 * Addresses above those that a site has: who shortens `/cars/2021-kia-rio-k1/` or `/search/used-cars/` finds the list (ROUTE-3, ROUTE-6), by
 * every template's word for its vehicles; so do those above locations and their contact pages (ROUTE-13), and what else pages of a dealer are called.
 */
function shortForms(site: Site): Redirect[] {
	const list = searchPath(site.config);
	const aboveList = site.searchPages().map(({ path }) => `/${path.split('/')[1]}/`);
	const short: [from: string, to: string][] = [
		...[...vehicleFolders.map((folder) => `/${folder}/`), ...aboveList].map((from): [string, string] => [from, list]),
		...['/locations/', '/location/', '/our-location/'].map((from): [string, string] => [from, locationsPath]),
		['/contact-us/', contactPath],
		['/about/', pagePath('/about-us/', site.config.use_pages_path)],
	];
	return [...new Map(short)]
		.filter(([from, to]) => from !== to && !site.hasPage(from) && site.hasPage(to))
		.map(([from, to]) => ({ from, to, status: 301 }));
}

/** Addresses that a setting has moved: finance, the garage and its prefix, service locations that there are none of, the blog as /news. */
function settingForms(site: Site): Redirect[] {
	const { finance_replaces_pre_approval, garage_settings, blog_path } = site.config;
	const saved = savedPath(garage_settings.prefix);
	const moved: [from: string, to: string, when: boolean][] = [
		['/finance-pre-approval/', '/finance/', finance_replaces_pre_approval],
		[`${garagePath}/`, saved, true],
		[`${garage_settings.prefix}/`, saved, true],
		[serviceLocationsPath, locationsPath, true],
		['/blog/', `${blog_path}/`, blog_path !== '/blog'],
		['/blog/*', `${blog_path}/:splat`, blog_path !== '/blog'],
	];
	const rules = moved
		.filter(([from, to, when]) => when && from !== to && !site.hasPage(from))
		.map(([from, to]) => ({ from, to, status: 301 as const }));
	return [...new Map(rules.map((rule) => [rule.from, rule])).values()];
}

/** A car's address before its make or model was called something else; a car that cannot be read leads to the list for now. */
function movedRules(site: Site): Redirect[] {
	const { template } = site.config;
	return site
		.moved()
		.map(({ slug, to }): Redirect => {
			const from = vehiclePath(template, slug);
			if (to === null) return { from, to: everythingPath(site.config), status: 302 };
			return { from, to: vehiclePath(template, to), status: 301 };
		})
		.filter(({ from }) => !site.hasPage(from));
}

/** A car that cannot be reserved has no page for it (ROUTE-7): the address leads to the car. It may have one again, so for now only. */
function checkoutRules({ config: { template } }: Site): Redirect[] {
	const to = vehiclePath(template, ':slug');
	return ['checkout', 'buy-online'].map((last) => ({
		from: checkoutPath(template, ':slug', last),
		to,
		status: 302 as const,
	}));
}

/** A page of the site takes precedence over a former car with the same address. */
function goneRules(site: Site): Redirect[] {
	return site
		.gone()
		.map(({ slug, page }) => ({ from: vehiclePath(site.config.template, slug), to: page.path, status: 410 as const }))
		.filter(({ from }) => !site.hasPage(from));
}

/**
 * A page that a list no longer has leads to its first one, a list that has lost its last car to the one above it (SRCH-2). For
 * now only: the cars may come back. A list that the site never had is not found. Files are served before these rules.
 */
function landingRules(site: Site): Redirect[] {
	const all = everythingPath(site.config);
	const pages = ['', ':name/', ':make/:model/'].map((list) => [`${list}page/:number/`, list]);
	const lost = site.knownLists().lost.map((key) => {
		const make = `${key.split('/')[0]}/`;
		return [`${key}/`, key.includes('/') && site.hasPage(all + make) ? make : ''];
	});
	return [...pages, ...lost].map(([from, to]) => ({ from: `${all}${from}`, to: `${all}${to}`, status: 302 as const }));
}

/**
 * Who writes a make, model or body below a list of some car types, `/search/used-cars/suvs/`, finds these alone: the list of
 * everything reads the words (SRCH-6). For now only, as the words may mean something else tomorrow. What names no list of the site is
 * not found.
 */
function typedLandingRules(site: Site): Redirect[] {
	const all = everythingPath(site.config);
	const names = landingWords(site);
	return site
		.searchPages()
		.filter(({ carTypes }) => carTypes.length < 3)
		.flatMap(({ path, carTypes }) => [
			{ from: `${path}page/:number/`, to: path, status: 302 as const },
			...names.map((name) => ({
				from: `${path}${name}/`,
				to: `${all}?type=${carTypes.join('~')}&q=${name.replace(/[/-]/g, '+')}`,
				status: 302 as const,
			})),
		]);
}

/** What lists of the site are called in addresses, those without cars too; bodies also by one: `suvs`, `suv`. */
function landingWords(site: Site): string[] {
	const keys = [...site.landings().map(({ key }) => key), ...site.knownLists().lost];
	const bodies = site.landingNames('body', null).map(({ name }) => slugify(name));
	return [...new Set([...keys, ...bodies.map((many) => many.replace(/(?<=ch|sh|x|s)es$|(?<=[^s])s$/, ''))])];
}
