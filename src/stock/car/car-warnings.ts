import type { FactNote, Facts } from '../feed/read-facts.ts';
import type { Car } from './car.ts';

const lowestUsualPrice = 500;
const highestUsualPrice = 1_000_000;

type Shown = {
	currency: string;
	/** Whether the site shows a subscription's price for a week. */
	weeklyPrices: boolean;
};

/** What a dealer should look at, though the car is listed as it is (SITE-5). */
export function carWarnings(car: Car, { known, faulty }: Facts, { currency, weeklyPrices }: Shown): FactNote[] {
	const warnings: FactNote[] = [];
	const [lowest, million] = currency.endsWith('D')
		? [`$${lowestUsualPrice}`, 'a million dollars']
		: [`${lowestUsualPrice} ${currency}`, `a million ${currency}`];
	const warn = (field: keyof Car, reason: string, value = '') => warnings.push({ field, value, reason });
	if (car.vin === undefined) warn('vin', 'no VIN');
	if (car.photos_count === 0) warn('images', 'no photos');
	const isPricedByWeek = weeklyPrices && (car.subscription_price ?? 0) > 0;
	if (car.price === undefined) {
		if (!isPricedByWeek) warn('price', 'no price');
	} else if (car.price < lowestUsualPrice) warn('price', `unusually low: under ${lowest}`, `${car.price}`);
	else if (car.price > highestUsualPrice) warn('price', `unusually high: over ${million}`, `${car.price}`);
	if (known.car_type === undefined) warn('car_type', 'not said whether new, used or demo: taken as used');
	if (known.status === undefined && !car.sold && !car.show_on_dealer_website) {
		warn('status', faulty.has('status') ? 'status not understood: not listed' : 'no status: not listed');
	}
	if (known.sold === true && known.status !== undefined && known.status !== 'sold') {
		warn('status', 'marked sold: counts as sold', known.status);
	}
	if (faulty.has('show_on_dealer_website')) warn('show_on_dealer_website', 'not understood: not listed');
	return warnings;
}
