import { describe, expect, test } from 'vitest';
import { jumpLinksHtml } from '../../../src/components/car-page/jump-links.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import type { SpecificationGroup } from '../../../src/site/cars/facts/specification.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const page = (
	car: Record<string, unknown> = {},
	set: Partial<SiteInput> = {},
	others: Record<string, unknown>[] = [],
) => {
	const own = makeCar(car);
	const stock = [own, ...others.map((other, index) => makeCar({ stocknum: `other-${index}`, ...other }))];
	return carPage.model(makeSite(set, stock), own.slug);
};
const rows = (groups: readonly SpecificationGroup[]) => groups.flatMap(({ facts }) => facts);
const photos = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ image: { url: `https://cdn.example/${index + 1}.jpg` } }));

describe('ROUTE-6 the page of a car', () => {
	test('describes the car in one sentence for search engines', () => {
		const car = { badge: 'S', km: 45_000, transmission: 'Automatic', fuel: 'Petrol', price: 15_990 };
		expect(page(car, { price_basis: 'drive_away' }).description).toBe(
			'2021 Kia Rio S. Used, 45,000 km, Automatic, Petrol. $15,990 drive away at Test Motors.',
		);
		expect(page({ status: 'sold', price: 15_990 }).description).toBe('2021 Kia Rio. Used. Sold at Test Motors.');
	});

	test('CAR-8 a sold car has no comments: what was said of it in stock is no longer true', () => {
		const dealercomments = 'In stock now, ready to drive away.';
		expect(page({ dealercomments }).comments).not.toBeNull();
		expect(page({ dealercomments, status: 'sold' }).comments).toBeNull();
	});

	test('leads back to the list of its kind', () => {
		expect(page({}, { labels: { used: 'pre-owned' } }).breadcrumbs).toEqual([
			{ name: 'Home', path: '/' },
			{ name: 'Pre-owned cars', path: '/search/used-cars/' },
			{ name: '2021 Kia Rio', path: expect.stringMatching(/^\/cars\//) },
		]);
	});

	test('a car with few or no others like it leads to the first of the stock too, never to itself', () => {
		const dear = { price: 200_000, make: 'Porsche', model: '911', stocknum: 'P1' };
		const { more, similar } = page(dear, {}, [{ price: 9_000 }, { price: 9_500, status: 'sold' }]);
		expect(similar).toEqual([]);
		expect([more.heading, ...more.cards.map(({ stocknum }) => stocknum)]).toEqual(['More in stock', 'other-0']);
		const few = page({ price: 9_000, make: 'Kia' }, {}, [
			{ price: 200_000, make: 'Porsche' },
			{ price: 9_100, make: 'Kia' },
		]);
		expect(few.similar.map(({ stocknum }) => stocknum)).toEqual(['other-1']);
		expect([few.more.heading, ...few.more.cards.map(({ stocknum }) => stocknum)]).toEqual([
			'You may also like',
			'other-1',
			'other-0',
		]);
	});

	test('links on phones lead to the parts that the page has', () => {
		const shown = jumpLinksHtml(page({ price: 15_990, owners: 1, location_name: 'Northside' }));
		expect([...shown.matchAll(/#(\w+)/g)].map(([, id]) => id)).not.toContain('features');
		expect(jumpLinksHtml({ ...page(), finance: null, papers: null })).toBe('');
	});

	test('shows up to 30 photos, the first in more widths than the others', () => {
		const { photos: shown } = page({ images: photos(34) });
		expect(shown).toHaveLength(30);
		expect(shown[0]?.large.srcset?.split(', ')).toHaveLength(7);
		expect(shown[1]?.large.srcset?.match(/\d+w(?=,|$)/g)).toEqual(['240w', '720w', '1080w', '1600w']);
		expect(shown.slice(0, 2).map(({ large }) => large.alt)).toEqual(['2021 Kia Rio', 'Photo 2']);
		expect(shown[1]?.thumbnail).toMatchObject({ alt: '', width: 240, height: 180 });
	});

	test('uses the feed’s own thumbnails where it has them', () => {
		const [photo] = page({ images: photos(1), thumbnails: [{ image: { url: 'https://cdn.example/t.jpg' } }] }).photos;
		expect(photo?.thumbnail.src).toContain('t.jpg');
		expect(photo?.large.src).toContain('1.jpg');
	});

	test('facts that are not known have no row', () => {
		const { keyFacts, specification } = page({ seats: 5, body: 'Hatch', km: 45_000, colour: 'White' });
		expect(keyFacts.map(({ label }) => label)).toEqual(['Condition', 'Kilometres', 'Body', 'Seats']);
		expect(rows(specification)).toContainEqual({ label: 'Colour', value: 'White' });
		expect(rows(specification).map(({ label }) => label)).not.toContain('VIN');
		expect(rows(page({ colour: 'White' }, { locale: 'en-US' }).specification)).toContainEqual({
			label: 'Color',
			value: 'White',
		});
	});

	test('CARD-2 a sold car leads to the lists that have cars', () => {
		const others = [{ car_type: 'new' }, {}];
		expect(page({ sold: true }, {}, others).lists.map(({ name }) => name)).toEqual(['All', 'New', 'Used']);
		expect(page({}, {}, others).lists).toEqual([]);
	});

	test('the phone is that of the place where the car stands, else the site’s', () => {
		const place = (id: number, phone?: string) => ({
			id,
			name: `Place ${id}`,
			contact_detail: phone ? { phone } : {},
		});
		const locations = [place(1, '(02) 5550 0001'), place(2, '(02) 5550 0002'), place(3)];
		const site = { phone: '1800 160 401', locations } as Partial<SiteInput>;
		expect(page({ location_id: 2 }, site).dealer.phone).toEqual({
			number: '(02) 5550 0002',
			href: 'tel:0255500002',
			masked: null,
			revealPath: '/api/events/car_phone_call',
		});
		expect(page({ location_id: 3 }, site).dealer.phone?.number).toBe('1800 160 401');
		expect(page({ location_id: 2 }, site).dealer.contactPath).toBe('/contact-us/place-2/');
		expect(page().dealer.phone).toBeNull();
		expect(page().dealer.contactPath).toBe('/contact/');
	});
});
