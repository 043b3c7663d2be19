import { brandName } from '../../domain/cars/brand-name.ts';
import { type ConditionLabels, conditionLabel } from '../../domain/cars/condition.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';

/** What decides how facets and their values are called on a site. */
export type LabelSettings = {
	locale: Locale;
	labels: ConditionLabels;
	/** Names of dealerships by slug. */
	dealerships: Readonly<Record<string, string>>;
};

/** A facet's value as visitors read it. */
export type Labeller = (value: string, settings: LabelSettings) => string;

export const asItIs = (value: string): string => value;
export const asBrand: Labeller = (value) => brandName(value);
export const asFact: Labeller = (value, { locale }) => localiseText(value, locale);
export const asSeats: Labeller = (value) => (value === '1' ? '1 seat' : `${value} seats`);
export const asContact: Labeller = (value) => contactName(value);
export const asDealership: Labeller = (value, { dealerships }) => dealerships[value] ?? value;
export const asCarType: Labeller = (value, { labels }) =>
	isCarType(value) ? capitalised(conditionLabel(value, labels)) : value;

const isCarType = (value: string): value is 'new' | 'used' | 'demo' => ['new', 'used', 'demo'].includes(value);

/** What the numbers of a range are: how they are written, and in en-US kilometres as miles. */
export const units = {
	dollars: formatMoney,
	kilometres: distanceText,
	year: String,
	count: (value) => (value === 1 ? '1 photo' : `${value} photos`),
} as const satisfies Readonly<Record<string, (value: number, locale: Locale) => string>>;
