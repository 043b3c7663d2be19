/**
 * What a car costs by subscription. Its price a week is that of the cheapest choice: its own plan, and the term that costs least. A plan
 * with more kilometres and a shorter term cost so much more: $300 on Street for six months is $365 on Suburb for four weeks (CARD-5, CAR-1).
 */

/** A plan by its kilometres a month; `weekly`: dollars a week, compared with the other plans. */
export type SubscriptionPlan = { name: string; monthly_km: number; weekly: number; text?: string | undefined };

/** For how long one takes the car; `weekly`: dollars a week, compared with the other terms. */
export type SubscriptionTerm = { weeks: number; weekly: number };

/** What is paid before the first drive, in dollars. */
export type SubscriptionStart = { first: number; deposit: number; joining: number; total: number };

/** The plans on which a car can be had, its own first: it comes on no cheaper one. Those of no plan that is known come on all. */
export function plansFor<Plan extends SubscriptionPlan>(plans: readonly Plan[], own: string | undefined): Plan[] {
	const named = plans.find(({ name }) => name.toLowerCase() === own?.toLowerCase());
	return fromLowest(named ? plans.filter(({ weekly }) => weekly >= named.weekly) : plans).sort(
		(one, other) => one.weekly - other.weekly,
	);
}

/** The terms for which a car can be had, the cheapest first; none is shorter than its own least one. */
export function termsFor<Term extends SubscriptionTerm>(
	terms: readonly Term[],
	leastWeeks: number | undefined,
): Term[] {
	return fromLowest(terms.filter(({ weeks }) => weeks >= (leastWeeks ?? 0))).sort(
		(one, other) => one.weekly - other.weekly,
	);
}

/** What the others cost more than the cheapest, which costs the car's price. */
function fromLowest<Priced extends { weekly: number }>(priced: readonly Priced[]): Priced[] {
	const lowest = Math.min(...priced.map(({ weekly }) => weekly));
	return priced.map((one) => ({ ...one, weekly: one.weekly - lowest }));
}

/** Whole cents, as amounts are charged. */
const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What is paid at the start: the first week, the deposit, which comes back, and the fee to join. `deposit` in dollars wins over weeks. */
export function subscriptionStart(
	weekly: number,
	{
		deposit,
		depositWeeks = 0,
		joining = 0,
	}: { deposit?: number | undefined; depositWeeks?: number | undefined; joining?: number | undefined },
): SubscriptionStart {
	const held = cents(deposit ?? weekly * depositWeeks);
	return { first: weekly, deposit: held, joining, total: cents(weekly + held + joining) };
}
