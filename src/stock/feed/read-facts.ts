import type { Car } from '../car/car.ts';
import { type CarField, carFieldNames, carFields } from '../car/car-fields.ts';
import { type Notation, plainNotation } from '../readers/notation.ts';
import { isBlank, type Reader, readValue } from '../readers/reading.ts';
import type { StockNote } from './report.ts';
import { excerpt } from './report.ts';

/** A note on one value of a record, before it is known which car it belongs to. */
export type FactNote = Omit<StockNote, 'record' | 'car'>;

/** The facts that a record states about its car; the rest is absent. */
export type Facts = {
	known: Partial<Car>;
	notes: FactNote[];
	/** Notes on values that a dealer should look at: they belong to another field, or may mean two things. */
	odd: FactNote[];
	/** Fields whose value makes no sense, as against those that are not there or said to be unknown. */
	faulty: ReadonlySet<CarField>;
};

type Row<Field extends CarField> = {
	readonly read: Reader<NonNullable<Car[Field]>>;
	readonly aliases?: readonly string[];
};
const rows = carFields as { readonly [Field in CarField]: Row<Field> };
const namesOf = new Map(carFieldNames.map((field) => [field, [field, ...(rows[field].aliases ?? [])]]));

/** Reads every field of a car from a record, each by its reader (SITE-5, SITE-18). */
export function readFacts(raw: Readonly<Record<string, unknown>>, notation = plainNotation): Facts {
	const facts = { notation, known: {}, notes: [], odd: [], faulty: new Set<CarField>() };
	for (const field of carFieldNames) readFact(field, raw, facts);
	return facts;
}

/** What a record says about a field, under its own name or the first of its other names that is not blank. */
export function rawValue(raw: Readonly<Record<string, unknown>>, field: CarField): unknown {
	for (const name of namesOf.get(field) ?? []) {
		if (Object.hasOwn(raw, name) && !isBlank(raw[name])) return raw[name];
	}
	return undefined;
}

type Reading = { notation: Notation; known: Partial<Car>; notes: FactNote[]; odd: FactNote[]; faulty: Set<CarField> };

function readFact<Field extends CarField>(field: Field, raw: Readonly<Record<string, unknown>>, facts: Reading): void {
	const found = rawValue(raw, field);
	if (found === undefined) return;
	const { value, note, fault, odd } = readValue(found, rows[field].read, facts.notation);
	if (value !== undefined && value !== '') facts.known[field] = value;
	if (fault) facts.faulty.add(field);
	if (note === undefined) return;
	const reason = odd && fault ? `${field}: ${note}, so it is not shown. ${remedy(field)}` : note;
	(odd ? facts.odd : facts.notes).push({ field, value: excerpt(found), reason });
}

const remedy = (field: CarField): string =>
	`Correct it in the feed, or say what it stands for in stock_feed.columns.${field}.values`;
