import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';
import { groupFeatures } from '../../domain/cars/feature-groups.ts';
import { warrantyUntil } from '../../domain/cars/warranty.ts';
import { writtenDate } from '../../domain/cars/written-date.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { isHired } from '../../domain/words/template.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Fact } from './facts/key-facts.ts';

type CarPromise = SiteConfig['car_page']['promises']['used'][number];

/** What a buyer can rely on: what the dealer promises with every such car, and what is known of this one. */
export type CarPapers = { heading: string; promises: readonly CarPromise[]; facts: Fact[] };

type Settings = Pick<SiteConfig, 'locale' | 'car_page' | 'template'>;

/** Warranty, inspection and history of a car; null where nothing is known of them. */
export function carPapers(car: Car, { locale, car_page, template }: Settings): CarPapers | null {
	const past = factsOf(historyRows, car, locale);
	const facts = [...factsOf([...coverRows, safetyRow(locale)], car, locale), ...past];
	const promises = car_page.promises[car.car_type];
	if (facts.length === 0 && promises.length === 0) return null;
	const heading = isHired(template)
		? 'Condition and history'
		: past.length > 0
			? 'Warranty and history'
			: facts.length > 0
				? 'Warranty and safety'
				: 'What comes with it';
	return { heading, promises, facts };
}

/**
 * What an enquiry for the report of a used car starts with, where the page promises checks and the record has no report to open;
 * null elsewhere (CAR-1).
 */
export function askForReport(
	{ car_type, file, inspection, service_history }: Car,
	about: FormAbout,
	{ car_page, template }: Settings,
): FormAbout | null {
	const isPromised = car_page.promises[car_type].length > 0 || inspection || service_history;
	if (!isPromised || file || car_type === 'new' || isHired(template)) return null;
	return { ...about, values: { ...about.values, message: 'Could you send me its inspection report and history?' } };
}

type Locale = SiteConfig['locale'];
/** The label of a paper, and what it says of a car. */
export type PaperRow = readonly [label: string, text: (car: Car, locale: Locale) => string | undefined];

const factsOf = (rows: readonly PaperRow[], car: Car, locale: Locale): Fact[] =>
	rows.flatMap((row) => {
		const value = paperText(row, car, locale);
		return value === undefined ? [] : [{ label: row[0], value }];
	});

/** What a paper says of a car, in the locale's words; undefined where nobody knows. */
export function paperText([, text]: PaperRow, car: Car, locale: Locale): string | undefined {
	const value = text(car, locale);
	return value === undefined ? undefined : localiseText(value, locale);
}

/** With it what is left of the maker's, where that is known: nothing that was over when the car came in. */
function warrantyText(car: Car, locale: Locale): string | undefined {
	const { warranty, build_date: built, created_at_timestamp: since = 0 } = car;
	const until = warranty && built && warrantyUntil(warranty, built);
	const isOver = until && Number(until.slice(3)) < new Date(since * 1_000).getUTCFullYear();
	return until && !isOver ? `${warranty}, to ${writtenDate(until, locale)} at least` : warranty;
}

export const coverRows: readonly PaperRow[] = [
	['Warranty', warrantyText],
	['Inspection', (car) => car.inspection],
];

/** The stars of the country's crash tests. */
export const safetyRow = (locale: Locale): PaperRow => [
	localeRow(locale).country === 'US' ? 'NHTSA safety rating' : 'ANCAP safety rating',
	({ safety_rating: stars }) => (stars === undefined ? undefined : stars === 1 ? '1 star' : `${stars} stars`),
];

const date = (text: string | undefined, locale: Locale): string | undefined => text && writtenDate(text, locale);

export const ownersRow: PaperRow = [
	'Previous owners',
	({ owners }) => (owners === undefined ? undefined : String(owners)),
];

export const historyRows: readonly PaperRow[] = [
	ownersRow,
	['Service history', (car) => car.service_history],
	['Built', (car, locale) => date(car.build_date, locale)],
	['Compliance date', (car, locale) => date(car.compliance_date, locale)],
	['Registered until', (car, locale) => date(car.rego_expiry, locale)],
];

/** What the car has, by group, in the locale's words. */
export const carFeatures = (
	{ features }: Car,
	{ locale }: Pick<Settings, 'locale'>,
): { name: string; items: string[] }[] =>
	groupFeatures(features ?? []).map(({ name, items }) => ({
		name: localiseText(name, locale),
		items: items.map((item) => localiseText(item, locale)),
	}));
