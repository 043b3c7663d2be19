import { type Locale, localeRow } from '../locales/rows.ts';

/** Miles per US gallon of a vehicle that takes one litre per 100 km. */
const mpgOfOneLitre = 235.215;

/** What a vehicle takes, in the unit of the locale (SITE-9): litres per 100 km, or whole miles per US gallon under en-US. */
export function shownConsumption(litres: number, locale: Locale): { value: number; unit: 'L/100 km' | 'mpg' } {
	if (localeRow(locale).consumptionUnit === 'L/100 km') return { value: litres, unit: 'L/100 km' };
	return { value: Math.round(mpgOfOneLitre / litres), unit: 'mpg' };
}
