import { expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

type Location = NonNullable<SiteInput['locations']>[number];

const place = (id: number, city: string, rest: Partial<Location> = {}): Location => ({
	id,
	name: `${city} - ${rest.location_type ?? 'sales'}`,
	location_type: 'sales',
	dealership_slug: 'northside',
	address: { street: `${id} North Street`, city, state: 'NSW', postcode: '2800' },
	...rest,
});

const cars = (...cities: string[]) => cities.map((city, index) => makeCar({ stocknum: `K${index}`, city }));

function locationsPage(locations: Location[], stock: ReturnType<typeof makeCar>[]) {
	const model = modelAt(makeSite({ locations }, stock), 'our-locations', '/our-locations/');
	return { text: model.text, cards: model.list.groups.flatMap(({ cards: own }) => own) };
}

test('LOC-1 the card of a place names the makes that are new there and how many cars it has, a workshop’s where a service is booked', () => {
	const { cards, text } = locationsPage(
		[
			place(1, 'Orange', { manufacturers: ['Toyota', 'Kia'] }),
			place(2, 'Bathurst'),
			place(3, 'Orange', { location_type: 'service', manufacturers: ['Toyota'] }),
		],
		cars('Orange', 'Orange', 'Bathurst'),
	);
	expect(cards.map(({ makes, stock }) => [makes, stock])).toEqual([
		['New Toyota and Kia', { text: '2 cars here', url: '/search/new-used-and-demo-cars/in-orange/' }],
		[null, { text: '1 car here', url: '/search/new-used-and-demo-cars/in-bathurst/' }],
		[undefined, undefined],
	]);
	expect(cards.map(({ bookPath }) => bookPath)).toEqual([undefined, undefined, '/book-a-service/']);
	expect(text).toBe('Sales in Orange and Bathurst. Service in Orange.');
});

test('LOC-1 where all cars stand in one city its place has all of them', () => {
	const { cards } = locationsPage([place(1, 'Orange')], cars('Orange', 'Orange'));
	expect(cards[0]?.stock).toEqual({ text: '2 cars here', url: '/search/new-used-and-demo-cars/' });
	expect(locationsPage([place(1, 'Orange')], []).cards[0]?.stock).toBeNull();
});

test('LOC-1 the page of all places says what is done where, and promises no department where there is none', () => {
	const parts = place(4, 'Orange', { location_type: 'parts' });
	const service = place(3, 'Orange', { location_type: 'service' });
	const buyer = {
		...place(5, 'Blayney'),
		name: 'Buying centre',
		location_type: '' as const,
		location_subtype: 'buying',
	};
	const all = [place(1, 'Orange'), place(2, 'Bathurst'), service, parts, buyer];
	expect(locationsPage(all, []).text).toBe(
		'Sales in Orange and Bathurst. Service and parts in Orange. We buy cars in Blayney.',
	);
	expect(locationsPage([place(1, 'Orange'), service, parts], []).text).toBe('Sales, service and parts in Orange.');
	const hired = makeSite({ template: 'subscription', locations: [place(1, 'Orange'), service] });
	expect(modelAt(hired, 'our-locations', '/our-locations/').text).toBe('Pick-up, return and service in Orange.');
});

test('LOC-1 the card of a place that hires cars out counts those of the list', () => {
	const site = makeSite({ template: 'subscription', locations: [place(1, 'Orange')] }, cars('Orange', 'Orange'));
	const { list } = modelAt(site, 'our-locations', '/our-locations/');
	expect(list.groups[0]?.cards[0]?.stock?.text).toBe('2 subscription cars here');
});
