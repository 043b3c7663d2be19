import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CarCard } from '../../../src/components/car-list/CarCard.tsx';
import type { SiteInput } from '../../../src/config/site.ts';
import { carCard } from '../../../src/site/cars/car-card.ts';
import { makeCar, makeConfig, testNow } from '../../support/make-site.ts';

const html = (car: Record<string, unknown> = {}, site: Partial<SiteInput> = {}, accounts = false) =>
	renderToStaticMarkup(<CarCard car={carCard(makeCar(car), { ...makeConfig(site), accounts }, testNow)} />);
const pictured = { images: [{ image: { url: 'https://cdn.example/1.jpg' } }] };

describe('the car card', () => {
	test('CARD-1 one link, to the car’s page, and a picture that keeps its place', () => {
		const card = html({ ...pictured, location_name: 'Northside' });
		expect(card.match(/<a /g)).toHaveLength(1);
		expect(card).toContain(`href="${carCard(makeCar(), makeConfig(), testNow).path}"`);
		expect(card).toMatch(/<img [^>]*srcSet="[^"]+640w"[^>]* width="400" height="300" alt="2021 Kia Rio"/);
		expect(card).toContain('Northside');
	});

	test('SITE-13 the first card’s picture is fetched before all else, two more at once, the others when they are near', () => {
		const picture = (place?: number) => {
			const card = (
				<CarCard car={carCard(makeCar(pictured), { ...makeConfig(), accounts: false }, testNow)} place={place} />
			);
			const [img = ''] = /<img [^>]*>/.exec(renderToStaticMarkup(card)) ?? [];
			return [/fetchPriority="(\w+)"/i.exec(img)?.[1], /loading="(\w+)"/.exec(img)?.[1]];
		};
		expect([0, 1, 2, 3, undefined].map(picture)).toEqual([
			['high', undefined],
			...[1, 2].map(() => [undefined, undefined]),
			...[3, undefined].map(() => [undefined, 'lazy']),
		]);
	});

	test('CARD-1 without a picture there is the New Arrival placeholder', () => {
		expect(html()).toContain('New Arrival');
		expect(html(pictured)).not.toContain('New Arrival');
	});

	test('CARD-2 a sold car shows SOLD and no details', () => {
		const sold = html({ sold: true, price: 15_990, km: 45_000 }, { card: { compare: true } });
		expect(sold).toContain('>SOLD<');
		for (const detail of ['15,990', '45,000', '<button']) {
			expect(sold).not.toContain(detail);
			expect(html({ price: 15_990, km: 45_000 })).toContain(detail);
		}
	});

	test('CARD-3 a certified car has an image with a text, other tags are text', () => {
		expect(html({ make: 'Toyota', model: 'Yaris', certified: true })).toMatch(
			/role="img" aria-label="Certified used Toyota"/,
		);
		expect(html({ reserved: true })).toContain('>RESERVED</p>');
	});

	test('CARD-4 buttons are not seen until a script says whether they are pressed', () => {
		const buttons = html({}, { card: { compare: true } }).match(/<button [^>]*>/g) ?? [];
		expect(buttons).toHaveLength(2);
		for (const button of buttons) expect(button).toMatch(/data-save="\w+"(?!.*aria-pressed)/);
		const styles = readFileSync('src/components/car-list/car-card-buttons.css', 'utf8');
		expect(styles).toMatch(/\[data-save\]:not\(\[aria-pressed\]\) \{\s+visibility: hidden;/);
		expect(html({}, { favourites_enabled: false })).not.toContain('<button');
	});

	test('CARD-4 only the heart is on the picture; Compare and SAVE are below the price', () => {
		const site: Partial<SiteInput> = { garage_enabled: true, card: { compare: true } };
		const card = html({ ...pictured, price: 20_000 }, site, true);
		const inOrder = [
			'price-price',
			'class="car-row"',
			'data-save="compare"',
			'data-watch',
			'class="round-button car-heart"',
		];
		const places = inOrder.map((part) => card.indexOf(part));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(places).not.toContain(-1);
	});

	test('CARD-4 the row below the price has its place on every card of a site that has it, so that prices line up', () => {
		const garage: Partial<SiteInput> = { garage_enabled: true };
		const car = { ...pictured, price: 20_000, car_type: 'new' };
		expect(html(car, garage, true)).toContain('<div class="car-row"></div>');
		expect(html(car, garage)).not.toContain('car-row');
		expect(html(car, { card: { compare: true } })).toContain('car-row');
		expect(html({ ...car, sold: true }, { card: { compare: true } })).not.toContain('car-row');
	});

	test('USER-1 a favourite knows the name and price that the list tells later', () => {
		const heart = /<button [^>]*car-heart[^>]*>/;
		expect(heart.exec(html({ price: 15_990.5 }))?.[0]).toContain('data-name="2021 Kia Rio" data-price="15990.5"');
		expect(heart.exec(html())?.[0]).not.toContain('data-price');
		const weekly = html({ subscription_price: 199 }, { offers_subscription: true });
		expect(heart.exec(weekly)?.[0]).toContain('data-weekly="199"');
	});

	test('CARD-4, USER-3 SAVE leads to the sign-in page and back, on garage sites where one can sign in only', () => {
		const sellable = { ...pictured, price: 20_000 };
		const garage = html(sellable, { garage_enabled: true }, true);
		const way = encodeURIComponent(carCard(makeCar(), makeConfig(), testNow).path);
		expect(garage).toContain(`href="/sign-in/?type=watchlist&amp;redirect=${way}&amp;back=${way}"`);
		const watch = /<a class="car-watch"[^>]*>.*?<\/a>/.exec(garage)?.[0] ?? '';
		expect(watch).toMatch(/ data-watch="true" data-car="\d+"/);
		expect(watch.replace(/<[^>]+>/g, ' ')).toMatch(/^\s*SAVE\s+SAVED\s+2021 Kia Rio\s*$/);
		expect(html(sellable, {}, true)).not.toContain('SAVE');
		const without = html(sellable, { garage_enabled: true });
		expect(without).not.toContain('SAVE');
		expect(without).toContain('data-save="favourites"');
	});

	test('CARD-5 the price before is struck through and said', () => {
		const card = html({ price: 51_990, before_price: 54_990, subscription_price: 199 }, { offers_subscription: true });
		expect(card).toContain('<s class="price-before"><span class="sr-only">Was </span>$54,990</s>');
		expect(card).toContain('from $199 per week');
		expect(html({ price: 51_990 })).not.toContain('<s ');
	});

	test('CAR-5, CARD-5 one label at most speaks for the price', () => {
		const autograb_data = { average_market_price: 20_000, state_average_market_price: 19_800 };
		const labels = (car: Record<string, unknown>) =>
			[...html({ price: 18_800, autograb_data, ...car }).matchAll(/class="price-drop">(.*?)</g)].map(
				([, text]) => text,
			);
		expect(labels({})).toEqual(['$1,200 below market']);
		expect(labels({ before_price: 19_300 })).toEqual(['Save $500']);
		expect(labels({ autograb_data: undefined })).toEqual([]);
		expect(labels({ sold: true })).toEqual([]);
	});

	test('CARD-5 what the price covers stands beside a price only', () => {
		const site: Partial<SiteInput> = { price_basis: 'drive_away' };
		expect(html({ price: 51_990 }, site)).toContain('Drive away');
		expect(html({}, site)).not.toContain('Drive away');
		expect(html({}, site)).toContain('Contact us for price');
	});
});
