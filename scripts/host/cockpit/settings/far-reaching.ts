const otherAddress =
	'Pages get another address. Links and search results lead to the old one until a redirect is written.';
const comesAndGoes = 'Pages and the links to them come or go with it, for all visitors.';

/** What changes for visitors with settings that reach further than their own place, by their first step. */
const words: Readonly<Record<string, string>> = {
	blog_path: otherAddress,
	build_model_pages: comesAndGoes,
	default_search_path: 'Links to the cars on all pages lead somewhere else.',
	domain_name: 'Visitors, shared links and search results are sent to this domain: it has to lead to the site first.',
	enable_store: comesAndGoes,
	garage_enabled: comesAndGoes,
	garage_settings: otherAddress,
	locale: 'Prices, distances, dates, phone numbers and legal wording change on all pages, to those of that country.',
	offers_subscription: comesAndGoes,
	price_basis: 'Every price on cards, car pages and in repayments is said to be on this basis.',
	search_page_path: otherAddress,
	slug: 'It is the name of the site’s folder and part of its address here.',
	stock_feed: 'All cars on the site are read by it. While it cannot be read, the site stays as it was.',
	template:
		'All pages change: their make-up, the menus that you have not written yourself, and the words for what you sell.',
	time_zone: '“Open now”, opening hours and the times that can be booked go by the clocks there.',
	url: 'Visitors, shared links and search results are sent to this address: it has to lead to the site first.',
	use_pages_path: otherAddress,
};

/** What visitors notice everywhere when a setting is another; empty for one that changes only its own place. */
export const farReachingWords = ([first = '']: readonly string[]): string =>
	Object.hasOwn(words, first) ? (words[first] ?? '') : '';
