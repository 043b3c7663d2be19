import type { SiteConfig } from '../../config/site.ts';
import { type ModelSettings, modelPagePath, modelUrl, rangeModels } from '../../domain/addresses/model-path.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { excerptOf } from '../../domain/words/excerpt.ts';
import { type BlockLink, blockLink } from '../blocks/block-link.ts';
import { priceBasisText } from '../cars/car-card.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { askForPrice, isAskedFor } from './asked-models.ts';
import { modelSettings } from './model-settings.ts';
import {
	countText,
	freshestPrice,
	hasHere,
	isMixed,
	modelLine,
	priceText,
	stockText,
	stockWords,
	type TypedPrice,
} from './model-words.ts';
import { modelKinds, stockBodies } from './range-kinds.ts';
import { givenCount, isOfModel, modelStockUrl } from './same-model.ts';
import { comingOf, mergedTypes, type StockModel } from './stock-models.ts';

/** A model of the range. */
export type ModelCard = {
	link: BlockLink;
	/** Null where the whole range is of one make. */
	make: string | null;
	text: string | null;
	/** `SUV · 5 seats · petrol or hybrid`. */
	line: string | null;
	image: Image | null;
	/** What it is, as `RangeKind` has keys of it. */
	kinds: readonly string[];
	/** Cars of it in stock, and in words: `2 new, 3 used in stock`. */
	count: number;
	stock: string | null;
	/** Of these what the price is for, `2 new in stock`; `To order` where there is none of it. */
	fresh: string | null;
	/** Whether what the price is for stands here: not where all of it is on its way. */
	isHere: boolean;
	/** `3 used from $17,990`, where the rest is of new ones. */
	used: string | null;
	/** What one costs at least: `New from $28,990`. */
	from: string | null;
	/** What that covers: `drive away`. */
	basis: string | null;
};

/** Characters of a model's description on its card (ROUTE-17). */
const mostCharacters = 200;

/** The range as the config has it (ROUTE-17); empty where it has none. */
export function modelCards(site: Site): ModelCard[] {
	const { config } = site;
	const stock = site.modelsInStock().flatMap(({ models }) => models);
	const settings = modelSettings(config);
	const range = rangeModels(config.models, config.excluded_models);
	const makes = new Set(range.map(({ manufacturer_name }) => manufacturer_name));
	const mixed = isMixed(site);
	const bodies = stockBodies(site);
	const basis = priceBasisText(config)?.replace(/^\p{L}/u, (letter) => letter.toLowerCase()) ?? null;
	return range.map((model) => {
		const own = stock.filter((one) => isOfModel(one, model));
		const types = mergedTypes(own);
		const isAsked = isAskedFor(site, model, Boolean(types.new ?? types.demo));
		const price: TypedPrice =
			model.price_from === undefined ? freshestPrice(types) : { amount: model.price_from, type: 'new' };
		const said: TypedPrice = isAsked
			? { amount: null, type: 'new' }
			: mixed || model.price_from !== undefined
				? price
				: { ...price, type: null };
		const given = givenCount(config, model.name);
		const count = given ?? own.reduce((sum, one) => sum + one.count, 0);
		return {
			link: blockLink({ text: model.name, url: cardUrl(site, model, settings) }, config),
			make: model.manufacturer_name && makes.size > 1 ? brandName(model.manufacturer_name) : null,
			text: model.short_description ? excerptOf(model.short_description, mostCharacters) : null,
			image: model.image ? image({ url: model.image.url, alt: '', width: 480, ratio: 4 / 3, kind: 'page' }) : null,
			line: modelLine(model, own, config.locale),
			count,
			kinds: modelKinds(model, own, bodies),
			...inStock(
				{
					...{
						count,
						coming: given === undefined ? comingOf(own) : 0,
						named: said.type,
						isOrdered: isAsked || model.price_from !== undefined,
					},
					types: given !== undefined || !mixed ? null : types,
				},
				config,
			),
			from: isAsked ? askForPrice : priceText(said, config),
			basis: said.amount === null ? null : basis,
		};
	});
}

type Counted = {
	count: number;
	coming: number;
	types: StockModel['types'] | null;
	named: TypedPrice['type'];
	isOrdered: boolean;
};

/** What a card says is in stock; without `types` it is not told apart. A new one that has a price and is not here can be ordered. */
function inStock({ count, coming, types, named, isOrdered }: Counted, config: SiteConfig) {
	const all =
		count === 0 ? null : types ? stockText(types, named, config) : countText({ here: count - coming, coming });
	const { fresh, used } = types ? stockWords(types, named, config) : { fresh: all, used: null };
	const isHere = types ? hasHere(types, named) : count > coming;
	return { stock: all, fresh: fresh ?? (isOrdered ? 'To order' : null), isHere, used };
}

/** The cards of the range, but this one's (ROUTE-17). */
export function otherOfRange(site: Site, slug: string): ModelCard[] {
	const { models, excluded_models } = site.config;
	const at = rangeModels(models, excluded_models).findIndex((model) => model.slug === slug);
	return modelCards(site).toSpliced(at, 1);
}

/** Where a model's card leads: its own address or page, else its cars in stock (ROUTE-17). */
function cardUrl(site: Site, model: SiteConfig['models'][number], settings: ModelSettings): string {
	if (model.override_url ?? modelPagePath(model, settings)) return modelUrl(model, settings);
	return modelStockUrl(site, model);
}
