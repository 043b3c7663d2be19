import type { SiteConfig } from '../../config/site.ts';
import { isCompareVisible, isFavouriteVisible, type SaveSettings } from '../../domain/cars/save-buttons.ts';
import type { Car } from '../../stock/car/car.ts';

/** Which of a visitor's own lists some car of the site can be put into (CARD-4). */
export type KeptLists = { favourites: boolean; compare: boolean };

type Settings = Pick<SiteConfig, 'favourites_enabled' | 'garage_enabled' | 'offers_subscription' | 'card'>;

/** A list that stays empty is not worth a way there: a garage of cars without prices has no favourites. */
export function keptLists(config: Settings, cars: readonly Car[]): KeptLists {
	const settings = saveSettings(config);
	return {
		favourites: cars.some((car) => isFavouriteVisible(car, settings)),
		compare: cars.some((car) => isCompareVisible(car, config.card)),
	};
}

/** What of a site's config decides which of its cars can be saved (CARD-4). */
export function saveSettings(config: Omit<Settings, 'card'>): SaveSettings {
	return {
		favourites: config.favourites_enabled,
		garage: config.garage_enabled,
		subscriptions: config.offers_subscription,
	};
}
