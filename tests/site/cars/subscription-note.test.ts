import { describe, expect, test } from 'vitest';
import { subscriptionTerms } from '../../../src/site/cars/subscription-note.ts';
import { makeCar } from '../../support/make-site.ts';

describe('CAR-1 what somebody subscribes to, at the top of the form', () => {
	const terms = ({ available, ...fields }: { available?: string } & Parameters<typeof makeCar>[0], weekly?: number) =>
		subscriptionTerms({ ...makeCar(fields), available }, { weekly, locale: 'en-AU' }).map(
			({ name, text }) => `${name}: ${text}`,
		);

	test('plan, kilometres, term, start and what the term costs', () => {
		const car = { subscription_plan: 'Street', included_km: 600, minimum_term_weeks: 4, available: 'Now' };
		expect(terms(car, 350)).toEqual([
			'Plan: Street',
			'Included: 600 km a month',
			'Minimum term: 4 weeks',
			'Start: Available now',
			'In total: From $1,400 for 4 weeks',
		]);
	});

	test('what the feed does not say is not made up', () => {
		expect(terms({})).toEqual([]);
		expect(terms({ minimum_term_weeks: 26 })).toEqual(['Minimum term: 6 months']);
		expect(terms({ available: '1 December' }, 350)).toEqual(['Start: From 1 December']);
	});
});
