import { describe, expect, test } from 'vitest';
import { carouselLinks } from '../../../src/site/blocks/carousel-links.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const cars = Array.from({ length: 6 }, (_, index) =>
	makeCar({ stocknum: `R${index}`, price: 20_000, before_price: index < 5 ? 22_000 : 0 }),
);
const marked = [{ name: 'Marked down', filter: 'before_price:>0' }];
const filter = 'status:=in_stock && before_price:>0';

describe('ROUTE-14 the way from a row of cars to the rest', () => {
	test('is the category that the row is about, with how many there are, and ends the row', () => {
		const { link, end } = carouselLinks(makeSite({ search_categories: marked }, cars), { filter, count: 4 });
		expect(link).toMatchObject({ text: 'Marked down (5)', url: '/search/new-used-and-demo-cars/marked-down/' });
		expect(end).toMatchObject({ text: 'See all 5 cars', url: link.url });
	});

	test('is the whole stock where there is no such category', () => {
		const { link } = carouselLinks(makeSite({}, cars), { filter, count: 4 });
		expect(link).toMatchObject({ text: 'All cars (6)', url: '/search/new-used-and-demo-cars/' });
	});

	test('does not end a row that shows all, nor lead from it to a page that is no list by a number', () => {
		expect(carouselLinks(makeSite({}, cars), { filter: undefined, count: 8 }).end).toBeNull();
		const own = carouselLinks(makeSite({}, cars), { filter, count: 4, link: { text: 'Ask us', url: '/contact/' } });
		expect(own).toMatchObject({ link: { text: 'Ask us', url: '/contact/' }, end: null });
	});
});
