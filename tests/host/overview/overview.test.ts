import { expect, test } from 'vitest';
import type { CarDemand } from '../../../netlify/fleet/demand.ts';
import type { InboxLead } from '../../../netlify/fleet/inbox.ts';
import { leadsAbout } from '../../../scripts/host/cockpit/car/car-leads.ts';
import { sortedCars } from '../../../scripts/host/cockpit/cars/car-orders.ts';
import { carsOf, lackWords } from '../../../scripts/host/cockpit/cars/car-views.ts';
import type { ListedCar } from '../../../scripts/host/cockpit/cars/listed-cars.ts';
import { comparedWith, leadsOfLast } from '../../../scripts/host/cockpit/overview/compared.ts';
import { nextSteps } from '../../../scripts/host/cockpit/overview/next-steps.ts';
import { shareBars } from '../../../scripts/host/cockpit/overview/share-bars.ts';
import { wantedCars, withInterest } from '../../../scripts/host/cockpit/overview/wanted-cars.ts';
import { wantedTable } from '../../../scripts/host/cockpit/overview/wanted-table.ts';

const car = (slug: string, over: Partial<ListedCar> = {}): ListedCar => ({
	...{ slug, name: `Car ${slug}`, path: `/cars/${slug}/`, since: '2026-06-01', sold: null, gone: null },
	...{
		prices: [{ price: 20_000, day: '2026-06-01' }],
		picture: '/p.svg',
		weekly: null,
		wanted: null,
		stock: slug.toUpperCase(),
		came: '2026-06-01',
	},
	...{ state: 'sale', condition: 'used', make: 'Kia', place: 'North', id: '', hasVin: true },
	...{ days: 14, advert: { photos: 9, hasComments: true, arrived: null } },
	...over,
});
const demand = (over: Partial<CarDemand>): CarDemand => ({
	id: '',
	slug: '',
	stock: '',
	leads: 0,
	calls: 0,
	seen: 0,
	...over,
});
const text = (page: unknown): string =>
	String(page)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

test('the cars that people want, by slug or stock number, the most wanted first; those that have gone are left out', () => {
	const cars = [car('a-1'), car('b-2'), car('c-3')];
	const wanted = wantedCars(
		[
			demand({ slug: 'a-1', seen: 4 }),
			demand({ slug: 'b-2', leads: 1 }),
			demand({ stock: 'B-2', calls: 2 }),
			demand({ slug: 'gone-9', leads: 9 }),
		],
		cars,
	);
	expect(wanted.map(({ car: { slug }, leads, calls, seen }) => [slug, leads, calls, seen])).toEqual([
		['b-2', 1, 2, 0],
		['a-1', 0, 0, 4],
	]);
	const table = wantedTable(wanted, { slug: 'acme', locale: 'en-AU', days: 28 });
	expect(text(table)).toContain('Car b-2 B-2 · $20,000 1 2 – 14 days');
	expect(String(table)).toContain('data-unit="number views"');
});

test('FORM-10 a car’s page has the leads that the lists of cars count, by page, stock number or number in the feed', () => {
	const cars = [car('a-1'), car('b-2', { id: '17' })];
	const named = [
		{ id: '', slug: 'b-2', stock: '' },
		{ id: '', slug: '', stock: 'B-2' },
		{ id: '17', slug: '', stock: '' },
		// Of two that it names the page counts.
		{ id: '17', slug: 'a-1', stock: 'B-2' },
	];
	const leads = named.map((asked) => ({ about: { car: { ...asked, name: '' } } }) as InboxLead);
	const counted = wantedCars(
		named.map((asked) => demand({ ...asked, leads: 1 })),
		cars,
	);
	for (const own of cars) {
		const listed = counted.find((one) => one.car === own)?.leads;
		expect(leadsAbout(leads, own, cars)).toHaveLength(listed ?? 0);
	}
	expect(counted.map(({ leads: of }) => of)).toEqual([3, 1]);
});

test('all cars in the order of what people wanted, each with it', () => {
	const cars = withInterest([car('a-1'), car('b-2', { days: 90 }), car('c-3')], [demand({ slug: 'c-3', leads: 1 })]);
	expect(sortedCars(cars, 'wanted').map(({ slug }) => slug)).toEqual(['c-3', 'b-2', 'a-1']);
	expect(cars.map(({ wanted }) => wanted?.leads)).toEqual([undefined, undefined, 1]);
});

test('a car that is only hired lacks no price: what a week costs stands there', () => {
	const hired = { prices: [{ price: null, day: '2026-06-01' }], weekly: 'from $350 per week' };
	expect(lackWords(car('h-1', hired))).toBe('');
	expect(lackWords(car('h-2', { ...hired, weekly: null }))).toBe('no price');
});

test.each([
	[{ now: 26, before: 27 }, '▼ 1 fewer than the 7 days before'],
	[{ now: 9, before: 1 }, '▲ 8 more than the 7 days before'],
	[{ now: 3, before: 3 }, 'as many as the 7 days before'],
	[{ now: 3, before: 0 }, 'none in the 7 days before'],
	[{ now: 0, before: 0 }, ''],
])('leads beside those of the days before: %j', (counts, said) => {
	expect(text(comparedWith(counts, 7)).trim()).toBe(said);
});

test('leads of the last days, and of as many before', () => {
	const all = [5, 1, 2, 3, 4].map((leads, index) => ({ day: `2026-06-1${index}`, leads }));
	expect(leadsOfLast(all, 2)).toEqual({ now: 7, before: 3 });
	expect(leadsOfLast(all, 3)).toEqual({ now: 9, before: 6 });
});

test('shares of leads: the most first, with those beyond six in one line', () => {
	const titled = { title: 'Where', id: 'sources', unnamed: 'No campaign', about: 'Of 28 days.' };
	const shares = [50, 20, 10, 8, 6, 4, 2].map((leads, index) => ({ name: index === 1 ? null : `S${index}`, leads }));
	const bars = text(shareBars(shares, titled));
	expect(bars).toContain('S0 50 50% No campaign 20 20% S2 10 10% S3 8 8% S4 6 6% Others 6 6%');
	expect(shareBars([], titled)).toBe('');
});

test('ROUTE-10 what to do next: broken promises first, then other leads, then wanted cars with a thin advert, then the others', () => {
	const thin = car('t-1', { picture: null, advert: { photos: 0, hasComments: true, arrived: null } });
	const cars = [car('a-1'), thin, car('o-1', { days: 95 }), car('a-2', { days: 95 })];
	const none = {
		slug: 'acme',
		overdue: 0,
		late: 0,
		fresh: 0,
		due: 0,
		drives: { count: 0, next: null },
		wanted: [],
		cars: [car('a-1')],
		doubts: { cars: 0, leftOut: 0, others: 0 },
	};
	const wanted = wantedCars([demand({ slug: 't-1', leads: 2, calls: 1 }), demand({ slug: 'a-2', calls: 1 })], cars);
	const broken = String(nextSteps({ ...none, overdue: 3, late: 2, fresh: 1 }));
	expect(broken).toMatch(
		/^.*?<li data-tone="bad"><a href="\/tenants\/acme\/leads\/\?state=overdue">Answer 3 overdue leads</s,
	);
	expect(text(broken)).toMatch(/3 overdue leads.*Open 2 leads that have waited too long.*Answer 1 new lead /);
	const steps = nextSteps({ ...none, fresh: 2, due: 1, cars, wanted, doubts: { cars: 1, leftOut: 2, others: 3 } });
	expect([...String(steps).matchAll(/<a href="([^"]+)">/g)].map(([, address]) => address)).toEqual([
		'/tenants/acme/leads/?state=due',
		'/tenants/acme/leads/?state=new',
		'/tenants/acme/cars/?q=T-1',
		'/tenants/acme/cars/?show=thin',
		'/tenants/acme/cars/?show=quiet',
	]);
	// As many cars as the list that it leads to has.
	expect(text(steps)).toContain('Look at the price of 1 car ');
	const listed = carsOf(withInterest(cars, [demand({ slug: 'a-2', calls: 1 })]), 'quiet');
	expect(listed.map(({ slug }) => slug)).toEqual(['o-1']);
	expect(text(steps)).toContain('Complete the advert of the Car t-1 2 leads, 1 number view, and it has no photo');
	expect(text(nextSteps({ ...none, drives: { count: 2, next: '10:30' } }))).toContain(
		'Have the cars of 2 test drives ready today The next is at 10:30',
	);
	expect(text(nextSteps(none))).toContain('Nothing waits');
});
