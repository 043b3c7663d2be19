import type { SiteConfig } from '../../config/site.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { bodyKey } from './model-bodies.ts';
import { countText, freshestPrice, isMixed, priceText, stockText, stockWords } from './model-words.ts';
import { modelKinds } from './range-kinds.ts';
import { givenCount, isOfModel } from './same-model.ts';
import { comingOf, type StockModel } from './stock-models.ts';

/** The models of a make that are in stock, each with its list. */
export type ModelGroup = {
	make: string;
	/** How many stand here, and in words: `12 in stock`; `1 on the way` where none does. */
	count: number;
	stock: string;
	/** `from $15,990`. */
	from: string | null;
	/** The list of all of this make. */
	url: string;
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
	/** What the cheapest of any condition costs, in dollars. */
	least: number | null;
	/** The bodies or types it comes in, as `RangeKind` has them. */
	bodies: readonly string[];
	/** What it is beside the range, as that has keys of it. */
	kinds: readonly string[];
	image: Image | null;
};

/** More makes than these are found faster by their names than by scrolling. */
export const mostMakes = 4;

/** Of a model in the list: two side by side on phones. */
const listSizes = '(max-width: 767px) 45vw, 240px';

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
			least: model.from,
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
		return [{ make, ...hereOf(links), from: makeFrom(others, config), url: makeUrl(site, models), models: links }];
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

/** The stock may spell a make in several ways. */
const makeUrl = (site: Site, models: readonly StockModel[]): string =>
	site.searchUrl({ make: [...new Set(models.map((model) => model.make))] });

/** What a week of the cheapest costs, where the site has cars by subscription. */
const weeklyOf = ({ weekly }: StockModel, config: Pick<SiteConfig, 'offers_subscription'>): number | null =>
	config.offers_subscription ? weekly : null;

/** What the cheapest of a make costs, `from $15,990`; by the week where none has another price. */
function makeFrom(models: readonly StockModel[], config: SiteConfig): string | null {
	const prices = models.flatMap(({ from }) => from ?? []);
	const weekly = models.flatMap((model) => weeklyOf(model, config) ?? []);
	if (prices.length > 0) return `from ${formatMoney(Math.min(...prices), config.locale)}`;
	return weekly.length > 0 ? `from ${formatMoney(Math.min(...weekly), config.locale)} a week` : null;
}
