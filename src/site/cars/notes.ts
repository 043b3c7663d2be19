import type { SiteConfig } from '../../config/site.ts';
import { dayText } from '../../domain/cars/date.ts';
import { marketAdvantage } from '../../domain/cars/market.ts';
import { commentsStart, isCertifiedBy } from '../../domain/cars/notes.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';

/** How a price compares with the market: `$1,200 below market`, and what that means (CAR-5). */
export function marketNote(
	car: Car,
	{ sold }: CarCardModel,
	{ locale }: Pick<SiteConfig, 'locale'>,
): { text: string; explanation: string } | null {
	const advantage = marketAdvantage(car);
	if (!advantage || sold) return null;
	const { below, average, stateAverage } = advantage;
	const state = car.state ? `in ${car.state}` : 'in the state';
	return {
		text: `${formatMoney(below, locale)} below market`,
		explanation: `The average asking price for one like this is ${formatMoney(average, locale)}, and ${formatMoney(stateAverage, locale)} ${state}.`,
	};
}

/** The dealer's comments; `start` is what is seen of long ones before the rest is asked for (CAR-8). */
export function dealerComments({ dealercomments: text }: Car, { title }: SiteConfig['dealer_comments']) {
	return text ? { title, text, start: commentsStart(text) } : null;
}

/** What the manufacturer's certificate means, for a car that has it (CAR-6). */
export function certifiedNote(car: Car, { certified }: SiteConfig['car_page']) {
	return certified && isCertifiedBy(car, certified.manufacturer) ? certified : null;
}

/** Address of the 360° walk-around, on sites that have them (SITE-10). */
export function walkAround(
	{ impel_url }: Car,
	{ sold }: CarCardModel,
	{ impel }: Pick<SiteConfig, 'impel'>,
): string | null {
	return impel && !sold ? (impel_url ?? null) : null;
}

/** When the dealer last changed the car's record, else when it came in: `Updated`, `21 November 2026`. */
export function lastChange(car: Car, { locale }: Pick<SiteConfig, 'locale'>) {
	const { updated_at_timestamp: updated, created_at_timestamp: created } = car;
	const time = updated ?? created;
	if (time === undefined) return null;
	const text = updated === undefined ? 'Listed' : 'Updated';
	return { text, day: dayText(time, locale), datetime: new Date(time * 1000).toISOString() };
}

/** The ways to pay that the page names: the site's choice, else all where someone takes deposits online (CAR-4). */
export function paymentMethods(carPage: SiteConfig['car_page'], provider: SiteConfig['payment_provider']): string[] {
	return carPage.payment_methods ?? (provider ? [...everyPaymentMethod] : []);
}

const everyPaymentMethod = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;
