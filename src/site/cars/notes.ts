import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';
import { dayText } from '../../domain/cars/date.ts';
import { marketAdvantage } from '../../domain/cars/market.ts';
import { commentsStart, isCertifiedBy } from '../../domain/cars/notes.ts';
import { secondsPerDay } from '../../domain/hours/days.ts';
import { priceBasisNote } from '../../domain/money/price-basis.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import { belowMarketText, type CarCardModel } from './car-card.ts';

type Localised = { config: Pick<SiteConfig, 'locale'> };

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
		text: belowMarketText(below, { locale }),
		explanation: `The average asking price for one like this is ${formatMoney(average, locale)}, and ${formatMoney(stateAverage, locale)} ${state}.`,
	};
}

/** What the price covers, `Drive away`, and what that means; null where no price is shown or the site does not say it. */
export function basisNote(
	{ price, priceBasis }: Pick<CarCardModel, 'price' | 'priceBasis'>,
	{ price_basis, price_basis_note: own, locale }: Pick<SiteConfig, 'price_basis' | 'price_basis_note' | 'locale'>,
): { text: string; explanation: string } | null {
	if (!price_basis || !priceBasis || price.kind !== 'price') return null;
	return { text: priceBasis, explanation: own ?? localiseText(priceBasisNote(price_basis, locale), locale) };
}

/** What the enquiry of who wants to know what comes on top of the price starts with; null where nothing does. */
export function askInFull(
	basis: ReturnType<typeof basisNote>,
	about: FormAbout,
	{ price_basis }: Pick<SiteConfig, 'price_basis'>,
): FormAbout | null {
	if (!basis || price_basis !== 'excluding_government_charges') return null;
	return { ...about, values: { ...about.values, message: 'What does it come to on the road?' } };
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

/** A change that is older would make a page look forgotten. */
const changeDays = 30;

/** When the dealer last changed the car's record, in Unix seconds, else when it came in. */
const changeOf = ({ updated_at_timestamp: updated, created_at_timestamp: created }: Car): number | undefined =>
	updated ?? created;

/** The first moment, in whole Unix seconds, at which a page no longer says when its car was changed. */
export function changeUntil(car: Car): number | undefined {
	const time = changeOf(car);
	return time === undefined ? undefined : time + changeDays * secondsPerDay + 1;
}

/** When the dealer last changed the car's record, else when it came in, if lately: `Updated`, `21 November 2026`. */
export function lastChange(car: Car, { config: { locale }, isPast }: Pick<Site, 'isPast'> & Localised) {
	const time = changeOf(car);
	const until = changeUntil(car);
	if (time === undefined || until === undefined || isPast(until)) return null;
	const text = car.updated_at_timestamp === undefined ? 'Listed' : 'Updated';
	return { text, day: dayText(time, locale), datetime: new Date(time * 1000).toISOString() };
}

/** The ways to pay that the page names: the site's choice, else all where someone takes deposits online (CAR-4). */
export function paymentMethods(carPage: SiteConfig['car_page'], provider: SiteConfig['payment_provider']): string[] {
	return carPage.payment_methods ?? (provider ? [...everyPaymentMethod] : []);
}

const everyPaymentMethod = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;
