import { distanceText } from '../../domain/cars/distance.ts';
import type { Locale } from '../../domain/words/locale.ts';
import type { FactCar } from './facts/fact-rows.ts';
import { factRows } from './facts/fact-rows.ts';

/** What the weekly price of a car is for. */
export type SubscriptionNote = {
	/** `Suburb plan`. */
	plan: string | null;
	/** What is in the price, the kilometres first. */
	included: string[];
	/** `4 weeks minimum`, `Available now`. */
	terms: string[];
};

/** What a car's feed says of its subscription; null where that is nothing. */
export function subscriptionNote(car: FactCar, locale: Locale): SubscriptionNote | null {
	const { subscription_plan: plan, included_km: km, inclusions = [], available } = car;
	const term = factRows.minimum_term.text(car, locale);
	const included = [...(km === undefined ? [] : [`${distanceText(km, locale)} a month`]), ...inclusions];
	const terms = [
		...(term ? [`${term} minimum`] : []),
		...(available ? [available === 'Now' ? 'Available now' : `Available from ${available}`] : []),
	];
	if (!plan && included.length + terms.length === 0) return null;
	return { plan: plan ? `${plan} plan` : null, included, terms };
}
