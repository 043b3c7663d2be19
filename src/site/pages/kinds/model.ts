import type { SiteConfig } from '../../../config/site.ts';
import { lostModels, modelPagePath, rangeModels } from '../../../domain/addresses/model-path.ts';
import { searchPath } from '../../../domain/addresses/search-path.ts';
import { slugify } from '../../../domain/addresses/slug.ts';
import { vehiclePath } from '../../../domain/addresses/vehicle-path.ts';
import { vehicleName } from '../../../domain/cars/vehicle-name.ts';
import { isHired } from '../../../domain/words/template.ts';
import { templateWords } from '../../../domain/words/template-words.ts';
import { capitalised, localiseText } from '../../../domain/words/wording.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import type { Car } from '../../../stock/car/car.ts';
import { financeFormUrl } from '../../cars/actions.ts';
import { priceBasisText } from '../../cars/car-card.ts';
import { type FinanceModel, financeModel, firstRepayment } from '../../cars/finance.ts';
import { lowestPrice, modelColours, modelSpecifications, modelVariants } from '../../content/model-facts.ts';
import { modelSettings } from '../../content/model-settings.ts';
import { modelStockUrl, otherOfRange } from '../../content/models.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { modelThing } from '../../head/json-ld/model.ts';
import { image } from '../../pictures/image.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** Cars of a model that its page shows of new and of used ones; the search has all of them. */
const mostCars = 8;
/** Cars that its variants, colours and facts are taken from. */
const mostRead = 200;
/** Pictures of a car in stock, where the config has none. */
const mostPictures = 6;

/** `/{model slug}/` or the model's override_url: one model, what it costs, and its cars in stock (ROUTE-17). */
export const modelPage = pageKind({
	pages: ({ config }) => {
		const settings = modelSettings(config);
		return rangeModels(config.models, config.excluded_models).flatMap((model) => {
			const path = modelPagePath(model, settings);
			return path ? [{ path, params: model.slug }] : [];
		});
	},
	model: (site, slug: string) => {
		const { config } = site;
		const model = config.models.find((candidate) => candidate.slug === slug);
		const path = model && modelPagePath(model, modelSettings(config));
		if (!model || !path) throw new Error(`There is no page for the model "${slug}".`);
		const { name, manufacturer_name: make, short_description: text = null, image: picture } = model;
		const heading = make ? vehicleName(make, name) : name;
		const { plural, drive } = templateWords(config.template);
		const { cars, groups } = modelStock(site, model);
		const stock = { cars, locale: config.locale };
		const price = modelPrice(model, stock);
		const finance = price && modelFinance(site, price.amount);
		return {
			heading,
			title: heading,
			description: description(heading, { text, price, count: cars.length, dealer: config.name }),
			text,
			path,
			socialImage: picture?.url ?? null,
			image: picture ? image({ url: picture.url, alt: heading, width: 720, ratio: 4 / 3, kind: 'page' }) : null,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Models', path: modelsPath },
				{ name: heading, path },
			],
			make: make ?? null,
			name,
			price,
			basis: price && priceBasisText(config),
			/** The calculator for that price, and what the head says of it; null where the site has none (CAR-12). */
			finance,
			financeHeading: localiseText('Estimate your repayments', config.locale),
			repayment: finance && firstRepayment(finance),
			count: cars.length,
			groups,
			variants: modelVariants(model, stock).map(({ only, ...variant }) => ({
				...variant,
				/** The page of the only one in stock. */
				path: only && vehiclePath(config.template, only),
			})),
			colours: modelColours(model, stock),
			colourHeading: localiseText('Colours', config.locale),
			specifications: modelSpecifications(model, stock),
			gallery: galleryOf(model, cars).map((url, index) =>
				image({
					url,
					alt: `${heading}, picture ${index + 1}`,
					width: 960,
					ratio: 3 / 2,
					kind: 'page',
					sizes: '(max-width: 767px) 50vw, 33vw',
				}),
			),
			offer: model.offer ?? null,
			brochure: model.brochure_url ?? null,
			search: {
				text: `See ${cars.length === 1 ? 'the one' : `all ${cars.length}`} in stock`,
				url: modelStockUrl(site, model),
			},
			drive: `Book a ${drive}`,
			enquire: localiseText('Enquire', config.locale),
			/** What the forms on the page know of it (FORM-10). */
			formAbout: { ...(make && { make, manufacturer_slug: slugify(make) }), model: name, values: { car_type: 'new' } },
			empty: `We have no ${name} in stock right now. Ask us what is on its way, or look through our other ${plural}.`,
			/** The rest of the range. */
			others: otherOfRange(site, model.slug),
			othersHeading: make ? `Other ${make} models` : 'Other models',
			browse: { text: `Browse all ${plural}`, url: searchPath(config) },
			phone: mainPhone(config),
			contactPath,
			/** Whose printed page it is. */
			dealer: { name: config.name, address: new URL(path, config.url) },
		};
	},
	indexed: true,
	view: 'Model',
	jsonLd: ({ config }, model) => [modelThing(model, config)],
	counts: null,
});

const modelsPath = '/models/';

type Model = SiteConfig['models'][number];

/** The cars of a model that are for sale, and their cards: new ones and demonstrators, then used ones. */
function modelStock(site: Site, { name, manufacturer_name: make }: Model) {
	const cards = site.featured(`${filterOf(make, name)} && status:!=sold`, mostRead).filter(({ sold }) => !sold);
	const known = cards.flatMap((card) => {
		const car = site.car(card.slug);
		return car ? [{ card, car }] : [];
	});
	const isNew = ({ car_type }: Car): boolean => car_type !== 'used';
	const used = capitalised(site.config.labels.used);
	const groups = [
		{ heading: 'New and demo', isNew: true, of: known.filter(({ car }) => isNew(car)) },
		{ heading: used, isNew: false, of: known.filter(({ car }) => !isNew(car)) },
	];
	return {
		cars: known.map(({ car }) => car),
		groups: groups.flatMap(({ heading, isNew, of }) =>
			of.length === 0
				? []
				: [
						{
							heading,
							isNew,
							total: of.length,
							cards: of.slice(0, wholeRows(of.length)).map(({ card }) => card),
							wish: wishText(name, isNew, site.config),
						},
					],
		),
	};
}

/** What one says who wants another than the few in stock. */
function wishText(name: string, isNew: boolean, { locale }: Pick<SiteConfig, 'locale'>): string {
	const text = isNew
		? `Tell us the variant and colour you want in your ${name}, and we will find it or order it.`
		: `Tell us the year and the price you have in mind, and we will look for a ${name} for you.`;
	return localiseText(text, locale);
}

/** As many of these cars as fill rows of three or of four: the one that would stand alone is among all of them. */
function wholeRows(count: number): number {
	const shown = Math.min(count, mostCars);
	return shown > 4 && shown % 4 > 0 && shown % 3 > 0 ? shown - 1 : shown;
}

/** The config's pictures, else those of a car in stock that has some, a new one first. */
function galleryOf({ gallery }: Model, cars: readonly Car[]): readonly string[] {
	if (gallery.length > 0) return gallery;
	const shown = cars.filter(({ images }) => images.length > 1);
	const car = shown.find(({ car_type }) => car_type !== 'used') ?? shown[0];
	const pictures = car?.images.slice(0, mostPictures) ?? [];
	return pictures.slice(0, wholeRows(pictures.length)).map(({ image }) => image.url);
}

/** What a new one costs at least, else one in stock: `$42,990`. */
function modelPrice({ price_from }: Model, { cars, locale }: { cars: readonly Car[]; locale: SiteConfig['locale'] }) {
	const fresh = cars.filter(({ car_type }) => car_type === 'new');
	const amount = price_from ?? lowestPrice(fresh) ?? lowestPrice(cars);
	const label = price_from !== undefined || fresh.length > 0 ? 'New from' : 'From';
	return amount === undefined ? null : { label, amount, text: formatMoney(amount, locale) };
}

/** The calculator for a model's lowest price, on sites that sell and have calculators. */
function modelFinance(site: Site, price: number): FinanceModel | null {
	const { config } = site;
	if (!config.finance.calculator || isHired(config.template)) return null;
	const query = new URLSearchParams({ car_type: 'new', vehiclePriceBudget: String(price) });
	return financeModel(price, config, { applyUrl: financeFormUrl(site, query) });
}

type Said = { text: string | null; price: { text: string } | null; count: number; dealer: string };

/** `Room for five. From $42,990, 12 in stock at Test Motors.` */
function description(heading: string, { text, price, count, dealer }: Said): string {
	const facts = [...(price ? [`from ${price.text}`] : []), ...(count > 0 ? [`${count} in stock`] : [])].join(', ');
	return [text, `The ${heading} at ${dealer}${facts && `: ${facts}`}.`].filter(Boolean).join(' ');
}

/** Slugs of models that have no page because another page has their address (ROUTE-17). */
export const modelsWithoutPage = ({ config }: Pick<Site, 'config'>): string[] =>
	lostModels(config.models, modelSettings(config));

function filterOf(make: string | undefined, model: string): string {
	const exactly = (field: string, value: string) => `${field}:=\`${value.replaceAll('`', '')}\``;
	return [...(make ? [exactly('make', make)] : []), exactly('model', model)].join(' && ');
}
