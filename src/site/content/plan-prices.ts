import type { SiteConfig } from '../../config/site.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { onPlan } from '../../domain/money/chosen-plan.ts';
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
type PlanPrice = { from: string; url: string } | { none: 'Not on this plan' | 'Not for this term' };

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
	const kinds = kindsOf(cars.filter(isSellable));
	if (plans.length < 2 || kinds.length === 0) return null;
	const { singular, plural } = spokenOf(template);
	const written = (amount: number) => formatMoney(amount, locale);
	const kindFor = ([body, those]: Kind, term: Term | undefined): PlanKind => {
		// The cheapest term is that of every list.
		const weeks = term === terms[0] ? undefined : term?.weeks;
		return {
			name: capitalised(bodyPlural(localiseText(body, locale))),
			count: `${groupedNumber(those.length, locale)} ${those.length === 1 ? singular : plural}`,
			url: onPlan(listOf(body), { weeks }),
			prices: plans.map(({ name }): PlanPrice => {
				const priced = pricedOn(those.filter(isPriced), name, subscription.plans);
				if (priced.length === 0) return { none: 'Not on this plan' };
				const least = leastOf(priced, term?.weeks, subscription.terms);
				if (least === null) return { none: 'Not for this term' };
				return { from: written(least), url: onPlan(listOf(body), { plan: name, weeks }) };
			}),
		};
	};
	return {
		plans: plans.map(({ name, monthly_km }) => ({ name, km: distanceText(monthly_km, locale) })),
		terms: (terms.length > 0 ? terms : [undefined]).map((term) => ({
			name: term ? termText(term.weeks) : '',
			kinds: kinds.map((kind) => kindFor(kind, term)),
		})),
	};
}

type Term = SiteConfig['subscription']['terms'][number];

const isPriced = (car: Car): car is Priced => (car.subscription_price ?? 0) > 0;

type Kind = [body: string, cars: Car[]];

/** Bodies of which some car has a price, with all that their lists have, those with most first. */
const kindsOf = (cars: readonly Car[]): Kind[] =>
	[...Map.groupBy(cars, ({ simple_body }) => simple_body ?? '')]
		.filter(([body, those]) => body !== '' && those.some(isPriced))
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
