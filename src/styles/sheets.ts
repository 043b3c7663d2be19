/**
 * The style sheets that only some pages need, as `site.css` imports them. What is in no part is on every page: a new style sheet
 * is seen everywhere until it is put into a part here.
 */
export const styleParts = {
	/** In sheets of long pages. */
	far: ['./far.css'],
	hero: [
		'../blocks/hero.css',
		'../blocks/hero-compositions.css',
		'../blocks/stock-choice.css',
		'../blocks/search-block.css',
	],
	blocks: [
		'../blocks/tiles.css',
		'../blocks/usps.css',
		'../blocks/questions.css',
		'../blocks/steps.css',
		'../blocks/price-list.css',
		'../blocks/offers.css',
		'../blocks/team.css',
		'../blocks/pictures.css',
	],
	models: ['../blocks/models.css'],
	makes: ['../blocks/model-tools.css', '../blocks/model-list.css'],
	model: [
		'../blocks/model-page.css',
		'../blocks/model-features.css',
		'../blocks/model-contact.css',
		'../blocks/model-choice.css',
		'../blocks/model-next.css',
	],
	table: [
		'../blocks/variant-table.css',
		'../blocks/compare-two.css',
		'../blocks/variant-names.css',
		'../blocks/variant-choice.css',
	],
	articles: ['../views/articles.css'],
	article: ['../views/article.css'],
	cards: [
		'../components/car-list/car-card.css',
		'../components/car-list/car-card-buttons.css',
		'../components/car-list/car-price.css',
		'../components/car-list/car-card-styles.css',
		'../components/car-list/photo-strip.css',
	],
	grid: ['../components/car-list/car-grid.css', '../components/car-list/pagination.css'],
	list: [
		'../components/car-list/stock-list.css',
		'../components/search/styles/search-page.css',
		'../components/search/styles/search-box.css',
		'../components/search/styles/search-chips.css',
		'../components/search/styles/plain-list.css',
		'../components/search/styles/search-results.css',
		'../components/search/facets/search-filters.css',
		'../components/search/facets/facet-range.css',
		'../components/search/facets/search-panel.css',
	],
	car: [
		'../views/car-page.css',
		'../components/car-page/car-offer.css',
		'../components/car-page/offer-tools.css',
		'../components/car-page/offer-notes.css',
		'../components/car-page/gallery.css',
	],
	subscription: ['../components/car-page/subscription.css'],
	details: [
		'../components/car-page/comments.css',
		'../components/car-page/car-fold.css',
		'../components/car-page/specification.css',
		'../components/car-page/car-features.css',
		'../components/car-page/car-place.css',
		'../components/car-page/key-facts.css',
	],
	/** What the pages of a car and of a model share. */
	bar: [
		'../components/car-page/jumps.css',
		'../components/car-page/car-bar.css',
		'../components/car-page/fine-print.css',
	],
	finance: ['../components/car-page/finance.css'],
	checkout: ['../views/car-checkout.css'],
	gone: ['../views/gone.css'],
	tradeIn: ['../views/car-trade-in.css'],
	map: ['../components/places/place-map.css'],
	open: ['../components/places/open-now.css'],
	places: ['../components/places/location-cards.css'],
	place: ['../components/places/places.css', '../views/contact.css'],
	groups: [
		'../components/places/location-groups.css',
		'../components/places/location-rows.css',
		'../components/places/place-search.css',
	],
	reviews: ['../components/reviews/reviews.css'],
	forms: ['../components/forms/form-place.css'],
	fields: [
		'./fault.css',
		'../islands/forms/styles/fields.css',
		'../islands/forms/styles/choices.css',
		'../islands/forms/styles/times.css',
		'../islands/forms/styles/cars.css',
		'../islands/forms/styles/files.css',
		'../islands/forms/styles/figures.css',
		'../islands/forms/styles/around.css',
		'../islands/forms/styles/widths.css',
		'../components/forms/form-drawn.css',
		'../components/forms/form-next.css',
	],
	lookUp: ['../islands/forms/look-up/look-up.css'],
	picturedHead: ['../components/frame/pictured-head.css'],
	scene: ['../components/scenes/scene.css'],
	offerCars: ['../blocks/offer-cars.css'],
	planPrices: ['../blocks/plan-prices.css'],
	planChoice: ['../components/car-list/plan-choice.css'],
	visitor: ['../views/visitor.css', '../views/success.css', '../views/not-found.css'],
	saved: [
		'../components/saved/saved-list.css',
		'../components/saved/saved-row.css',
		'../components/saved/compare.css',
		'../components/saved/compare-head.css',
		'../components/saved/compare-others.css',
		'../components/saved/kept-searches.css',
	],
	device: ['../components/device/device.css'],
	small: ['../client/recent/recent-cars.css'],
	split: ['../components/split-test/split-test.css'],
	foot: [
		'../components/frame/header/styles/phone-menu.css',
		'../components/frame/header/styles/header-row.css',
		'../components/frame/header/styles/main-menu-list.css',
		'../components/frame/header/styles/header-finder.css',
		'../components/frame/footer.css',
		'../components/forms/form-late.css',
		'../components/car-list/saved-note.css',
		'../components/car-list/new-arrival.css',
		'../components/car-page/dialog.css',
		'../components/car-page/gallery-full.css',
		'../components/car-page/tool-dialogs.css',
	],
	chat: ['../components/chat/chat-dock.css'],
} as const;

export type StylePart = keyof typeof styleParts;

const content = ['hero', 'blocks', 'articles', 'map', 'open', 'places', 'reviews', 'forms'] as const;

/** The sheets that are made, smaller ones first, each with its parts: a page has the first that has all parts it needs. */
export const sheets = {
	visitor: ['visitor', 'forms', 'device', 'small'],
	place: ['map', 'open', 'places', 'place', 'reviews', 'forms', 'small'],
	article: ['articles', 'article', 'cards', 'grid', 'device'],
	content: [...content, 'models', 'device', 'small'],
	model: ['cards', 'model', 'details', 'bar', 'open'],
	checkout: ['cards', 'car', 'checkout', 'tradeIn', 'forms'],
	gone: ['cards', 'grid', 'car', 'details', 'gone'],
	saved: ['cards', 'grid', 'saved', 'device', 'small'],
	list: ['cards', 'grid', 'list', 'device', 'small'],
	home: [...content, 'cards', 'far', 'small'],
	models: [...content, 'cards', 'models', 'small'],
	car: ['far', 'cards', 'car', 'details', 'bar', 'map', 'open', 'device', 'small'],
	blocks: [...content, 'cards', 'models', 'device', 'small', 'split'],
} as const satisfies Record<string, readonly StylePart[]>;

export type SheetName = keyof typeof sheets;

/** The smallest sheet that has these parts. Throws an Error where no sheet has them all. */
export function sheetWith(parts: Iterable<StylePart>): SheetName {
	const needed = new Set(parts);
	const names = Object.keys(sheets) as SheetName[];
	const found = names.find((name) => needed.isSubsetOf(new Set<StylePart>(sheets[name])));
	if (!found) throw new Error(`src/styles/sheets.ts: no sheet has the parts ${[...needed].join(', ')} together.`);
	return found;
}

/** The text of `site.css` without the parts that a sheet does not have. */
export function sheetText(siteCss: string, name: SheetName): string {
	const kept: readonly StylePart[] = sheets[name];
	const left = Object.entries(styleParts).flatMap(([part, files]) => (kept.some((one) => one === part) ? [] : files));
	return left.reduce((text, file) => text.replace(importOf(file), ''), siteCss);
}

/**
 * The parts that stand late in a page or are opened later, each with a sheet right before it: nothing that is seen first waits for
 * them. `foot` is before the footer, `makes` before the models by make, `table` before one that compares models or variants, `subscription`
 * before the plans of a car, `finance` before a calculator, `fields` before a form, `lookUp` before one that looks up a vehicle,
 * `picturedHead` in a page's head on wide screens, `scene` with the drawing of one, `offerCars` before the cars of an offer,
 * `planPrices` before what plans cost, `planChoice` before the choice of one,
 * `groups` before the locations around their map.
 */
export const lateParts = [
	'foot',
	'makes',
	'table',
	'subscription',
	'finance',
	'chat',
	'fields',
	'lookUp',
	'picturedHead',
	'scene',
	'offerCars',
	'planPrices',
	'planChoice',
	'groups',
] as const satisfies readonly StylePart[];

/** The text of the sheet that has this part alone; of the rest of `site.css` it knows the variants and tokens. */
export function latePartText(siteCss: string, part: StylePart): string {
	const files: readonly string[] = styleParts[part];
	return siteCss
		.replace('@import "tailwindcss/theme.css" layer(theme);', '@reference "tailwindcss";')
		.replace('@import "tailwindcss/utilities.css" layer(utilities) source("..");\n', '')
		.replaceAll(/^@import "(\.[^"]+)".*\n/gm, (line, file: string) => (files.includes(file) ? line : ''));
}

const importOf = (file: string): RegExp => new RegExp(`^@import "${file.replaceAll('.', '\\.')}".*\n`, 'm');
