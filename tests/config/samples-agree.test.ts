import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoDay } from '../../scripts/demo/feeds.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import { isHired } from '../../src/domain/words/template.ts';
import { places } from '../../src/site/places/places.ts';

/** What a dealer who reads the samples would find: texts that contradict the config. */

const { tenants } = readTenants('tenants', 'all');
const samples = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));
const each = samples.map((site) => [site.slug, site] as const);

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function read(word: string): number {
	const index = numberWords.indexOf(word.toLowerCase());
	return index >= 0 ? index : Number(word.replace(/\D/g, '') || Number.NaN);
}

/** What texts count: the number and the noun, `five addresses`, `1,204 reviews`, `Forty cars`. */
const counted =
	/\b([\d,]+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?: hundred)?|hundreds of)\s+(addresses|locations|dealerships|yards|showrooms|sites|towns|doors|branches|reviews|cars|bikes|motorcycles|trucks|campers|vans)\b/gi;

const writing = ({ description, pages, navigation, locations }: SiteConfig): string =>
	JSON.stringify([description, pages, navigation, locations.map(({ name, badge }) => [name, badge])], (key, value) =>
		key === 'alt' ? undefined : value,
	);

/** A few may be an example, 'eight cars for every one we buy'; more is a count of the stock, which changes every day. */
const isStock = (noun: string): boolean => /^(?:cars|bikes|motorcycles|trucks|campers|vans)$/i.test(noun);

/** How many there are of what texts may count; nothing for stock. */
function counts(site: SiteConfig): Record<string, number> {
	const all = places(site).length;
	const towns = new Set(site.locations.map(({ address }) => address.city)).size;
	return {
		addresses: all,
		locations: all,
		yards: all,
		showrooms: all,
		branches: all,
		towns,
		reviews: site.reviews.count,
	};
}

/** How long and how far one may drive what one may bring back: `within seven days and 500 km`, `a week and 500 km`. */
const broughtBack = /(?:bring|swap)[^.]*?within ((?:a|[\w-]+) (?:days?|weeks?) (?:and|or) [\d,]+ km)/gi;

const promised = ({ pages, car_page, description }: SiteConfig): string[] =>
	[...JSON.stringify([pages, car_page, description]).matchAll(broughtBack)].map(([, limits = '']) => limits);

describe('the samples agree with themselves', () => {
	test.each(each)('ROUTE-14 %s: what may be brought back may be for as long and as far on every page', (_, site) => {
		expect(new Set(promised(site)).size).toBeLessThanOrEqual(1);
	});

	test('ROUTE-14 samples promise that one may bring a car back, and the pattern finds it', () => {
		expect(samples.filter((site) => promised(site).length > 1).map(({ slug }) => slug)).toEqual([
			'big-box-cars',
			'motorama',
		]);
	});

	test.each(each)('LOC-1 %s: numbers in its texts are those of its config', (_, site) => {
		const wrong = [...writing(site).matchAll(counted)].filter(
			([, number = '', noun = '']) =>
				!(isStock(noun) && read(number) < 20) && counts(site)[noun.toLowerCase()] !== read(number),
		);
		expect(wrong.map(([text]) => text)).toEqual([]);
	});

	test.each(each)('ROUTE-14 %s: lists by make are in the order of the alphabet', (_, { pages }) => {
		const lists = Object.values(pages).flatMap(({ blocks }) =>
			blocks.flatMap((block) =>
				block.kind === 'price-list' && /by make$/.test(block.heading ?? '')
					? [block.items.map(({ title }) => title)]
					: [],
			),
		);
		expect(lists).toEqual(lists.map((makes) => makes.toSorted()));
	});

	test('LOC-1 the pattern finds what once stood there', () => {
		const found =
			'Three hundred cars. our three dealerships, five addresses, Forty cars, 1,204 reviews, Two yards'.matchAll(
				counted,
			);
		expect([...found]).toHaveLength(6);
	});

	test.each(each)('LOC-1 %s: nothing that is to come has hours or a day that has passed', (_, { locations }) => {
		const coming = locations.filter(({ badge }) => /coming|opening|soon/i.test(badge ?? ''));
		expect(coming.filter(({ contact_detail }) => contact_detail.opening_hours.length > 0)).toEqual([]);
		const years = coming.flatMap(({ badge }) =>
			[...(badge ?? '').matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year)),
		);
		expect(years.filter((year) => year < demoDay.getUTCFullYear())).toEqual([]);
	});

	test('LOC-6 a place has the same hours, address and number on every site that shows it', () => {
		const shown = new Map<number, Set<string>>();
		for (const { locations } of samples) {
			for (const { id, address, contact_detail } of locations) {
				const facts = JSON.stringify([address.street, contact_detail.phone, contact_detail.opening_hours]);
				shown.set(id, (shown.get(id) ?? new Set()).add(facts));
			}
		}
		expect([...shown].filter(([, facts]) => facts.size > 1)).toEqual([]);
	});

	test.each(each)(
		'LOC-7 %s: all reviews are those of its locations, and so is their average',
		(_, { reviews, locations }) => {
			const rated = locations.filter(({ visible, review_count }) => visible && review_count > 0);
			if (reviews.count === 0) return;
			const sum = rated.reduce((total, { review_count }) => total + review_count, 0);
			const stars = rated.reduce((total, { review_count, average_rating }) => total + review_count * average_rating, 0);
			expect(reviews.count).toBe(sum);
			expect(Math.abs(Number(reviews.average_rating) - stars / sum)).toBeLessThan(0.051);
		},
	);

	test.each(each.filter(([, { template }]) => !isHired(template)))(
		'CARD-5 %s says what its prices cover',
		(_, site) => {
			expect(site.price_basis).toBeDefined();
		},
	);

	test.each(each)('SITE-3 %s: numbers to call in its pages are its own', (_, site) => {
		const own = new Set(
			[site.phone, ...site.locations.map(({ contact_detail }) => contact_detail.phone)].map((phone) =>
				phone?.replace(/\D/g, ''),
			),
		);
		const called = [...JSON.stringify(site.pages).matchAll(/tel:([\d+]+)/g)].map(([, digits = '']) => digits);
		expect(called.filter((digits) => !own.has(digits))).toEqual([]);
	});

	test.each(each)('SITE-3 %s has a logo for header, footer and tab', (slug, { logo, footer_logo, icon }) => {
		const files = [logo, footer_logo, icon].map((path) => path?.replace('/assets/', `tenants/${slug}/assets/`) ?? '');
		expect(files.filter((file) => !existsSync(file))).toEqual([]);
	});

	test('ROUTE-1 each has its own picture behind the headline, one for phones and a point that stays in sight', () => {
		const heroes = samples.flatMap(({ pages }) => pages['/']?.blocks.slice(0, 1) ?? []);
		const pictures = heroes.flatMap((hero) => (hero.kind === 'hero' ? [hero.image, hero.image_narrow] : []));
		expect(pictures).not.toContain(undefined);
		expect(new Set(pictures).size).toBe(samples.length * 2);
		expect(heroes.every((hero) => hero.kind === 'hero' && hero.focus)).toBe(true);
	});
});
