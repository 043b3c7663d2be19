import type { SiteConfig } from '../../../config/site.ts';
import { termsFor } from '../../../domain/money/subscription.ts';
import type { Car } from '../../../stock/car/car.ts';
import type { CardCar } from '../card-fields.ts';
import { type CardSettingsOfFacts, cardFacts } from './card-facts.ts';
import { termPrice } from './fact-rows.ts';

export type CardTextSettings = CardSettingsOfFacts & Pick<SiteConfig, 'subscription'>;

/** What the build knows of a car’s card and the page has no code for: they go into the search’s index as texts. */
export function cardTexts(car: Car, config: CardTextSettings): Pick<CardCar, 'card_facts' | 'weekly_text'> {
	const facts = cardFacts(car, config);
	const weekly = weeklyText(car, config);
	return { ...(facts && { card_facts: facts }), ...(weekly && { weekly_text: weekly }) };
}

/**
 * What the weekly price of a car is for where its minimum term is longer than that of the site’s prices: `12-month price` among those
 * for 6 months (CARD-5). Undefined where `labels.weekly_only` says it.
 */
function weeklyText({ minimum_term_weeks: least = 0 }: Car, { subscription: { terms } }: CardTextSettings) {
	const usual = termsFor(terms, 0)[0]?.weeks;
	const own = termsFor(terms, least)[0]?.weeks ?? least;
	if (usual === undefined || own <= usual) return undefined;
	return termPrice(own);
}
