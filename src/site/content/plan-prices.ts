import type { SiteConfig } from '../../config/site.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { plansFor, termsFor } from '../../domain/money/subscription.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney, groupedNumber } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import { termText } from '../cars/facts/fact-rows.ts';

/** What each plan costs a week from, by kind of car, for each term: from the stock, so that it is never dearer or cheaper than a card (CARD-5). */
export type PlanPrices = {
	plans: { name: string; km: string }[];
	terms: { name: string; kinds: PlanKind[] }[];
};

/** `SUVs`, `95 cars`, and the least that one costs on each plan. */
type PlanKind = { name: string; count: string; url: string; prices: PlanPrice[] };

/** Without a price it is said why none can be had so. */
type PlanPrice = { from: string } | { none: 'Not on this plan' | 'Not for this term' };

const mostKinds = 8;

type Around = {
	config: Pick<SiteConfig, 'locale' | 'subscription' | 'template'>;
	/** The address of the list of a body. */
	listOf: (body: string) => string;
};

type Priced = Car & { subscription_price: number };

/** The prices of a site with several plans; null where there is nothing to compare. */
export function planPrices(cars: readonly Car[], { config, listOf }: Around): PlanPrices | null {
	const { locale, subscription, template } = config;
	const plans = plansFor(subscription.plans, undefined);
	const terms = termsFor(subscription.terms, undefined);
	const priced = cars.filter((car): car is Priced => isSellable(car) && (car.subscription_price ?? 0) > 0);
	const kinds = kindsOf(priced);
	if (plans.length < 2 || kinds.length === 0) return null;
	const { singular, plural } = spokenOf(template);
	const written = (amount: number) => formatMoney(amount, locale);
	return {
		plans: plans.map(({ name, monthly_km }) => ({ name, km: distanceText(monthly_km, locale) })),
		terms: (terms.length > 0 ? terms : [undefined]).map((term) => ({
			name: term ? termText(term.weeks) : '',
			kinds: kinds.map(([body, those]) => ({
				name: capitalised(bodyPlural(localiseText(body, locale))),
				count: `${groupedNumber(those.length, locale)} ${those.length === 1 ? singular : plural}`,
				url: listOf(body),
				prices: plans.map(({ name }): PlanPrice => {
					const onPlan = pricedOn(those, name, subscription.plans);
					if (onPlan.length === 0) return { none: 'Not on this plan' };
					const least = leastOf(onPlan, term?.weeks, subscription.terms);
					return least === null ? { none: 'Not for this term' } : { from: written(least) };
				}),
			})),
		})),
	};
}

/** Bodies with their cars, those with most first. */
const kindsOf = (cars: readonly Priced[]): [string, Priced[]][] =>
	[...Map.groupBy(cars, ({ simple_body }) => simple_body ?? '')]
		.filter(([body]) => body !== '')
		.sort(([, one], [, other]) => other.length - one.length)
		.slice(0, mostKinds);

/** A car that comes on a plan, and what that costs a week. */
type OnPlan = { car: Priced; weekly: number };

const pricedOn = (cars: readonly Priced[], plan: string, plans: SiteConfig['subscription']['plans']): OnPlan[] =>
	cars.flatMap((car) => {
		const on = plansFor(plans, car.subscription_plan).find(({ name }) => name === plan);
		return on ? [{ car, weekly: car.subscription_price + on.weekly }] : [];
	});

/** The least that one of these costs a week for a term; null where none can be had so. */
function leastOf(
	onPlan: readonly OnPlan[],
	weeks: number | undefined,
	terms: SiteConfig['subscription']['terms'],
): number | null {
	const amounts = onPlan.flatMap(({ car, weekly }) => {
		const lasting = termsFor(terms, car.minimum_term_weeks).find((term) => term.weeks === weeks);
		return weeks !== undefined && !lasting ? [] : [weekly + (lasting?.weekly ?? 0)];
	});
	return amounts.length > 0 ? Math.min(...amounts) : null;
}
