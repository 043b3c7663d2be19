import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financeLink } from '../../../src/components/car-page/jump-links.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import { weeklyUnit } from '../../../src/islands/search/weekly/weekly-search.ts';
import { emptySearch } from '../../../src/search/state/search-state.ts';
import { cardTerms } from '../../../src/site/cars/card-terms.ts';
import { searchSettings } from '../../../src/site/lists/search-settings.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

const finance = { interest_rate: 10, fees: { establishment: 495, monthly: 10 }, on_cards: true };
const shown = (car: Record<string, unknown>, set: Partial<SiteInput> = { finance }) => {
	const own = makeCar(car);
	const site = makeSite(set, [own]);
	return { site, own, card: site.card(own.slug), page: carPage.model(site, own.slug) };
};

describe('CAR-12 repayments on cards', () => {
	test('CAR-12 a card says the week’s repayment with its rates, and what it is for is said beside the cards', () => {
		expect(shown({ price: 20_000 }).card?.repayment).toEqual({
			text: 'from $100 a week',
			rates: '10%, comparison rate 11.4% a year',
			note: expect.stringMatching(
				/^Repayments are over 5 years without a deposit\. .*\$30,000 over 5 years.* Warning: /,
			),
		});
	});

	test.each([
		['a site that does not ask for them', { price: 20_000 }, {}],
		['a sold car', { price: 20_000, sold: true }, { finance }],
		['a car without a price', {}, { finance }],
		['what is hired out', { price: 20_000 }, { finance, template: 'subscription' }],
	] as const)('CAR-12 no repayment with %s', (_title, car, set) => {
		expect(shown(car, set as Partial<SiteInput>).card?.repayment).toBeUndefined();
	});

	test('CAR-12, SITE-9 the offer and the link to the calculator say it in the words of the country', () => {
		const american = shown({ price: 25_990 }, { finance, locale: 'en-US' }).page;
		expect(american.repayment?.offer).toMatch(/^From \$\d+ a month financed\*$/);
		expect(financeLink(american.finance)).toBe('Financing');
		const own = shown({ price: 25_990 }).page;
		expect(own.repayment?.offer).toBe(`From ${own.repayment?.text} on finance*`);
		expect(financeLink(own.finance)).toBe('Finance');
	});

	test('CAR-12 card, offer and calculator agree, and structured data has the price alone', () => {
		const { site, own, page, card } = shown({ price: 23_456 });
		expect(card?.repayment?.text).toBe(`from ${page.repayment?.text}`);
		const figures = (text = '') => text.match(/[\d.]+%/g);
		expect(figures(card?.repayment?.rates)).toEqual(figures(page.repayment?.rates.join(' ')));
		expect(page.repayment?.note).toBe(card?.repayment?.note);
		const linked = JSON.stringify(carPage.jsonLd?.(site, page, { path: page.path, params: own.slug }));
		expect(linked).toContain('23456');
		expect(linked).not.toMatch(/a week|"117/);
	});

	test('CAR-12 the index and the search of a site without them are as they were', () => {
		const off = shown({ price: 20_000 }, {}).site;
		expect(JSON.stringify(off.stock.packed())).not.toContain('finance');
		expect(searchSettings(off, '/search/', { path: '/search/', state: emptySearch })).not.toHaveProperty('repayments');
		const on = shown({ price: 20_000 }).site;
		expect(on.stock.packed()).toEqual(off.stock.packed());
	});

	test('CAR-12 the dealer’s own comparison rate and warning are shown as they are', () => {
		const own = { interest_rate: 9.4, comparison_rate: 10.2, comparison_warning: 'Ask us.', on_cards: true };
		const { card } = shown({ price: 20_000 }, { finance: own });
		expect(card?.repayment?.rates).toBe('9.4%, comparison rate 10.2% a year');
		expect(card?.repayment?.note).toContain('for a loan of $30,000 over 5 years. Ask us.');
	});

	test.each([
		['en-NZ', 'from $98 a week', '10% a year'],
		['en-US', 'from $98 a week', '10% APR'],
		['de-DE', 'from 98\u00a0€ a week', '10\u00a0% a year'],
	] as const)('SITE-9 %s: %s at %s, and no warning of another country’s law', (locale, text, rates) => {
		const { card } = shown({ price: 20_000 }, { locale, finance: { on_cards: true } });
		expect(card?.repayment).toMatchObject({ text, rates });
		expect(card?.repayment?.note).not.toContain('Warning');
	});
});

test('CAR-12 the price filter by the week: what it shows, it finds', () => {
	const terms = cardTerms(makeSite({ finance }).config) ?? expect.unreachable();
	const { shown: weekly, stored, written } = weeklyUnit(terms);
	expect([weekly(20_000), written(100)]).toEqual([100, '$100']);
	fc.assert(
		fc.property(fc.integer({ min: 10, max: 2_000 }), (amount) => {
			expect([weekly(stored(amount, 'min')), weekly(stored(amount, 'max'))]).toEqual([amount, amount]);
		}),
		{ seed: 98, numRuns: 100 },
	);
});
