import type { SiteConfig } from '../../config/site.ts';
import { vehiclePath } from '../../domain/addresses/vehicle-path.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { dayOfYearText } from '../../domain/cars/day-of-year.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { marketAdvantage } from '../../domain/cars/market.ts';
import { isCompareVisible, isFavouriteVisible, isWatchlistVisible } from '../../domain/cars/save-buttons.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { type CarTag, cardTag, defaultTagTexts } from '../../domain/cars/tag.ts';
import { vehicleName } from '../../domain/cars/vehicle-name.ts';
import { isoDay } from '../../domain/hours/days.ts';
import { type PriceParts, priceParts } from '../../domain/money/price.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { cardSizes, type Image, image } from '../pictures/image.ts';
import { type CardCar, type CardSettings, cardPicture } from './card-fields.ts';
import type { CardRepayment } from './card-repayment.ts';
import { saveSettings } from './kept-lists.ts';

/** What a car's card shows (CARD-1 to CARD-6): plain data, so that the build and the search page draw the same card. */
export type CarCardModel = {
	id: number;
	slug: string;
	path: string;
	/** `2021 Toyota Hilux`. */
	name: string;
	/** Badge and series, `SR5 GUN126R`. */
	variant: string | null;
	/** `Used`, in the tenant's word, and `Coming soon` where the tag says something else. */
	condition: string;
	/** Null shows the New Arrival placeholder. */
	image: Image | null;
	photosCount: number;
	tag: CarTag | null;
	/** Shows SOLD in place of the details (CARD-2). */
	sold: boolean;
	price: PriceParts;
	/** What the price covers, `Drive away`. */
	priceBasis: string | null;
	/** A drop from a price that this site has shown: `Price drop $1,000`, `Was $25,990 on 3 November`. */
	priceDrop: { label: string; text: string } | null;
	/** What speaks for the price, where it is not its drop: `$1,200 below market`. */
	priceValue: string | null;
	/** What it costs a week, where the site’s cards say so. */
	repayment?: CardRepayment;
	/** Three short facts at most: kilometres, transmission, fuel, or what the trade asks (SITE-8). */
	facts: string[];
	/** Where the car is, shown over the picture; null on sites that have one place. */
	location: string | null;
	stocknum: string | null;
	actions: {
		favourite: boolean;
		watchlist: boolean;
		compare: boolean;
		/** Cards of this site have a row for SAVE and Compare: one without either keeps its place, so that prices line up. */
		row: boolean;
	};
	/** `Favourite`, as the locale spells it. */
	favouriteText: string;
};

const cardRatio = 4 / 3;
const cardWidth = 400;

/** The card of a car on this site. `now` is in Unix seconds. */
export function carCard(car: CardCar, config: CardSettings, now: number): CarCardModel {
	const picture = cardPicture(car);
	const tag = cardTag(car, tagSettings(config), now);
	const name = `${car.year} ${vehicleName(car.make, car.model)}`;
	return {
		id: car.id,
		slug: car.slug,
		path: vehiclePath(config.template, car.slug),
		name,
		variant: [car.badge, car.series].filter(Boolean).join(' ') || null,
		condition: [capitalised(conditionLabel(car.car_type, config.labels)), untoldState(car, tag, config)]
			.filter(Boolean)
			.join(' · '),
		image: picture
			? image({ url: picture, alt: name, width: cardWidth, ratio: cardRatio, kind: 'car', sizes: cardSizes })
			: null,
		photosCount: car.photos_count,
		tag,
		sold: !isSellable(car),
		...prices(car, config, now),
		facts: [...(car.card_facts ?? usualFacts(car, config))],
		location: config.override_city ?? place(car, config),
		stocknum: car.stocknum ?? null,
		actions: cardActions(car, config),
		favouriteText: localiseText('Favourite', config.locale),
	};
}

/** The one tag of a coming or reserved car may be that it is electric (CARD-3): then its line says what it is. */
function untoldState(car: CardCar, tag: CarTag | null, { labels }: Pick<CardSettings, 'labels'>): string | null {
	if (!isSellable(car)) return null;
	const { kind } = tag ?? {};
	const text =
		car.reserved && kind !== 'reserved'
			? labels.reserved_tag
			: !car.reserved && car.status === 'coming_soon' && kind !== 'coming_soon'
				? labels.coming_soon_tag
				: '';
	return capitalised(text.toLowerCase()) || null;
}

/** The texts around a car's price on this site (CARD-5). */
function prices(
	car: CardCar,
	config: CardSettings,
	now: number,
): Pick<CarCardModel, 'price' | 'priceBasis' | 'priceDrop' | 'priceValue'> {
	const { labels, offers_subscription: offersSubscription, locale } = config;
	const price = priceParts(car, {
		noPriceText: labels.no_price,
		weeklyOnlyText: car.weekly_text ?? labels.weekly_only,
		offersSubscription,
		locale,
	});
	const priceDrop = priceDropText(car, { config, price, now });
	const below = car.below_market ?? marketAdvantage(car)?.below;
	return {
		price,
		priceBasis: priceBasisText(config),
		priceDrop,
		priceValue: below === undefined || price.saving || priceDrop ? null : belowMarketText(below, config),
	};
}

/** `$1,200 below market` (CAR-5). */
export const belowMarketText = (below: number, { locale }: Pick<SiteConfig, 'locale'>): string =>
	`${formatMoney(below, locale)} below market`;

/** What is said of a drop on its days; beside a before_price of the feed that is another price it would only confuse. */
function priceDropText(
	{ price_drop: drop }: CardCar,
	{ config: { labels, locale }, price, now }: { config: CardSettings; price: PriceParts; now: number },
): CarCardModel['priceDrop'] {
	if (!drop || isoDay(now) > drop.until) return null;
	const was = formatMoney(drop.was, locale);
	if (price.before && price.before !== was) return null;
	const label = price.amount === undefined ? '' : ` ${formatMoney(drop.was - price.amount, locale)}`;
	return { label: labels.price_drop + label, text: `Was ${was} on ${dayOfYearText(new Date(drop.on), locale)}` };
}

/** What the prices of this site cover, `Drive away`, where it says so. */
export function priceBasisText({ price_basis, locale }: Pick<SiteConfig, 'price_basis' | 'locale'>): string | null {
	if (!price_basis) return null;
	return localiseText(price_basis === 'drive_away' ? 'Drive away' : 'Excl. government charges', locale);
}

/** The place without its department: `Northside - Sales` is Northside. A site’s only place goes without saying. */
function place({ location_name, city }: CardCar, { only_places: only = [] }: CardSettings): string | null {
	const name = location_name ? contactName(location_name) : (city ?? null);
	return name && only.includes(name) ? null : name;
}

function usualFacts(car: CardCar, { locale }: CardSettings): string[] {
	const distance = car.km === undefined ? undefined : distanceText(car.km, locale);
	const facts = [distance, car.simple_transmission, car.simple_fuel, car.simple_body];
	return facts.flatMap((fact) => (fact === undefined ? [] : [localiseText(fact, locale)])).slice(0, 3);
}

function cardActions(car: CardCar, config: CardSettings): CarCardModel['actions'] {
	const { favourites_enabled, garage_enabled, card, accounts = false } = config;
	const settings = saveSettings(config);
	return {
		favourite: isFavouriteVisible(car, settings),
		watchlist: accounts && isWatchlistVisible(car, settings),
		compare: isCompareVisible(car, card),
		row: isSellable(car) && (card.compare || (accounts && garage_enabled && favourites_enabled)),
	};
}

function tagSettings({ labels, card }: CardSettings) {
	const texts = {
		...defaultTagTexts,
		reserved: labels.reserved_tag,
		comingSoon: labels.coming_soon_tag,
		new: labels.new_tag,
		electric: labels.electric_tag,
		hybrid: labels.hybrid_tag,
		sold: labels.sold_tag,
	};
	return { electricHybridTag: card.electric_hybrid_tag, texts };
}
