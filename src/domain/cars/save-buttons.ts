/**
 * Which of the card's own buttons a car gets (CARD-4): Favourite (kept on the device), SAVE (the watchlist of sites with
 * a garage) and Compare. Off sites with a garage, Favourite needs no more than the feature and a sellable car.
 */

import { type Availability, isSellable } from './sellable.ts';

export type SavedCar = Availability & {
	car_type: 'new' | 'used' | 'demo';
	/** Dollars; absent = price on application. */
	price?: number | undefined;
	/** Dollars per week. */
	subscription_price?: number | undefined;
	photos_count: number;
};

/**
 * `favourites`: the favourites feature is on; `garage`: the site has a garage (`garage_enabled`); `subscriptions`: it shows
 * weekly prices (`offers_subscription`).
 */
export type SaveSettings = { favourites: boolean; garage: boolean; subscriptions: boolean };

/**
 * Whether the Favourite button is shown (CARD-4). On garage sites the car must be used, priced above 0 and pictured. Where
 * cars are had by subscription the weekly price is a price too: $0 and $210 per week can be saved.
 */
export function isFavouriteVisible(car: SavedCar, { favourites, garage, subscriptions }: SaveSettings): boolean {
	if (!favourites || !isSellable(car)) return false;
	const price = Math.max(car.price ?? 0, subscriptions ? (car.subscription_price ?? 0) : 0);
	return !garage || (car.car_type === 'used' && price > 0 && car.photos_count > 0);
}

/** Whether the SAVE button of the watchlist is shown: the favourite's conditions, on garage sites only (CARD-4). */
export function isWatchlistVisible(car: SavedCar, settings: SaveSettings): boolean {
	return settings.garage && isFavouriteVisible(car, settings);
}

/** Whether the Compare button is shown: by its own switch, for sellable cars (CARD-4). */
export function isCompareVisible(car: Availability, { compare }: { compare: boolean }): boolean {
	return compare && isSellable(car);
}
