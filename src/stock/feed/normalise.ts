import type { Car } from '../car/car.ts';
import { carWarnings } from '../car/car-warnings.ts';
import { completeCar, type NamedFacts } from '../car/complete-car.ts';
import { type CarSlug, carSlug } from '../car/identity.ts';
import { impliedFacts } from '../car/implied-facts.ts';
import { type HasFile, keepOwnFiles } from '../car/own-files.ts';
import { TakenNames } from '../car/taken-names.ts';
import type { Notation } from '../readers/notation.ts';
import { type FactNote, type Facts, rawValue, readFacts } from './read-facts.ts';
import { recordFault } from './record-limits.ts';
import { excerpt, type NormaliseReport, type StockNote } from './report.ts';

/** One record of a feed; `raw` is null where it could not be parsed, and `error` says why. */
export type StockRecord = {
	/** Line (CSV, JSONL) or position (JSON) in the feed, from 1. */
	record: number;
	raw: Readonly<Record<string, unknown>> | null;
	error?: string;
	/** Whether it has fewer values than it should: as the last record of a feed, a sign that the feed was cut off. */
	isShort?: boolean;
};

export type NormaliseOptions = {
	/** Unix seconds. */
	now: number;
	/** Whether a car that says neither status nor show_on_dealer_website is in stock and shown: true for CSV (SITE-5). */
	assumeListed: boolean;
	/** Whether the site has a file with this path; without it every path is taken as one that it has. */
	hasFile?: HasFile;
	/** What was made of the same records before, by the very objects; what is made now is added. */
	known?: KnownReadings;
	/** How the feed writes numbers, money, dates and units. */
	notation?: Notation;
	/** Whether the site shows a subscription's price for a week (`offers_subscription`): such a car has a price (CARD-5). */
	weeklyPrices?: boolean;
};

/** What was made of a record: its facts, which hold as long as the site has the same of the files that were asked for, and its car. */
type Reading = { fault?: string | undefined; facts: Facts; asked: Map<string, boolean>; made?: MadeCar };
type MadeCar = { id: number; slug: string; assumeListed: boolean; car: Car; warnings: FactNote[] };
export type KnownReadings = WeakMap<RawRecord, Reading>;

type RawRecord = Readonly<Record<string, unknown>>;
type Outcome =
	| { label: string; leftOut: FactNote }
	| { label: string; car: Car; repaired: FactNote[]; warnings: FactNote[] };

/**
 * Turns a feed's records into cars. Left out are only unparsable records, cars without make, model or year, and the
 * second car with a slug; whatever else is wrong is repaired or absent, with a note (SITE-5). `recordOf`: the record that each
 * car's id was read from.
 */
export function normaliseStock(
	records: Iterable<StockRecord>,
	options: NormaliseOptions,
): { cars: Car[]; report: NormaliseReport; recordOf: ReadonlyMap<number, number> } {
	const cars: Car[] = [];
	const recordOf = new Map<number, number>();
	const report: NormaliseReport = { read: 0, usable: 0, leftOut: [], repaired: [], warnings: [] };
	const taken = new TakenNames();
	for (const { record, raw, error } of records) {
		report.read++;
		const outcome = raw ? readCar(raw, options, taken) : unparsable(error);
		const placed = (note: FactNote): StockNote => ({ record, car: outcome.label, ...note });
		if ('leftOut' in outcome) {
			report.leftOut.push(placed(outcome.leftOut));
			continue;
		}
		cars.push(outcome.car);
		recordOf.set(outcome.car.id, record);
		for (const note of outcome.repaired) report.repaired.push(placed(note));
		for (const note of outcome.warnings) report.warnings.push(placed(note));
	}
	report.usable = cars.length;
	return { cars, report, recordOf };
}

function unparsable(error = 'cannot be read'): Outcome {
	return { label: '', leftOut: { field: '', value: '', reason: `unparsable record: ${error}` } };
}

/** Reads a record, unless that was done before and the site still has, and has not, the same files. */
function readRecord(raw: RawRecord, { hasFile, notation, known }: NormaliseOptions): Reading {
	const before = known?.get(raw);
	const holds = before && [...before.asked].every(([path, there]) => !hasFile || hasFile(path) === there);
	if (holds) return before;
	const reading: Reading = { fault: recordFault(raw), facts: noFacts, asked: new Map() };
	known?.set(raw, reading);
	if (reading.fault) return reading;
	reading.facts = readFacts(raw, notation);
	const ask = (path: string): boolean => {
		const there = hasFile?.(path) ?? true;
		reading.asked.set(path, there);
		return there;
	};
	if (hasFile) keepOwnFiles(reading.facts, ask);
	return reading;
}

const noFacts: Facts = { known: {}, notes: [], odd: [], faulty: new Set() };

function readCar(raw: RawRecord, options: NormaliseOptions, taken: TakenNames): Outcome {
	const { now, assumeListed } = options;
	const reading = readRecord(raw, options);
	const { fault, facts } = reading;
	if (fault) return unparsable(fault);
	const { known } = facts;
	const label = carLabel(known);
	const named = namedFacts(known, now);
	if ('fault' in named) return { label, leftOut: { ...named.fault, value: excerpt(rawValue(raw, named.fault.field)) } };
	const wanted = carSlug(named);
	const claim = taken.claimSlug(wanted, () => JSON.stringify(raw));
	if ('duplicate' in claim) {
		return { label, leftOut: duplicateNote(wanted, named, taken) };
	}
	const twin = taken.claimVin(known.vin, claim.slug);
	const twins: FactNote[] = twin ? [{ field: 'vin', value: twin, reason: 'another car has the same VIN' }] : [];
	const id = taken.claimId(known.id, idText(raw, known, claim.slug));
	const repaired = [...facts.notes, ...identityNotes(known, wanted, id)];
	const identity = { id, slug: claim.slug, assumeListed };
	const { car, warnings } = madeBefore(reading, identity) ?? makeCar(reading, { known: named, options }, identity);
	return { label, car, repaired, warnings: [...warnings, ...facts.odd, ...twins] };
}

type Identity = Pick<MadeCar, 'id' | 'slug' | 'assumeListed'>;

/** The car that was made of a record before, if it is to be the same now. */
function madeBefore({ made }: Reading, { id, slug, assumeListed }: Identity): MadeCar | undefined {
	return made?.id === id && made.slug === slug && made.assumeListed === assumeListed ? made : undefined;
}

type Named = { known: NamedFacts; options: Pick<NormaliseOptions, 'notation' | 'weeklyPrices'> };

function makeCar(reading: Reading, { known, options }: Named, identity: Identity): MadeCar {
	const { notation, weeklyPrices = false } = options;
	const { facts } = reading;
	const { id, slug, assumeListed } = identity;
	const car = completeCar(
		{ ...facts, known: { ...known, ...impliedFacts(known, notation) } },
		{ id, slug },
		assumeListed,
	);
	reading.made = {
		...identity,
		car,
		warnings: carWarnings(car, facts, { currency: notation?.currency ?? 'AUD', weeklyPrices }),
	};
	return reading.made;
}

/** Why a record is left out whose slug is taken: the VIN says more than the slug that was made of it. */
function duplicateNote({ slug, sure }: CarSlug, { vin }: NamedFacts, taken: TakenNames): FactNote {
	if (taken.withVin(vin) === slug.toLowerCase()) {
		return { field: 'vin', value: excerpt(vin), reason: 'another record has the same VIN' };
	}
	const reason = sure ? 'another car has the same slug' : 'another record is the same in every field';
	return { field: 'slug', value: slug, reason };
}

/** What a car is called in notes: its stock number, else its slug, else its name. */
export function carLabel({ stocknum, slug, name, year, make, model }: Partial<Car>): string {
	return stocknum ?? slug ?? name ?? [year, make, model].filter(Boolean).join(' ');
}

type MissingFact = { fault: { field: 'make' | 'model' | 'year'; reason: string } };

function namedFacts(known: Partial<Car>, now: number): NamedFacts | MissingFact {
	const { make, model, year } = known;
	if (make === undefined) return { fault: { field: 'make', reason: 'no make' } };
	if (model === undefined) return { fault: { field: 'model', reason: 'no model' } };
	if (year === undefined) return { fault: { field: 'year', reason: 'no year' } };
	if (!isPlausibleYear(year, now)) return { fault: { field: 'year', reason: 'not a possible year for a car' } };
	return known as NamedFacts;
}

/** Years from 1900 to the year after next: model years run ahead of the calendar. `now` in Unix seconds. */
function isPlausibleYear(year: number, now: number): boolean {
	return year >= 1900 && year <= new Date(now * 1000).getUTCFullYear() + 2;
}

/** What an id is made from where the feed gives none that is a number and free: its own text, else the slug. */
function idText(raw: RawRecord, { id }: Partial<Car>, slug: string): string {
	const own = rawValue(raw, 'id');
	return own === undefined || id !== undefined ? `slug ${slug}` : `id ${excerpt(own)}`;
}

function identityNotes(known: Partial<Car>, { note }: CarSlug, id: number): FactNote[] {
	const notes: FactNote[] = [];
	if (note) notes.push({ field: 'slug', value: excerpt(known.slug), reason: note });
	if (known.id !== undefined && known.id !== id) {
		notes.push({ field: 'id', value: `${known.id}`, reason: 'another car has the same id: a new one was made' });
	}
	return notes;
}
