/**
 * The style sheets that only some pages need, as `site.css` imports them. What is in no part is on every page: a new style sheet
 * is seen everywhere until it is put into a part here.
 */
export const styleParts = {
	hero: ['../blocks/hero.css', '../blocks/search-block.css'],
	blocks: [
		'../blocks/tiles.css',
		'../blocks/usps.css',
		'../blocks/questions.css',
		'../blocks/steps.css',
		'../blocks/offers.css',
		'../blocks/models.css',
		'../blocks/team.css',
		'../blocks/pictures.css',
	],
	articles: ['../views/articles.css'],
	cards: [
		'../components/car-list/car-card.css',
		'../components/car-list/car-card-styles.css',
		'../components/car-list/stock-list.css',
	],
	list: [
		'../components/search/styles/search-page.css',
		'../components/search/styles/search-box.css',
		'../components/search/styles/search-chips.css',
		'../components/search/styles/plain-list.css',
		'../components/search/styles/search-results.css',
		'../components/search/facets/search-filters.css',
	],
	car: [
		'../views/car-page.css',
		'../views/car-details.css',
		'../components/car-page/car-bar.css',
		'../components/car-page/car-offer.css',
		'../components/car-page/gallery.css',
	],
	finance: ['../components/car-page/finance.css'],
	buying: ['../views/car-checkout.css', '../views/car-trade-in.css'],
	places: ['../components/places/location-cards.css', '../components/places/places.css'],
	forms: ['../components/forms/form-place.css', '../components/car-page/dialog.css'],
	saved: ['../components/saved/saved-list.css', '../components/saved/compare.css'],
	device: ['../components/device/device.css'],
	chat: ['../components/chat/chat-dock.css'],
} as const;

export type StylePart = keyof typeof styleParts;

const content = ['hero', 'blocks', 'articles', 'places', 'forms', 'finance'] as const;
const shop = ['hero', 'blocks', 'articles', 'places', 'forms', 'cards'] as const;

/** The sheets that are made, smaller ones first, each with its parts: a page has the first that has all parts it needs. */
export const sheets = {
	place: ['places', 'forms'],
	content,
	list: ['cards', 'list', 'forms', 'device'],
	home: [...shop],
	car: ['cards', 'car', 'finance', 'places', 'forms', 'device'],
	saved: ['cards', 'saved', 'forms', 'device'],
	blocks: [...shop, 'finance'],
	site: Object.keys(styleParts) as StylePart[],
} as const satisfies Record<string, readonly StylePart[]>;

export type SheetName = keyof typeof sheets;

/** The smallest sheet that has these parts. */
export function sheetWith(parts: Iterable<StylePart>): SheetName {
	const needed = new Set(parts);
	const names = Object.keys(sheets) as SheetName[];
	return names.find((name) => needed.isSubsetOf(new Set<StylePart>(sheets[name]))) ?? 'site';
}

/** The text of `site.css` without the parts that a sheet does not have. */
export function sheetText(siteCss: string, name: SheetName): string {
	const kept: readonly StylePart[] = sheets[name];
	const left = Object.entries(styleParts).flatMap(([part, files]) => (kept.some((one) => one === part) ? [] : files));
	return left.reduce((text, file) => text.replace(importOf(file), ''), siteCss);
}

/** The parts that stand late in a page, each with a sheet right before it: nothing that is seen first waits for them. */
export const lateParts = ['chat'] as const satisfies readonly StylePart[];

/** The text of the sheet that has this part alone; of the rest of `site.css` it knows the variants and tokens. */
export function latePartText(siteCss: string, part: StylePart): string {
	const files: readonly string[] = styleParts[part];
	return siteCss
		.replace(
			'@import "tailwindcss" source("..");',
			'@layer theme, base, components, utilities;\n@reference "tailwindcss";',
		)
		.replaceAll(/^@import "(\.[^"]+)".*\n/gm, (line, file: string) => (files.includes(file) ? line : ''));
}

const importOf = (file: string): RegExp => new RegExp(`^@import "${file.replaceAll('.', '\\.')}".*\n`, 'm');
