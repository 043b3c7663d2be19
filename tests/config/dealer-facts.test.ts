import { describe, expect, test } from 'vitest';
import { dealerFacts, type FactSettings } from '../../src/config/default-pages/dealer-facts.ts';
import { makeSite, readSite } from './read.ts';

const hours = [{ weekday: 1, open: '08:00', close: '17:00' }];

const at = (location_type: string, street: string, city: string, more: object = {}) => ({
	location_type,
	address: { street, city },
	...more,
});

function facts(...locations: object[]): ReturnType<typeof dealerFacts> {
	const numbered = locations.map((location, index) => ({ id: index + 1, name: `Place ${index + 1}`, ...location }));
	const site: FactSettings = readSite(makeSite({ locations: numbered }));
	return dealerFacts(site);
}

describe('where the desks of a dealer are', () => {
	test('SITE-8 a workshop at another address is named with its town only where that is another', () => {
		const sales = at('sales', '1 High Street', 'Orange');
		expect(facts(sales, at('service', '3 Low Road', 'Orange')).serviceAt).toBe('at 3 Low Road');
		expect(facts(sales, at('service', '3 Low Road', 'Dubbo')).serviceAt).toBe('at 3 Low Road in Dubbo');
	});

	test('SITE-8 several workshops are named by their towns; without one it is where the dealer is', () => {
		const sales = at('sales', '1 High Street', 'Orange');
		const two = facts(sales, at('service', '3 Low Road', 'Orange'), at('service', '4 Mill Lane', 'Dubbo'));
		expect(two.serviceAt).toBe('in Orange or Dubbo');
		expect(facts(sales).serviceAt).toBe('at 1 High Street');
		expect(facts(sales).partsAt).toBe('at 1 High Street');
		expect(facts().serviceAt).toBe('at Plain');
	});

	test('SITE-8 hours are said of the place that keeps them', () => {
		const open = { contact_detail: { opening_hours: hours } };
		const { openAt, hours: said } = facts(
			at('sales', '1 High Street', 'Orange'),
			at('service', '3 Low Road', 'Orange'),
			at('service', '4 Mill Lane', 'Dubbo', open),
		);
		expect(openAt.service).toBe('at 4 Mill Lane in Dubbo');
		expect(said.service).toBe('Monday 8am to 5pm');
	});

	test('SITE-8 several workshops have hours to tell only where they are the same, and a group is not one of its streets', () => {
		const open = (open: string) => ({ contact_detail: { opening_hours: [{ weekday: 1, open, close: '17:00' }] } });
		const group = (second: string) =>
			facts(
				at('sales', '1 High Street', 'Orange'),
				at('sales', '9 Hay Street', 'Dubbo'),
				at('service', '3 Low Road', 'Orange', open('08:00')),
				at('service', '4 Mill Lane', 'Dubbo', open(second)),
			);
		expect(group('09:00')).toMatchObject({ at: 'at Plain', hours: { service: null }, hasSeveral: { service: true } });
		expect(group('08:00').hours.service).toBe('Monday 8am to 5pm');
		expect(group('08:00').openAt.service).toBe('in Orange or Dubbo');
	});

	test('SITE-8 a trade-in comes to the one place that buys, or to the towns of several', () => {
		const sales = at('sales', '1 High Street', 'Orange');
		expect(facts(sales).bringTo).toBe('1 High Street');
		const buying = { location_subtype: ['buying'] };
		expect(facts(sales, at('', '2 Yard Road', 'Parkes', buying)).bringTo).toBe('us in Orange or Parkes');
		expect(facts(sales, at('sales', '9 Hay Street', 'Dubbo'), at('', '2 Yard Road', 'Parkes', buying)).bringTo).toBe(
			'us in Orange, Dubbo or Parkes',
		);
		expect(facts().bringTo).toBe('Plain');
	});
});
