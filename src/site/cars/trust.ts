import type { SiteConfig } from '../../config/site.ts';
import { writtenDate } from '../../domain/cars/written-date.ts';
import { toDollars } from '../../domain/money/cents.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';

/** More are read by nobody; the rest is further down the page. */
const most = 4;

type Settings = Pick<SiteConfig, 'locale' | 'car_page'>;

/**
 * What speaks for a car in a few words beside its price: what holds it, the dealer's promises, then what is known of this one.
 * `deposit`: in cents, where it can be reserved.
 */
export function carTrust(car: Car, { locale, car_page }: Settings, deposit: number | null): string[] {
	const promises = car_page.promises[car.car_type].slice(0, 2).map(({ title }) => title);
	const until = car.rego_expiry && writtenDate(car.rego_expiry, locale);
	const known = [
		car.warranty && inWords(warrantyText(briefly(car.warranty)), 'Warranty'),
		car.inspection && inWords(`Inspection: ${briefly(car.inspection)}`, 'Inspected'),
		car.service_history && inWords(briefly(car.service_history), 'Service history'),
		until && `Registered until ${until}`,
		car.owners === 1 && 'One owner',
	];
	const hold = deposit === null ? [] : [`${formatMoney(toDollars(deposit), locale)} holds it for you`];
	const words = known.flatMap((text) => (text ? localiseText(text, locale) : []));
	return [...hold, ...promises, ...words].slice(0, most);
}

/** `Balance of the 3-year warranty` says already what it is. */
const warrantyText = (text: string): string => (/warranty$/i.test(text) ? text : `Warranty: ${text}`);

/** Letters that stand in two lines of half the offer. */
const mostLetters = 44;

/** What it says, unless that is too long beside a price. */
const inWords = (text: string, short: string): string => (text.length > mostLetters ? short : text);

/** Its first statement: a comma may stand inside a list, `Bearings, brakes and seals checked`. */
const briefly = (text: string): string => text.split(/[;.] /, 1)[0] ?? text;
