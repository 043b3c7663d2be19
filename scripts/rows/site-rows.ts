import type { Family } from './row.ts';

export const siteRows: Family = {
	name: 'SITE',
	title: 'Tenants, configuration, build',
	rows: [
		{
			code: 'SITE-1',
			title: 'One codebase, many dealers',
			must: 'All dealers and dealer groups run on one codebase; behaviour varies by dealer, group, manufacturer and template.',
			decided: 'Config keys alone switch behaviour. Code never asks which tenant it works for.',
			state: 'works',
		},
		{
			code: 'SITE-2',
			title: 'Config from the dashboard',
			must: 'A site’s config comes from its `site.json` or from `GET {dashboard}/api/v1/websites/{id}/website_session_data.json`. A site without an id makes no call. Staging has hosts of its own.',
			decided:
				'The dashboard’s answer is laid over the file: objects merge, arrays replace, null unsets. The last good answer is used, with a warning, when it is down.',
			state: 'works',
		},
		{
			code: 'SITE-3',
			title: 'Checked configuration',
			must: 'The config has every field that the specification lists, under the same name. A mistake is reported with its file, its path, what was found and what is allowed.',
			decided: 'Unknown keys are errors in `site.json` and warnings in the dashboard’s answer.',
			state: 'works',
		},
		{
			code: 'SITE-4',
			title: 'Stock summary',
			must: 'Each site knows its number of cars, makes, models with counts, new, used and demo cars, offers and articles. What the config does not state is counted from the listed stock.',
			state: 'works',
		},
		{
			code: 'SITE-5',
			title: 'Stock from a feed',
			must: 'Cars come from a file (JSONL, JSON, CSV), a URL or a Typesense collection; tenants may share one.',
			decided:
				'Only records that cannot be read, have no make, model or year, or repeat a slug are left out, each with its reason. A bad value costs its field, not the site. In CSV, a missing status means in stock and a missing `show_on_dealer_website` means listed; in other formats a missing flag means not listed.',
			state: 'works',
		},
		{
			code: 'SITE-6',
			title: 'Search filters of a tenant',
			must: '`search_filters`, in Typesense’s filter language, narrows everything of that tenant: lists, search, summary, car pages and feeds.',
			decided: 'It and the rule of SITE-7 are put in parentheses before they are joined.',
			state: 'works',
		},
		{
			code: 'SITE-7',
			title: 'Which cars are listed',
			must: 'A site lists cars that are in stock or coming soon, and cars sold within the last `include_sold_cars_days` (3) days, if `show_on_dealer_website` is set.',
			decided:
				'A car sold exactly that many days ago is gone. `sold: true` counts as sold whatever the status says. A car that the site has listed and whose feed gives no date is sold since the site first saw that. For 90 days a car that is gone answers 410: of the latest 200 the page says which car it was, without its price, and shows others of its model first.',
			state: 'works',
		},
		{
			code: 'SITE-8',
			title: 'Templates',
			must: 'Eight templates (car, truck, motorcycle, camper, rv, rental, subscription, conversion) set vehicle paths, the default search, wording, default pages and menus.',
			decided:
				'Also the facts of cards and car pages, and filters: berths, length and ATM of campers; GVM, licence and axles of trucks; engine size and LAMS of motorcycles; plan, kilometres and term of subscriptions, which are subscribed to.',
			state: 'works',
		},
		{
			code: 'SITE-9',
			title: 'Locales',
			must: 'en-AU, en-NZ and en-US differ in spelling, km or miles, currency, dates and phone numbers. Another country is a file: de-DE is one.',
			decided:
				'Only what is displayed changes: routes, field names and stored values stay, and distances are stored in km.',
			state: 'works',
		},
		{
			code: 'SITE-10',
			title: 'Feature flags',
			must: '`autobot`, `dealercell`, `dealerstudio`, `impel`, `autograb`, `redbook` and `nevdis` each switch a feature.',
			decided:
				'In that order: chat assistant, swapped phone numbers, online tools, 360° view, trade-in offer, valuation figures, look-up by plate. A look-up whose flag is off answers 404.',
			state: 'works',
		},
		{
			code: 'SITE-11',
			title: 'Fleet-wide switches',
			must: 'Lists of site slugs switch on authentication, split testing and bot protection.',
			decided:
				'Authentication offers sign-in on sites with a garage; without a `fleet.json` the garage alone decides. Bot protection puts a proof of work on every form and on the sign-in. A page’s variants are in its HTML, and an inline script chooses one before the page is painted.',
			state: 'works',
		},
		{
			code: 'SITE-12',
			title: 'Plugins',
			must: 'Tag manager, analytics, social pixel, chat, call tracking and other third-party scripts load from one registry. Nothing loads before consent where the site asks for it, and nothing blocks rendering.',
			state: 'works',
		},
		{
			code: 'SITE-13',
			title: 'Pictures',
			must: 'Images come from an image CDN with a width and a quality: 75 by default, 80 for cars, 100 for locations. Share pictures are 1200×630. Car cards state the sizes 100vw, 33vw and 25vw.',
			decided:
				'The hosts that feed, config and texts name are the ones that the image service may fetch from, for that site alone. A car’s share picture has its name, price and first photo; a function draws it when it is first asked for.',
			state: 'works',
		},
		{
			code: 'SITE-14',
			title: 'Breakpoints',
			must: 'The breakpoints are 400, 576, 768, 992, 1200 and 1400 px. The `-down` variants include their breakpoint.',
			state: 'works',
		},
		{
			code: 'SITE-15',
			title: 'Mock mode',
			must: 'A demo site with `mock: true` calls `/mock` instead of `/api` and gets canned answers.',
			decided: 'A test reads from the functions which calls there are. What no page calls is not mirrored.',
			state: 'works',
		},
		{
			code: 'SITE-16',
			title: 'Rebuilds',
			must: 'A site is rebuilt by its slug, and CI rebuilds just the sites whose config changed. A failure reads ‘An error occurred with website refresh: {message}’.',
			state: 'works',
		},
		{
			code: 'SITE-17',
			title: 'Error reporting',
			must: 'Errors in production go to a reporting service, except those of minified frameworks and of hydration.',
			decided:
				'Any service that takes Sentry’s envelopes. Pages send straight to it, from the site’s own address only; what visitors typed, emails, numbers, plates, tokens and queries are taken out. Without a DSN nothing is loaded or sent.',
			state: 'works',
		},
		{
			code: 'SITE-18',
			title: 'Car and stock fields',
			must: 'Car, stock record, model, dealership summary and form field have every field that the specification lists, under the same name.',
			state: 'works',
		},
	],
};
