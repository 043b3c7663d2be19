import type { StockRecord } from './record.ts';

const daySeconds = 86_400;

/** The plans of the sample that rents by the week, with their kilometres a month (`tenants/blinkr/content/offers`). */
const plans = {
	Street: { included_km: 600, drivers: [] },
	Suburb: { included_km: 1_200, drivers: ['A second driver'] },
	State: { included_km: 2_500, drivers: ['A second driver'] },
} as const;

const planOf = ({ simple_body: body }: StockRecord): keyof typeof plans =>
	body === 'Ute' || body === 'Van' || body === 'People Mover'
		? 'State'
		: body === 'SUV' || body === 'Wagon'
			? 'Suburb'
			: 'Street';

/** What a car by the week has: the plan that its price is for, what is included, and from when it can be had. `today` in Unix seconds. */
export function subscriptionFacts(record: StockRecord, today: number) {
	const plan = planOf(record);
	const { included_km, drivers } = plans[plan];
	const isOut = record['reserved'] === true || record['status'] === 'coming_soon';
	return {
		subscription_plan: plan,
		included_km,
		minimum_term_weeks: 4,
		available_from_timestamp: isOut ? today + (3 + (record.id % 18)) * daySeconds : today,
		inclusions: ['Comprehensive insurance', 'Servicing and tyres', 'Registration', 'Roadside assistance', ...drivers],
	};
}
