import { distanceText } from '../../domain/cars/distance.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
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

/**
 * What somebody subscribes to, at the top of the form: plan, kilometres, term, start, and what the minimum term costs at the weekly
 * price, 4 × $350 → `From $1,400 for 4 weeks`.
 */
export function subscriptionTerms(
	car: FactCar,
	{ weekly, locale }: { weekly: number | undefined; locale: Locale },
): { name: string; text: string }[] {
	const { subscription_plan: plan, included_km: km, minimum_term_weeks: weeks, available } = car;
	const term = factRows.minimum_term.text(car, locale);
	const least = weeks && weekly ? `From ${formatMoney(weeks * weekly, locale)} for ${term}` : undefined;
	const rows = [
		['Plan', plan],
		['Included', km === undefined ? undefined : `${distanceText(km, locale)} a month`],
		['Minimum term', term],
		['Start', available === 'Now' ? 'Available now' : available && `From ${available}`],
		['In total', least],
	] as const;
	return rows.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

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
