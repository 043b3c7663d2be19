import type { SiteConfig } from '../../config/site.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CardField } from '../../stock/car/car-fields.ts';

/** A car as its card needs it: from the stock, or a document of the index. */
export type CardCar = Pick<Car, CardField> &
	Partial<Pick<Car, 'images' | 'price_drop'>> & {
		/** The line of facts, where it is another than that of a car. */
		card_facts?: readonly string[];
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
};

/** The settings of a site's cards, and nothing else of its config. */
export function cardSettings(config: CardSettings): CardSettings {
	const { template, labels, card, locale, override_city } = config;
	const { favourites_enabled, garage_enabled, offers_subscription, price_basis, accounts = false } = config;
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
	};
}

/** The picture of a car's card: its own choice, else its first. */
export const cardPicture = ({ primary_image_url, images }: CardCar): string | undefined =>
	primary_image_url ?? images?.[0]?.image.url;
