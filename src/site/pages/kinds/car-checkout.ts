import { checkoutPath } from '../../../domain/addresses/vehicle-path.ts';
import { canReserve, usableProcessor } from '../../../domain/money/reserve.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { carTitle, carTrail } from '../../cars/about-car.ts';
import { carDealer } from '../../cars/dealer.ts';
import { siteDepositTaker } from '../../cars/deposit-taker.ts';
import { pageKind } from '../page-kind.ts';

/** Where a car is reserved (ROUTE-7), once deposits can be paid: only cars that can be have the page, so that nobody else gets that far (CAR-9, CAR-11). */
export const carCheckout = pageKind({
	pages: (site) => {
		const { template, car_page } = site.config;
		const provider = siteDepositTaker(site);
		if (!provider) return [];
		return site.slugs().flatMap((slug) => {
			const car = site.car(slug);
			if (!car || !canReserve(car, provider)) return [];
			return [{ path: checkoutPath(template, slug, car_page.checkout_path), params: slug }];
		});
	},
	model: (site, slug: string) => {
		const car = site.car(slug);
		const card = site.card(slug);
		if (!car || !card) throw new Error(`There is no car "${slug}" in stock.`);
		const { template, car_page } = site.config;
		const path = checkoutPath(template, slug, car_page.checkout_path);
		return {
			heading: `Reserve this ${templateFacts(template).singular}`,
			title: `Reserve the ${carTitle(card)}`,
			path,
			breadcrumbs: [...carTrail(site, car, card), { name: 'Reserve', path }],
			card,
			deposit: formatMoney(usableProcessor(car)?.deposit_amount ?? 0, site.config.locale),
			dealer: carDealer(site, car),
			singular: templateFacts(template).singular,
		};
	},
	indexed: false,
	view: 'CarCheckout',
	jsonLd: null,
	counts: null,
});
