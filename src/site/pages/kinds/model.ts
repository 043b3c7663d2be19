import type { SiteConfig } from '../../../config/site.ts';
import type { CarShown, FormAbout } from '../../../contract/forms-file.ts';
import { lostModels, modelPagePath, rangeModels } from '../../../domain/addresses/model-path.ts';
import { searchPath } from '../../../domain/addresses/search-path.ts';
import { slugify } from '../../../domain/addresses/slug.ts';
import { vehiclePath } from '../../../domain/addresses/vehicle-path.ts';
import { isFreeHere } from '../../../domain/cars/sellable.ts';
import { vehicleName } from '../../../domain/cars/vehicle-name.ts';
import { templateWords } from '../../../domain/words/template-words.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { middlePrice } from '../../../stock/listing/middle-price.ts';
import { priceBasisText } from '../../cars/car-card.ts';
import { firstRepayment } from '../../cars/finance.ts';
import { askForPrice, isAskedFor } from '../../content/asked-models.ts';
import { modelDeals, otherDeals } from '../../content/model-deals.ts';
import { modelDrive } from '../../content/model-drive.ts';
import { isFresh, modelColours, modelSpecifications } from '../../content/model-facts.ts';
import { modelFinance } from '../../content/model-finance.ts';
import { colourGalleries, modelGallery } from '../../content/model-gallery.ts';
import { askedAt, modelPlaces, modelSteps, placesHeading } from '../../content/model-next.ts';
import { isToOrder, modelOffers } from '../../content/model-offers.ts';
import { modelQuestions } from '../../content/model-questions.ts';
import { modelSettings } from '../../content/model-settings.ts';
import { specificationGroups } from '../../content/model-specs.ts';
import { interestIn, modelPrice, modelStock, orderOf } from '../../content/model-stock.ts';
import { type ModelVariant, modelVariants } from '../../content/model-variants.ts';
import { otherOfRange } from '../../content/range-cards.ts';
import { variantChoice } from '../../content/variant-choice.ts';
import { engineChoices } from '../../content/variant-engines.ts';
import { variantRows } from '../../content/variant-rows.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { faqThing } from '../../head/json-ld/content.ts';
import { modelThing } from '../../head/json-ld/model.ts';
import { image } from '../../pictures/image.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

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
		const { plural } = templateWords(config.template);
		const { cars, groups } = modelStock(site, model);
		const offers = modelOffers(site, model, cars);
		const fresh = cars.filter(isFresh);
		const isAsked = isAskedFor(site, model, fresh.length > 0);
		const price = isAsked ? null : modelPrice(model, { cars, config });
		/** Nothing on the page speaks of a new one: not its price, and no car. */
		const isUsed = price === null ? fresh.length === 0 && !isAsked : price.condition === 'used';
		/** Whose facts and pictures are the model's: a used one's do not stand below the price of a new one. */
		const stock = { cars: isUsed ? cars : fresh, locale: config.locale };
		const finance = price && modelFinance(site, isUsed ? middlePrice(cars) : price.amount);
		const variants = modelVariants(model, stock);
		const paints = modelColours(model, stock);
		const painted = colourGalleries(paints, heading);
		const gallery = modelGallery(site, model, { heading, cars: stock.cars, painted });
		const colours = paints.map(({ picture, gallery: _, ...colour }, index) => ({
			...colour,
			/** The gallery’s first pictures in this colour. */
			pictures: painted?.[index] ?? null,
			image: picture ? modelPicture(picture, `${heading} in ${colour.name}`) : null,
		}));
		const pictured = colours.filter(({ image }) => image !== null);
		const shownImage = pictured[0]?.image ?? (picture ? modelPicture(picture.url, heading) : null);
		const others = otherOfRange(site, model.slug);
		const seenAt = modelPlaces(site, stock.cars, make);
		const standsAt = ({ only }: ModelVariant) => {
			const car = only && site.car(only);
			return car ? askedAt(modelPlaces(site, [car], make)) : {};
		};
		const formAbout: ModelAbout = {
			...(make && { make, manufacturer_slug: slugify(make) }),
			model: name,
			values: { car_type: 'new', ...askedAt(seenAt) },
			shown: {
				...{ name: heading, variant: '', stocknum: '', picture: shownImage?.src ?? null },
				price: price ? `${price.label} ${price.text}` : '',
			},
		};
		const offered = { slug: model.slug, cars: stock.cars };
		const deals = modelDeals(site, offered, heading, formAbout);
		const choice = variantChoice(
			site,
			variants.map((variant) => ({
				...variant,
				url: variantUrl(site, model, variant),
				formAbout: aboutVariant(formAbout, variant, standsAt(variant)),
			})),
			{ heading, image: shownImage, settings: model, deals, isOffered: !isUsed && finance !== null },
		);
		const drive = modelDrive(config, stock.cars, formAbout);
		return {
			heading,
			title: heading,
			description: description(heading, {
				text,
				price,
				count: stock.cars.filter(isFreeHere).length,
				dealer: config.name,
			}),
			text,
			path,
			socialImage: picture?.url ?? null,
			image: picture ? modelPicture(picture.url, heading) : null,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Models', path: modelsPath },
				{ name: heading, path },
			],
			make: make ?? null,
			name,
			price,
			basis: price && priceBasisText(config),
			/** The calculator for that price, and what the head says of it; null where the site has none (CAR-12). Used ones cost too differently for one figure. */
			finance,
			financeHeading: localiseText('Estimate your repayments', config.locale),
			repayment: isUsed ? null : finance && firstRepayment(finance),
			count: cars.length,
			/** Only used ones are spoken of. */
			usedOnly: isUsed,
			groups: groups.map((group) => ({ ...group, offer: offers.find(({ isNew }) => isNew === group.isNew) ?? null })),
			/** Each as it is seen once it is chosen. */
			variants: choice,
			/** Their kinds of engine, each with its price. */
			engines: engineChoices(variants, config.locale),
			/** What they are compared by. */
			variantRows: variantRows(choice, config.locale),
			colours,
			/** Those that visitors choose between, each with its picture; none where it would be no choice. */
			pictured: pictured.length > 1 ? pictured : [],
			colourHeading: localiseText('Colours', config.locale),
			colourWord: localiseText('Colour', config.locale),
			/** What an enquiry says once a colour was chosen. */
			paintWish: interestIn(inColour),
			/** The same of a variant that has to be ordered. */
			orderWish: orderOf(inColour),
			specifications: specificationGroups(modelSpecifications(model, stock)),
			/** A demonstration is nobody’s price list. */
			sampleNote: config.demo && model.specifications.length > 0 ? sampleNote : null,
			/** What every variant has, in groups. */
			features: model.features,
			/** What buyers ask of it. */
			questions: modelQuestions(model, { cars: stock.cars, variants, isUsed }, config),
			questionsHeading: `Questions about the ${name}`,
			featuresHeading: `Every ${name} has`,
			featuresNote: config.demo && model.features.length > 0 ? featuresNote : null,
			specificationHeading:
				isUsed && model.specifications.length === 0
					? localiseText(`Our ${config.labels.used.toLowerCase()} ones at a glance`, config.locale)
					: 'Specifications',
			gallery: gallery.pictures,
			/** Whose pictures they are, where they are a car's in stock. */
			galleryCar: gallery.car,
			/** The offers for it that run now, and the page of the others. */
			deals,
			allDeals: otherDeals(site, offered),
			brochure: model.brochure_url ?? null,
			/** Its new cars in stock and its used ones, each with their price. */
			offers,
			/** The list of what the price above it is for; null where there is none of it that one can have. */
			search:
				offers.filter(({ hasFree }) => hasFree).find(({ isNew }) => isNew === !isUsed || !(price || isAsked)) ?? null,
			/** A new one at that price is not in stock. */
			toOrder: isAsked || (price !== null && isToOrder(model, cars)),
			/** What stands in the place of a price that nobody knows, where it can be ordered. */
			askForPrice: isAsked ? askForPrice : null,
			drive,
			enquire: localiseText('Enquire', config.locale),
			/** What the forms on the page know of it (FORM-10). */
			formAbout,
			/** The same for an enquiry, which starts with words for what can be ordered. */
			enquiryAbout: { ...formAbout, values: { ...formAbout.values, message: interestIn(`the ${heading}`) } },
			empty: `We have no ${name} in stock right now. Ask us what is on its way, or look through our other ${plural}.`,
			/** How one buys it here, step by step, and where it can be seen. */
			stepsHeading: `Buying your ${name}`,
			steps: modelSteps(site, { isUsed, places: seenAt, drive }),
			placesHeading: placesHeading(seenAt, config),
			places: seenAt,
			/** The rest of the range. */
			others,
			othersHeading: make && others.every((other) => other.make === null) ? `Other ${make} models` : 'Other models',
			browse: { text: `Browse all ${plural}`, url: searchPath(config) },
			phone: mainPhone(config),
			contactPath,
			/** Whose printed page it is. */
			dealer: { name: config.name, address: new URL(path, config.url) },
		};
	},
	indexed: true,
	view: 'Model',
	jsonLd: ({ config }, model) => [
		modelThing(model, config),
		model.questions.length > 0 ? faqThing(model.questions) : null,
	],
	counts: null,
});

const modelsPath = '/models/';

/** The script of the page fills it in (`src/client/models/paints.ts`). */
const inColour = 'the {name} in {colour}';

const sampleNote = 'These figures are samples, for this demonstration only.';
const featuresNote = 'This list is a sample, for this demonstration only.';

type Model = SiteConfig['models'][number];

const modelPicture = (url: string, alt: string) => image({ url, alt, width: 720, ratio: 4 / 3, kind: 'page' });

type ModelAbout = FormAbout & { shown: CarShown; values: Record<string, string> };

/** What a form knows that is opened at one of the variants: it says which one, to the visitor too. */
function aboutVariant(
	about: ModelAbout,
	{ name, cost, price, count }: ModelVariant,
	place: { location?: string },
): ModelAbout {
	const { shown, values } = about;
	const message = (count > 0 ? interestIn : orderOf)(`the ${shown.name} ${name}`);
	return {
		...about,
		model: `${about.model} ${name}`,
		values: { ...values, ...place, message },
		shown: { ...shown, variant: name, price: price === null ? '' : `${cost.label} ${cost.text}` },
	};
}

/** The page of the only one in stock, else the list of all that there are; the model's name behind it keeps `GX` from being `GXL`. */
function variantUrl(site: Site, model: Model, { name, only, count }: ModelVariant): string | null {
	if (only) return vehiclePath(site.config.template, only);
	if (count === 0) return null;
	const { name: ofModel, manufacturer_name: make } = model;
	const lists = { ...(make && { make: [make] }), model: [ofModel], car_type: ['new', 'demo'] };
	return site.searchUrl(lists, `${name} ${ofModel}`);
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
