import type { SiteConfig } from '../../config/site.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { termsFor } from '../../domain/money/subscription.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { termText } from '../cars/facts/fact-rows.ts';

/** What a list says of each plan of a subscription once it is chosen, by the plan's name; null without a choice of plans (CARD-5). */
export function chosenPlans({
	locale,
	subscription: { plans, terms },
}: Pick<SiteConfig, 'locale' | 'subscription'>): Record<string, string> | null {
	if (plans.length < 2) return null;
	const [term] = termsFor(terms, undefined);
	const below = term ? `the prices below, for ${termText(term.weeks)}` : 'the prices below';
	const lowest = Math.min(...plans.map(({ weekly }) => weekly));
	return Object.fromEntries(
		plans.map(({ name, monthly_km, weekly }) => {
			const more = weekly - lowest;
			const cost = more > 0 ? `up to ${formatMoney(more, locale)} a week on top of ${below}` : below;
			return [name, `Your plan: ${name}, ${distanceText(monthly_km, locale)} a month, ${cost}.`];
		}),
	);
}
