import type { SiteConfig } from '../../config/site.ts';
import { isCompareVisible, isFavouriteVisible } from '../../domain/cars/save-buttons.ts';
import type { Car } from '../../stock/car/car.ts';

/** Which of a visitor's own lists some car of the site can be put into (CARD-4). */
export type KeptLists = { favourites: boolean; compare: boolean };

type Settings = Pick<SiteConfig, 'favourites_enabled' | 'garage_enabled' | 'card'>;

/** A list that stays empty is not worth a way there: a garage of cars without prices has no favourites. */
export function keptLists({ favourites_enabled, garage_enabled, card }: Settings, cars: readonly Car[]): KeptLists {
	const settings = { favourites: favourites_enabled, garage: garage_enabled };
	return {
		favourites: cars.some((car) => isFavouriteVisible(car, settings)),
		compare: cars.some((car) => isCompareVisible(car, card)),
	};
}
