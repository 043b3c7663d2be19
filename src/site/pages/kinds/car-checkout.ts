import { type CheckoutCar, checkoutCarFile } from '../../../contract/checkout-car.ts';
import { checkoutPath } from '../../../domain/addresses/vehicle-path.ts';
import { toDollars } from '../../../domain/money/cents.ts';
import { canReserve } from '../../../domain/money/reserve.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { carTitle, carTrail } from '../../cars/about-car.ts';
import { checkoutCarOf } from '../../cars/checkout-car.ts';
import { checkoutForm } from '../../cars/checkout-form.ts';
import { carDealer } from '../../cars/dealer.ts';
import { depositsBase, siteDepositTaker } from '../../cars/deposit-taker.ts';
import { paymentMethods } from '../../cars/notes.ts';
import type { Site } from '../../site.ts';
import { fileKind, pageKind } from '../page-kind.ts';

/** Where a car is reserved (ROUTE-7): only cars that can be have the page, so that nobody else gets that far (CAR-9, CAR-11). */
export const carCheckout = pageKind({
	pages: checkoutPages,
	model: (site, slug: string) => {
		const { card, offered, provider, base } = offeredCar(site, slug);
		const car = site.car(slug);
		if (!car) throw notOffered(slug);
		const { config } = site;
		const { singular } = templateFacts(config.template);
		const path = pathOf(site, slug);
		const dealer = carDealer(site, car);
		const form = checkoutForm(config, { car: offered, provider, base, contactPath: dealer.contactPath });
		return {
			heading: `Reserve this ${singular}`,
			title: `Reserve the ${carTitle(card)}`,
			path,
			breadcrumbs: [...carTrail(site, car, card), { name: 'Reserve', path }],
			card,
			deposit: formatMoney(toDollars(offered.deposit), config.locale),
			form,
			dealer,
			singular,
			paymentMethods: paymentMethods(config.car_page, provider),
			/** For visitors who find that somebody else has this one. */
			similar: site.similar(slug).flatMap((other) => site.card(other) ?? []),
		};
	},
	indexed: false,
	view: 'CarCheckout',
	jsonLd: null,
	counts: null,
});

/** `checkout-car.json` beside it: what the page shows, for the server to hold a reservation against (CAR-11). */
export const checkoutFile = fileKind({
	pages: function* (site) {
		for (const { path, params } of checkoutPages(site)) yield { path: path + checkoutCarFile, params };
	},
	model: (site, slug: string): CheckoutCar => offeredCar(site, slug).offered,
});

function checkoutPages(site: Site): { path: string; params: string }[] {
	const provider = siteDepositTaker(site);
	if (!provider) return [];
	return site.slugs().flatMap((slug) => {
		const car = site.car(slug);
		return car && canReserve(car, provider) ? [{ path: pathOf(site, slug), params: slug }] : [];
	});
}

const pathOf = ({ config: { template, car_page } }: Site, slug: string): string =>
	checkoutPath(template, slug, car_page.checkout_path);

function offeredCar(site: Site, slug: string) {
	const [card, offered, provider, base] = [
		site.card(slug),
		checkoutCarOf(site, slug),
		siteDepositTaker(site),
		depositsBase(site),
	];
	if (!card || !offered || !provider || base === null) throw notOffered(slug);
	return { card, offered, provider, base };
}

const notOffered = (slug: string): Error => new Error(`The car "${slug}" cannot be reserved.`);
