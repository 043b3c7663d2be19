import type { SiteConfig } from '../../config/site.ts';
import { groupFeatures } from '../../domain/cars/feature-groups.ts';
import { writtenDate } from '../../domain/cars/written-date.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Fact } from './facts/key-facts.ts';

/** What a buyer can rely on: what the dealer promises with every such car, and what is known of this one. */
export type CarPapers = { heading: string; promises: { title: string; text?: string | undefined }[]; facts: Fact[] };

type Settings = Pick<SiteConfig, 'locale' | 'car_page'>;

/** Warranty, inspection and history of a car; null where nothing is known of them. */
export function carPapers(car: Car, { locale, car_page }: Settings): CarPapers | null {
	const past = factsOf(history(car, locale), locale);
	const facts = [...factsOf(cover(car, locale), locale), ...past];
	const promises = car_page.promises[car.car_type];
	if (facts.length === 0 && promises.length === 0) return null;
	const heading =
		past.length > 0 ? 'Warranty and history' : facts.length > 0 ? 'Warranty and safety' : 'What comes with it';
	return { heading, promises, facts };
}

type Row = [label: string, value: string | number | undefined];

const factsOf = (rows: readonly Row[], locale: string): Fact[] =>
	rows.flatMap(([label, value]) =>
		value === undefined ? [] : [{ label, value: localiseText(String(value), locale) }],
	);

function cover({ warranty, inspection, safety_rating: stars }: Car, locale: SiteConfig['locale']): Row[] {
	const rating = localeRow(locale).country === 'US' ? 'NHTSA safety rating' : 'ANCAP safety rating';
	return [
		['Warranty', warranty],
		['Inspection', inspection],
		[rating, stars && (stars === 1 ? '1 star' : `${stars} stars`)],
	];
}

function history(car: Car, locale: SiteConfig['locale']): Row[] {
	const date = (text: string | undefined) => text && writtenDate(text, locale);
	return [
		['Previous owners', car.owners],
		['Service history', car.service_history],
		['Built', date(car.build_date)],
		['Compliance date', date(car.compliance_date)],
		['Registered until', date(car.rego_expiry)],
	];
}

/** What the car has, by group, in the locale's words. */
export const carFeatures = (
	{ features }: Car,
	{ locale }: Pick<Settings, 'locale'>,
): { name: string; items: string[] }[] =>
	groupFeatures(features ?? []).map(({ name, items }) => ({
		name: localiseText(name, locale),
		items: items.map((item) => localiseText(item, locale)),
	}));
