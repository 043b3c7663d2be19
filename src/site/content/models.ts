import type { SiteConfig } from '../../config/site.ts';
import { type ModelSettings, modelPagePath, modelUrl, rangeModels } from '../../domain/addresses/model-path.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { vehicleName } from '../../domain/cars/vehicle-name.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import { excerptOf } from '../../domain/words/excerpt.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { type BlockLink, blockLink } from '../blocks/block-link.ts';
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
import { modelKinds, type RangeKind, stockBodies } from './range-kinds.ts';
import { mergedTypes, type StockModel } from './stock-models.ts';

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
};

/** The models of a make that are in stock, each with its list. */
export type ModelGroup = {
	make: string;
	/** How many stand here, and in words: `12 in stock`; `1 on the way` where none does. */
	count: number;
	stock: string;
	/** `from $15,990`. */
	from: string | null;
	models: GroupedModel[];
};

type GroupedModel = {
	name: string;
	url: string;
	count: number;
	/** How many of these are on their way. */
	coming: number;
	/** `SUV`; null where it comes in several, or all models are of one. */
	body: string | null;
	/** What that price is for, `2 new in stock`; `3 in stock`. */
	stock: string;
	/** `3 used from $17,990`, where the rest is of new ones. */
	used: string | null;
	/** `New from $28,990`, `From $185 a week`. */
	from: string | null;
	/** The one that is said first, in dollars, to order by. */
	price: number | null;
	/** The bodies or types it comes in, as {@link RangeKind} has them. */
	bodies: readonly string[];
	/** What it is beside the range, as that has keys of it. */
	kinds: readonly string[];
	image: Image | null;
};

/** Characters of a model's description on its card (ROUTE-17). */
const mostCharacters = 200;

/** Of a model in the list: two side by side on phones. */
const listSizes = '(max-width: 767px) 45vw, 240px';

/** The range as the config has it (ROUTE-17); empty where it has none. */
export function modelCards(site: Site): ModelCard[] {
	const { config } = site;
	const stock = site.modelsInStock().flatMap(({ models }) => models);
	const settings = modelSettings(config);
	const range = rangeModels(config.models, config.excluded_models);
	const makes = new Set(range.map(({ manufacturer_name }) => manufacturer_name));
	const mixed = isMixed(site);
	const bodies = stockBodies(site);
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

/** Every other model in stock, by make: a make that the dealer is named after first, the others by name. */
export function otherModels(site: Site): ModelGroup[] {
	const { config } = site;
	const out = new Set(config.excluded_models.map((name) => name.toLowerCase()));
	const isOther = (model: StockModel): boolean =>
		!out.has(model.name.toLowerCase()) && !config.models.some((own) => isOfModel(model, own));
	const named = slugify(config.name).split('-');
	const isOwn = ({ make }: { make: string }): boolean =>
		slugify(make)
			.split('-')
			.every((word) => named.includes(word));
	const makes = site.modelsInStock();
	const mixed = isMixed(site);
	return [...makes.filter(isOwn), ...makes.filter((make) => !isOwn(make))].flatMap(({ make, models }) => {
		const others = models.filter(isOther);
		if (others.length === 0) return [];
		const links = others.map((model) => ({
			name: model.name,
			url: site.searchUrl({ make: [model.make], model: [model.name] }),
			...otherWords(model, config, mixed),
			body: model.bodies.length === 1 ? localiseText(model.bodies[0] ?? '', config.locale) : null,
			price: freshestPrice(model.types).amount ?? weeklyOf(model, config),
			bodies: model.bodies.map((body) => bodyKey(body, config)),
			kinds: modelKinds({ specifications: [] }, [model], []),
			image: model.photo
				? image({
						url: model.photo,
						alt: '',
						width: 240,
						ratio: 4 / 3,
						kind: 'car',
						widths: [240, 480],
						sizes: listSizes,
					})
				: null,
		}));
		return [{ make, ...hereOf(links), from: makeFrom(others, config), models: links }];
	});
}

function hereOf(models: readonly Pick<GroupedModel, 'count' | 'coming'>[]): Pick<ModelGroup, 'count' | 'stock'> {
	const [here, coming] = [
		models.reduce((sum, one) => sum + one.count - one.coming, 0),
		models.reduce((sum, one) => sum + one.coming, 0),
	];
	return { count: here || coming, stock: countText({ here, coming: here > 0 ? 0 : coming }) };
}

/** New ones lead, whatever a used one costs: the card of the range says it so too. */
function otherWords(
	model: StockModel,
	config: SiteConfig,
	mixed: boolean,
): Pick<GroupedModel, 'count' | 'coming' | 'stock' | 'used' | 'from'> {
	const { name, count: own, types } = model;
	const price = freshestPrice(types);
	const weekly = weeklyOf(model, config);
	const given = givenCount(config, name);
	const count = given ?? own;
	const coming = given === undefined ? comingOf([model]) : 0;
	const plain = { fresh: countText({ here: count - coming, coming }), used: null };
	const said =
		price.type === null ? { fresh: stockText(types, null, config), used: null } : stockWords(types, price.type, config);
	const { fresh, used } = given !== undefined || !mixed ? plain : said;
	return {
		count,
		coming,
		stock: fresh ?? plain.fresh,
		used,
		from:
			price.amount === null && weekly !== null
				? `From ${formatMoney(weekly, config.locale)} a week`
				: priceText(mixed ? price : { ...price, type: null }, config),
	};
}

/** What a week of the cheapest costs, where the site has cars by subscription. */
const weeklyOf = ({ weekly }: StockModel, config: Pick<SiteConfig, 'offers_subscription'>): number | null =>
	config.offers_subscription ? weekly : null;

/** Every model with its list, the range before the others (ROUTE-14): make and model of these as SRCH-5 has them. */
export const modelChoices = (range: readonly ModelCard[], others: readonly ModelGroup[]): BlockLink[] => [
	...range.map(({ link }) => link),
	...others.flatMap(({ make, models }) =>
		models.map(({ name, url }) => ({ text: vehicleName(make, name), url, newTab: false })),
	),
];

/** The bodies of these models, those of most models first; none where all have the same one. */
export function modelBodies(site: Site, groups: readonly ModelGroup[]): RangeKind[] {
	const { locale } = site.config;
	const counts = Map.groupBy(
		groups.flatMap(({ models }) => models.flatMap(({ bodies }) => bodies)),
		(key) => key,
	);
	const stock = site.modelsInStock().flatMap(({ models }) => models.flatMap(({ bodies }) => bodies));
	const bodies = new Map(stock.map((body) => [bodyKey(body, site.config), body]));
	if (counts.size < 2) return [];
	return [...counts]
		.sort(([one, few], [other, many]) => many.length - few.length || inAlphabet(one, other))
		.map(([key]) => {
			const body = bodies.get(key) ?? '';
			return { key, name: bodyPlural(localiseText(body, locale)), url: site.searchUrl({ simple_body: [body] }) };
		});
}

const bodyKey = (body: string, { locale }: Pick<SiteConfig, 'locale'>): string => slugify(localiseText(body, locale));

/** How many of these are on their way. */
const comingOf = (models: readonly StockModel[]): number =>
	models.flatMap(({ types }) => Object.values(types)).reduce((sum, { coming }) => sum + coming, 0);

/** How many of a model there are where the config says so (SITE-4). */
const givenCount = ({ stock_summary }: Pick<SiteConfig, 'stock_summary'>, name: string): number | undefined =>
	stock_summary?.models.find((model) => model.name.toLowerCase() === name.toLowerCase())?.count;

type Named = Pick<SiteConfig['models'][number], 'name' | 'manufacturer_name'>;

/** Whether a model of the stock is this one, however it is spelled. */
function isOfModel(stock: { make: string; name: string }, { name, manufacturer_name: make }: Named): boolean {
	return slugify(stock.name) === slugify(name) && (!make || slugify(stock.make) === slugify(make));
}

/** What the cheapest of a make costs, `from $15,990`; by the week where none has another price. */
function makeFrom(models: readonly StockModel[], config: SiteConfig): string | null {
	const prices = models.flatMap(({ from }) => from ?? []);
	const weekly = models.flatMap((model) => weeklyOf(model, config) ?? []);
	if (prices.length > 0) return `from ${formatMoney(Math.min(...prices), config.locale)}`;
	return weekly.length > 0 ? `from ${formatMoney(Math.min(...weekly), config.locale)} a week` : null;
}

/** Where a model's card leads: its own address or page, else its cars in stock (ROUTE-17). */
function cardUrl(site: Site, model: SiteConfig['models'][number], settings: ModelSettings): string {
	if (model.override_url ?? modelPagePath(model, settings)) return modelUrl(model, settings);
	return modelStockUrl(site, model);
}

/** The cars of a model in stock: their list where there is one, else the search for them. */
export function modelStockUrl(site: Site, { name, manufacturer_name: make }: Named): string {
	return site.searchUrl({ ...(make && { make: [make] }), model: [name] });
}
