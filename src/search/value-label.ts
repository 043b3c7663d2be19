import { brandName } from '../domain/cars/brand-name.ts';
import { type ConditionLabels, conditionLabel } from '../domain/cars/condition.ts';
import { distanceText } from '../domain/cars/distance.ts';
import { formatDollars } from '../domain/money/price.ts';
import { contactName } from '../domain/places/contact-slug.ts';
import { type Locale, localeFacts } from '../domain/words/locale.ts';
import { capitalised, localiseText } from '../domain/words/wording.ts';
import type { Facet, ListField, RangeFacet } from './facets.ts';
import type { SearchRange } from './search-state.ts';

/** What decides how facets and their values are called on a site. */
export type LabelSettings = {
	locale: Locale;
	labels: ConditionLabels;
	/** Names of dealerships by slug. */
	dealerships: Readonly<Record<string, string>>;
};

/** `Colour`, or `Color` under en-US; `Kilometres` or `Mileage`. */
export function facetLabel({ field, label }: Facet, locale: Locale): string {
	return field === 'km' ? localeFacts(locale).distanceLabel : localiseText(label, locale);
}

type Labeller = (value: string, settings: LabelSettings) => string;

const asFact: Labeller = (value, { locale }) => localiseText(value, locale);
const asItIs: Labeller = (value) => value;

const labellers: Readonly<Record<ListField, Labeller>> = {
	car_type: (value, { labels }) => (isCarType(value) ? capitalised(conditionLabel(value, labels)) : value),
	make: brandName,
	model: asItIs,
	simple_body: asFact,
	simple_fuel: asFact,
	simple_transmission: asFact,
	seats: (value) => (value === '1' ? '1 seat' : `${value} seats`),
	colour: asFact,
	city: asItIs,
	location_name: (value) => contactName(value),
	dealership_slug: (value, { dealerships }) => dealerships[value] ?? value,
};

const isCarType = (value: string): value is 'new' | 'used' | 'demo' => ['new', 'used', 'demo'].includes(value);

/** A facet's value as visitors read it (SRCH-5, CARD-6): `ŠKODA` → Škoda, `used` → Pre-owned, `7` → 7 seats. */
export function valueLabel(field: ListField, value: string, settings: LabelSettings): string {
	return labellers[field](value, settings);
}

/** A range as visitors read it: `$10,000 to $30,000`, `from 2018`, `up to 50,000 km`, `at least 3 photos`. */
export function rangeLabel({ unit }: Pick<RangeFacet, 'unit'>, { min, max }: SearchRange, locale: Locale): string {
	const text = (value: number) => rangeTexts[unit](value, locale);
	if (min !== undefined && max !== undefined) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
	if (min !== undefined) return `from ${text(min)}`;
	return max === undefined ? '' : `up to ${text(max)}`;
}

const rangeTexts: Readonly<Record<RangeFacet['unit'], (value: number, locale: Locale) => string>> = {
	dollars: formatDollars,
	kilometres: distanceText,
	year: String,
	count: (value) => (value === 1 ? '1 photo' : `${value} photos`),
};
