import type { SiteConfig } from '../../config/site.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { termsFor } from '../../domain/money/subscription.ts';
import { type FactCar, factRows, termText } from '../cars/facts/fact-rows.ts';

/** What a list says of a plan once it is chosen, and what its cards then show. */
export type ChosenPlan = {
	/** `Your plan: Suburb, 1,200 km a month. Prices are for 6 months.` */
	text: string;
	/** The fact of a card that says its kilometres: cars of a lower plan say this one in its place. */
	fact: string | undefined;
	/** Dollars a week, compared with the other plans. */
	weekly: number;
};

/** The plans of a subscription by their names; null without a choice of plans (CARD-5). */
export function chosenPlans({
	locale,
	subscription: { plans, terms },
}: Pick<SiteConfig, 'locale' | 'subscription'>): Record<string, ChosenPlan> | null {
	if (plans.length < 2) return null;
	const [term] = termsFor(terms, undefined);
	const lowest = Math.min(...plans.map(({ weekly }) => weekly));
	return Object.fromEntries(
		plans.map(({ name, monthly_km, weekly }) => {
			const prices = term ? ` Prices are for ${termText(term.weeks)}.` : '';
			const filter = weekly > lowest ? ' The price filter goes by each car’s lowest plan.' : '';
			const text = `Your plan: ${name}, ${distanceText(monthly_km, locale)} a month.${prices}${filter}`;
			return [name, { text, fact: kilometresFact(monthly_km, locale), weekly }];
		}),
	);
}

const { included_km: row } = factRows;

const kilometresFact = (included_km: number, locale: SiteConfig['locale']): string | undefined =>
	(row.short ?? row.text)({ included_km } as FactCar, locale);
