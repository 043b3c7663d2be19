import type { SiteConfig } from '../../config/site.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { plansFor, type SubscriptionPlan, type SubscriptionTerm, termsFor } from '../../domain/money/subscription.ts';
import { type FactCar, factRows, termPrice, termText } from '../cars/facts/fact-rows.ts';

/** A plan as a list offers it. */
type PlanChoice = Pick<SubscriptionPlan, 'name' | 'monthly_km' | 'weekly'> & {
	/** `Suburb, 1,200 km`. */
	text: string;
	/** The fact of a card that says its kilometres. */
	fact: string | undefined;
};

/** A term as a list offers it. */
type TermChoice = SubscriptionTerm & {
	/** `3 months`. */
	text: string;
	/** What cards say of their prices for it, `3-month price`. */
	price: string;
};

/** Plans and terms, the cheapest first. */
export type PlanChoices = {
	plans: PlanChoice[];
	terms: TermChoice[];
	/**
	 * What words and addresses may name, by field: each car can be had on each plan that costs more than its own, and for each term.
	 */
	values: Partial<Record<string, string[]>>;
};

type Settings = Pick<SiteConfig, 'locale' | 'subscription'>;

/** What a visitor may choose of all cars by subscription; null where there is nothing to choose (CARD-5). */
export function planChoices({ locale, subscription }: Settings): PlanChoices | null {
	const plans = plansFor(subscription.plans, undefined);
	const terms = termsFor(subscription.terms, undefined);
	if (plans.length < 2 && terms.length < 2) return null;
	return {
		plans: plans.map(({ name, weekly, monthly_km }) => ({
			name,
			monthly_km,
			weekly,
			text: `${name}, ${distanceText(monthly_km, locale)}`,
			fact: kilometresFact(monthly_km, locale),
		})),
		terms: terms.map(({ weeks, weekly }) => ({ weeks, weekly, text: termText(weeks), price: termPrice(weeks) })),
		values: {
			subscription_plan: plans.map(({ name }) => name),
			minimum_term_weeks: terms.map(({ weeks }) => String(weeks)),
		},
	};
}

const { included_km: row } = factRows;

const kilometresFact = (included_km: number, locale: SiteConfig['locale']): string | undefined =>
	(row.short ?? row.text)({ included_km } as FactCar, locale);
