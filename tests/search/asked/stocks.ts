import { featuresInStock } from '../../../src/domain/cars/feature-words.ts';
import type { Locale } from '../../../src/domain/words/locale.ts';
import type { Template } from '../../../src/domain/words/template.ts';
import type { AskedStock, Wish } from '../../../src/search/asked/asked.ts';
import { readAsked } from '../../../src/search/asked/read-asked.ts';
import { sortIndex } from '../../../src/search/fields/sorts.ts';
import { makeConfig } from '../../support/make-site.ts';

/** What stocks have in which the tests ask. */
export const values: Record<string, readonly string[]> = {
	car_type: ['new', 'used', 'demo'],
	make: ['Toyota', 'Volkswagen', 'Mercedes-Benz', 'Kia'],
	simple_body: ['Hatch', 'Ute', 'SUV', 'Wagon'],
	simple_fuel: ['Petrol', 'Electric'],
	drive_type: ['4WD', 'AWD', 'FWD'],
	seats: ['5', '7'],
};
/** A stock of no template: what has a template's words stays words. */
export const stock: AskedStock = { locale: 'en-AU', valuesOf: (field) => values[field] ?? [] };
export const asking = { indexOf: sortIndex };
export const labelsOf = (locale: Locale) => ({ locale, labels: makeConfig().labels, dealerships: {} });

type Own = Record<string, readonly string[]>;
/** A site's stock: these values, and those of every stock. */
export const site = (template: Template, own: Own, locale = 'en-AU'): AskedStock => ({
	locale,
	template,
	valuesOf: (field) => own[field] ?? values[field] ?? [],
	features: featuresInStock([{ feature_words: own['feature_words']?.join(' ') }]),
});
export const cars = {
	colour: ['White', 'Pearl White', 'Grey', 'Red'],
	simple_fuel: ['Petrol', 'Hybrid', 'Plug-in Hybrid', 'Electric'],
	simple_transmission: ['Automatic', 'Manual'],
	model: ['Silver Shadow', 'Corolla', 'Red'],
};
export const bikes = { simple_body: ['Adventure', 'Naked'], colour: ['White', 'Black'], lams: ['LAMS approved'] };
const campers = { simple_body: ['Caravan', 'Pop-Top', 'Camper Trailer'], sleeps: ['2', '4'], colour: ['White'] };
const trucks = { simple_body: ['Cab & Chassis', 'Tipper'], colour: ['White'], licence_class: ['MR', 'HR'] };
export const carSite = site('car', cars);
export const bikeSite = site('motorcycle', bikes);
export const camperSite = site('camper', campers);
export const truckSite = site('truck', trucks);
export const anyWhite = 'colour White,Pearl White';
export const anyHybrid = 'simple_fuel Hybrid,Plug-in Hybrid';

/** A wish in words: `price -30000`. */
export const said = (wish: Wish): string => {
	if (wish.kind === 'not') return `not ${said(wish.wish)}`;
	if (wish.kind === 'feature') return `feature ${wish.word}`;
	if (wish.kind === 'order') return `order ${wish.sort}`;
	if (wish.kind === 'range') return `${wish.field} ${wish.range.min ?? ''}-${wish.range.max ?? ''}`;
	return `${wish.field} ${wish.kind === 'any' ? wish.values.join() : wish.value}`;
};

/** The words that stay, then what is asked for. */
export const read = (query: string, from = stock) => {
	const { words, parts } = readAsked(query, from);
	return [words, ...parts.map(({ wish }) => said(wish))];
};
