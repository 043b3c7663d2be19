import type { Block, BlockKind } from '../config/blocks.ts';
import { visibleLocations, withoutRepeats } from '../domain/location-list.ts';
import { type SearchCarType, searchPages, searchPath } from '../domain/search-path.ts';
import type { CarCardModel } from './car-card.ts';
import { type LocationCardModel, locationCard } from './location-card.ts';
import type { Site } from './site.ts';

/** A list of stock with the number of cars in it. */
type StockListLink = { path: string; carTypes: readonly SearchCarType[]; total: number };

/** What some blocks need from the site beside their own settings. */
type BlockData = {
	'stock-carousel': { cards: CarCardModel[]; searchPath: string };
	search: { searchPath: string; lists: StockListLink[]; total: number; makes: { name: string; count: number }[] };
	'location-cards': { cards: LocationCardModel[] };
};

type DataOf<K extends BlockKind> = K extends keyof BlockData ? BlockData[K] : null;

/** A block with what it shows. */
export type BlockModel<K extends BlockKind = BlockKind> = {
	[Kind in K]: { kind: Kind; settings: Extract<Block, { kind: Kind }>; data: DataOf<Kind> };
}[K];

const resolvers: { [Kind in keyof BlockData]: (site: Site, settings: Extract<Block, { kind: Kind }>) => BlockData[Kind] } = {
	'stock-carousel': (site, { filter, count }) => ({
		cards: site.featured(filter ?? '', count),
		searchPath: searchPath(site.config),
	}),
	search: (site) => ({
		searchPath: searchPath(site.config),
		lists: searchPages(site.config).map(({ path, carTypes }) => ({ path, carTypes, total: site.stockCount(carTypes) })),
		total: site.summary().count,
		makes: site.summary().makes,
	}),
	'location-cards': (site) => ({
		cards: withoutRepeats(visibleLocations(site.config.locations)).map((location) => locationCard(location, site.config)),
	}),
};

/** Adds what a block shows beside its own settings, read from the site. */
export function blockModel(site: Site, settings: Block): BlockModel {
	const resolve = resolvers[settings.kind as keyof BlockData] as
		| ((site: Site, settings: Block) => BlockData[keyof BlockData])
		| undefined;
	return { kind: settings.kind, settings, data: resolve?.(site, settings) ?? null } as BlockModel;
}
