import type { SiteConfig } from '../../config/site.ts';
import type { SubscriptionChoice, SubscriptionChoices } from '../../contract/subscription.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import {
	plansFor,
	type SubscriptionPlan,
	type SubscriptionTerm,
	subscriptionStart,
	termsFor,
} from '../../domain/money/subscription.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { FactCar } from './facts/fact-rows.ts';
import { factRows, termText } from './facts/fact-rows.ts';

type Settings = Pick<SiteConfig, 'locale' | 'subscription'>;
type Point = { title: string; text?: string | undefined };

/** What one may choose of a car by subscription, and what each choice costs. */
export type SubscriptionOffer = SubscriptionChoices & {
	/** `600 km a month` of `Street`; without a choice the car's own. */
	plans: { name: string; km: string; text: string | null }[];
	/** `Kilometres a month`. */
	planHeading: string;
	/** `6 months`. */
	terms: string[];
	/** The weeks of each. */
	weeks: number[];
	/** `Available now`. */
	available: string | null;
	/** When and how the first payment is made. */
	firstPayment: string | null;
	/** When the deposit comes back; null where there is none. */
	depositNote: string | null;
};

/** What is in the price, what is not, who can subscribe, and how it changes or ends; empty where nobody says. */
export type SubscriptionCover = {
	included: Point[];
	notIncluded: (Point & { price?: string | undefined })[];
	requirements: readonly string[];
	changes: readonly Point[];
};

/** The choices of a car's page (CAR-1); null where the site names neither plans nor terms, or the car has no price a week. */
export function subscriptionOffer(
	car: FactCar,
	{ weekly, config }: { weekly: number | undefined; config: Settings },
): SubscriptionOffer | null {
	const { locale, subscription } = config;
	const { first_payment: firstPayment = null, deposit_note: depositNote = null } = subscription;
	const plans = plansFor(subscription.plans, car.subscription_plan);
	const terms = termsFor(subscription.terms, car.minimum_term_weeks);
	if (weekly === undefined || plans.length + terms.length === 0) return null;
	const choice = (plan: SubscriptionPlan | undefined, term: SubscriptionTerm | undefined) =>
		choiceOf({ car, plan, term, weekly: weekly + (plan?.weekly ?? 0) + (term?.weekly ?? 0) }, config);
	const choices = orNone(plans).map((plan) => orNone(terms).map((term) => choice(plan, term)));
	return {
		plans: plans.map(({ name, monthly_km, text = null }) => ({ name, km: distanceText(monthly_km, locale), text })),
		planHeading: localiseText('Kilometres a month', locale),
		terms: terms.map(({ weeks }) => termText(weeks)),
		weeks: terms.map(({ weeks }) => weeks),
		available: availableText(car),
		firstPayment,
		depositNote: choices[0]?.[0]?.start.rows.some(({ name }) => name === depositName) ? depositNote : null,
		choices,
	};
}

const depositName = 'Refundable deposit';

/** One that is empty where there is nothing to choose. */
function orNone<Item>(items: readonly Item[]): readonly (Item | undefined)[] {
	return items.length > 0 ? items : [undefined];
}

const availableText = ({ available }: FactCar): string | null =>
	available === undefined ? null : available === 'Now' ? 'Available now' : `Available from ${available}`;

type Chosen = {
	car: FactCar;
	plan: SubscriptionPlan | undefined;
	term: SubscriptionTerm | undefined;
	weekly: number;
};

function choiceOf({ car, plan, term, weekly }: Chosen, { locale, subscription }: Settings): SubscriptionChoice {
	const money = (amount: number) => formatMoney(amount, locale);
	const { joining_fee, deposit_weeks } = subscription;
	const joining = car.joining_fee ?? joining_fee;
	const start = subscriptionStart(weekly, {
		deposit: car.subscription_deposit,
		depositWeeks: deposit_weeks,
		joining,
	});
	const km = plan?.monthly_km ?? car.included_km;
	const kilometres = km === undefined ? null : `${distanceText(km, locale)} a month`;
	const lasts = term ? termText(term.weeks) : null;
	const total = money(start.total);
	return {
		amount: money(weekly),
		price: `${money(weekly)} per week`,
		summary: [kilometres, lasts].filter(Boolean).join(' · '),
		start: {
			total,
			rows: [
				{ name: 'First week', text: money(start.first) },
				...(start.deposit > 0 ? [{ name: depositName, text: money(start.deposit) }] : []),
				...(joining === undefined ? [] : [{ name: 'Joining fee', text: joining > 0 ? money(joining) : 'None' }]),
			],
		},
		terms: [
			...(plan ? [{ name: 'Plan', text: plan.name }] : []),
			...(kilometres ? [{ name: 'Included', text: kilometres }] : []),
			...(lasts ? [{ name: 'Term', text: lasts }] : []),
			{ name: 'Start', text: availableText(car) ?? 'When it suits you' },
			{ name: 'You pay first', text: total },
			{ name: 'Then', text: `${money(weekly)} a week` },
		],
		values: {
			...(plan && { subscription_plan: kilometres ? `${plan.name}, ${kilometres}` : plan.name }),
			...(lasts && { subscription_term: lasts }),
			weekly_price: money(weekly),
			due_at_start: total,
		},
	};
}

/** What the site says of its prices, and the feed of this car; null where neither says anything. */
export function subscriptionCover(
	{ inclusions = [] }: Pick<FactCar, 'inclusions'>,
	{ subscription }: Pick<Settings, 'subscription'>,
): SubscriptionCover | null {
	const { included, not_included: notIncluded, requirements, changes } = subscription;
	const said = new Set(included.map(({ title }) => title.toLowerCase()));
	const own = inclusions.filter((title) => !said.has(title.toLowerCase())).map((title) => ({ title }));
	const cover = { included: [...included, ...own], notIncluded, requirements, changes };
	return notIncluded.length + requirements.length + changes.length + included.length > 0 ? cover : null;
}

/** The car without the plan and term that a visitor may change: only the choice itself says those. */
export function withoutPlan(car: FactCar): FactCar {
	const { subscription_plan: _, included_km: __, minimum_term_weeks: ___, ...rest } = car;
	return rest;
}

/** The line of facts below its name, with what it has run in place of the kilometres of its plan. */
export function factsBesidePlans(car: FactCar, facts: readonly string[], locale: Settings['locale']): string[] {
	const included = factRows.included_km.text(car, locale);
	const distance = factRows.distance.text(car, locale);
	return facts.flatMap((fact) => (fact !== included ? [fact] : distance ? [distance] : []));
}
