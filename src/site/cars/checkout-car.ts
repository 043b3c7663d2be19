import type { CheckoutCar } from '../../contract/checkout-car.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { toCents } from '../../domain/money/cents.ts';
import { canReserve, usableProcessor } from '../../domain/money/reserve.ts';
import type { Site } from '../site.ts';
import { carTitle } from './about-car.ts';
import { carDealer } from './dealer.ts';
import { siteDepositTaker } from './deposit-taker.ts';
import { carFormAbout } from './form-about.ts';

/** What a deposit buys: the car as its page shows it, in cents (CAR-9, CAR-11). Null where it cannot be reserved. */
export function checkoutCarOf(site: Site, slug: string): CheckoutCar | null {
	const provider = siteDepositTaker(site);
	const [car, card] = [site.car(slug), site.card(slug)];
	if (!provider || !car || !card || !canReserve(car, provider)) return null;
	const processor = usableProcessor(car, provider);
	const { amount } = card.price;
	if (!processor || amount === undefined) return null;
	const { values, ...about } = carFormAbout(car, carDealer(site, car));
	return {
		id: car.id,
		slug,
		title: carTitle(card),
		stocknum: card.stocknum,
		path: card.path,
		price: toCents(amount),
		deposit: toCents(processor.deposit_amount),
		currency: localeRow(site.config.locale).currency,
		processor: { type: processor.authorization_type, key: processor.authorization_key },
		about: { ...values, ...about },
	};
}
