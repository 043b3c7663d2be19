import { locationContactPath } from '../../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../../domain/places/location-list.ts';
import type { BlockModel } from '../../blocks/block-model.ts';
import { carsPerPage } from '../../lists/page-numbers.ts';
import { homePath } from '../../pages/links.ts';
import type { ModelOf, Page, PageKind } from '../../pages/page-table.ts';
import type { Site } from '../../site.ts';
import { carThing } from './car.ts';
import { articleThing, faqThing } from './content.ts';
import { dealerId, dealerThing, placeThing } from './dealer.ts';
import type { Thing } from './json-ld.ts';
import { breadcrumbThing, stockListThing } from './lists.ts';

type Describe<Kind extends PageKind> = (
	site: Site,
	model: ModelOf<Kind>,
	page: Extract<Page, { kind: Kind }>,
) => (Thing | null)[];

/** What the pages of each kind say besides their breadcrumbs; the other kinds say nothing. */
const table: { [Kind in PageKind]?: Describe<Kind> } = {
	configured: (site, { path, blocks }) => [path === homePath ? dealer(site) : null, questions(blocks)],
	article: ({ config }, model) => [
		articleThing(
			{ ...model, heading: model.title, image: model.socialImage, published: model.date },
			{ origin: config.url, publisher: dealerId(config) },
		),
	],
	'stock-list': ({ config }, { cards, total }, { params }) => {
		if (total === 0) return [];
		return [stockListThing(cards, { total, before: (params.number - 1) * carsPerPage, origin: config.url })];
	},
	'stock-landing': ({ config }, { cards, total }, { params }) => [
		stockListThing(cards, { total, before: (params.number - 1) * carsPerPage, origin: config.url }),
	],
	car: (site, { card, description }) => {
		const car = site.car(card.slug);
		return [car ? carThing(car, { card, description, config: site.config }) : null];
	},
	contact: (site) => [dealer(site)],
	'our-locations': (site) => [dealer(site)],
	'service-locations': (site) => [dealer(site)],
	'dealership-locations': (site) => [dealer(site)],
	'location-contact': (site, { path }) => {
		const departments = visibleLocations(site.config.locations).filter(
			({ name }) => locationContactPath(name) === path,
		);
		return [placeThing(departments, site.config, firstDate(site))];
	},
};

/** What a page shows, as things of schema.org: breadcrumbs where it has them, then what its kind is about. */
export function structuredData(site: Site, page: Page, model: unknown): Thing[] {
	const describe = table[page.kind] as Describe<PageKind> | undefined;
	const things = describe?.(site, model as never, page as never) ?? [];
	const trail = breadcrumbsOf(model);
	const all = [trail && breadcrumbThing(trail, site.config.url), ...things];
	return all.filter((thing) => thing !== null);
}

/** The questions of all accordions of a page. */
function questions(blocks: readonly BlockModel[]): Thing | null {
	const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.settings.items : []));
	return items.length > 0 ? faqThing(items) : null;
}

const dealer = (site: Site): Thing => dealerThing(site.config, firstDate(site));

/** The first date with hours of its own that is not over. */
const firstDate = (site: Site): string => site.holidays()[0]?.date ?? '9999-12-31';

type Trail = { name: string; path: string }[];

function breadcrumbsOf(model: unknown): Trail | null {
	const { breadcrumbs } = (model ?? {}) as { breadcrumbs?: Trail };
	return breadcrumbs && breadcrumbs.length > 0 ? breadcrumbs : null;
}
