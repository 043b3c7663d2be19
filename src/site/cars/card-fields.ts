import type { SiteConfig } from '../../config/site.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CardField } from '../../stock/car/car-fields.ts';

/** A car as its card needs it: from the stock, or a document of the index. */
export type CardCar = Pick<Car, CardField> &
	Partial<Pick<Car, 'images' | 'price_drop' | 'autograb_data'>> & {
		/** A document's: how many dollars its price is below the market, where a car's page says so (CAR-5). */
		below_market?: number;
		/** The line of facts, where it is another than that of a car. */
		card_facts?: readonly string[];
		/** What its price by the week is for, where that is another term than the site’s label says: `12-month price`. */
		weekly_text?: string;
	};

/** What of a site's config decides how its cards look; the index carries it too. */
export type CardSettings = Pick<
	SiteConfig,
	| 'template'
	| 'labels'
	| 'card'
	| 'locale'
	| 'override_city'
	| 'favourites_enabled'
	| 'garage_enabled'
	| 'offers_subscription'
	| 'price_basis'
> & {
	/** Visitors can sign in: cards have a SAVE button where the site has a garage. */
	accounts?: boolean;
	/** What a site with a single place calls it; left out where cars are in several. */
	only_places?: readonly string[];
};

/** The settings of a site's cards, and nothing else of its config. */
export function cardSettings(config: CardSettings): CardSettings {
	const { template, labels, card, locale, override_city } = config;
	const {
		favourites_enabled,
		garage_enabled,
		offers_subscription,
		price_basis,
		accounts = false,
		only_places,
	} = config;
	return {
		template,
		labels,
		card,
		locale,
		override_city,
		favourites_enabled,
		garage_enabled,
		offers_subscription,
		price_basis,
		accounts,
		...(only_places && { only_places }),
	};
}

/**
 * What a site with a single place calls it, by name and town (CARD-1): its cards need not say where a car is. Departments
 * of one place count once. Undefined with several places, or none.
 */
export function onlyPlaces({ locations }: Pick<SiteConfig, 'locations'>): string[] | undefined {
	const selling = locations.filter(({ location_type: type }) => type === 'sales' || type === '');
	const names = new Set(selling.map(({ name }) => contactName(name)));
	if (names.size !== 1) return undefined;
	return [...names, ...new Set(selling.flatMap(({ address }) => address.city ?? []))];
}

/** The picture of a car's card: its own choice, else its first. */
export const cardPicture = ({ primary_image_url, images }: CardCar): string | undefined =>
	primary_image_url ?? images?.[0]?.image.url;
