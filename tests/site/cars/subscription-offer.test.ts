import { describe, expect, test } from 'vitest';
import {
	factsBesidePlans,
	subscriptionCover,
	subscriptionOffer,
	withoutPlan,
} from '../../../src/site/cars/subscription-offer.ts';
import { makeCar, makeConfig } from '../../support/make-site.ts';

const rules = {
	plans: [
		{ name: 'Street', monthly_km: 600, text: 'One driver.' },
		{ name: 'Suburb', monthly_km: 1200, weekly: 35 },
	],
	terms: [{ weeks: 26 }, { weeks: 13, weekly: 15 }, { weeks: 4, weekly: 30 }],
	joining_fee: 0,
	deposit_weeks: 2,
};
const offerOf = (fields: Parameters<typeof makeCar>[0], weekly: number | undefined, subscription: object = rules) =>
	subscriptionOffer({ ...makeCar(fields), available: 'Now' }, { weekly, config: makeConfig({ subscription }) });

describe('CAR-1 the plans of a car by subscription', () => {
	test('each choice says its price, what is paid first, and what the form and the lead say', () => {
		const offer = offerOf({ subscription_plan: 'Street' }, 300);
		expect(offer?.plans.map(({ km }) => km)).toEqual(['600 km', '1,200 km']);
		expect(offer?.terms).toEqual(['6 months', '3 months', '4 weeks']);
		expect(offer?.choices.map((row) => row.map(({ amount }) => amount))).toEqual([
			['$300', '$315', '$330'],
			['$335', '$350', '$365'],
		]);
		expect(offer?.choices[1]?.[1]).toEqual({
			amount: '$350',
			price: '$350 per week',
			summary: '1,200 km a month · 3 months',
			start: {
				total: '$1,050',
				rows: [
					{ name: 'First week', text: '$350' },
					{ name: 'Refundable deposit', text: '$700' },
					{ name: 'Joining fee', text: 'None' },
				],
			},
			terms: [
				{ name: 'Plan', text: 'Suburb' },
				{ name: 'Included', text: '1,200 km a month' },
				{ name: 'Term', text: '3 months' },
				{ name: 'Start', text: 'Available now' },
				{ name: 'You pay first', text: '$1,050' },
				{ name: 'Then', text: '$350 a week' },
			],
			values: {
				subscription_plan: 'Suburb, 1,200 km a month',
				subscription_term: '3 months',
				weekly_price: '$350',
				due_at_start: '$1,050',
			},
		});
	});

	test('what the feed says of the car goes before the rules of the site', () => {
		const start = offerOf({ subscription_deposit: 500, joining_fee: 99 }, 300)?.choices[0]?.[0]?.start;
		expect(start?.total).toBe('$899');
		expect(start?.rows.map(({ text }) => text)).toEqual(['$300', '$500', '$99']);
	});

	test('without a price a week, or with nothing to choose, there are none; one alone is enough', () => {
		expect(offerOf({}, undefined)).toBeNull();
		expect(offerOf({}, 300, {})).toBeNull();
		const offer = offerOf({ included_km: 800 }, 300, { terms: rules.terms });
		expect(offer?.plans).toEqual([]);
		expect(offer?.choices[0]?.[2]?.summary).toBe('800 km a month · 4 weeks');
	});

	test('the rest of the page does not say a plan that was not chosen', () => {
		const car = makeCar({ km: 27_135, subscription_plan: 'Street', included_km: 600, minimum_term_weeks: 4 });
		expect(factsBesidePlans(car, ['600 km a month', 'Automatic'], 'en-AU')).toEqual(['27,135 km', 'Automatic']);
		expect(withoutPlan(car)).not.toHaveProperty('included_km');
	});
});

describe('CAR-1 what a weekly price is for', () => {
	const included = [{ title: 'Roadside assistance', text: 'Day and night.' }];

	test('the site’s words, then what the feed adds to them', () => {
		const { subscription } = makeConfig({ subscription: { included, requirements: ['21 or over'] } });
		const cover = subscriptionCover({ inclusions: ['Roadside Assistance', 'Bull bar'] }, { subscription });
		expect(cover?.included).toEqual([...included, { title: 'Bull bar' }]);
		expect(cover?.requirements).toEqual(['21 or over']);
	});

	test('a feed alone is said in the offer', () => {
		expect(subscriptionCover({ inclusions: ['Bull bar'] }, makeConfig())).toBeNull();
	});
});
