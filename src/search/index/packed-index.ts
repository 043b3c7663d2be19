import type { FieldType, FilterSchema } from '../filter/filter.ts';
import type { Digits } from './digits.ts';
import type { Recipe } from './recipe.ts';

/** How a field is kept; `json` is for facts that are only shown, never searched, filtered or counted. */
export type IndexFieldType = FieldType | 'json';

/** The fields of an index and their types: `stockSchema`, or some of it with more. */
export type IndexSchema = Readonly<Record<string, { readonly type: IndexFieldType }>>;

/** The fields that a filter may name. */
export function filterSchemaOf(schema: IndexSchema): FilterSchema {
	return Object.fromEntries(
		Object.entries(schema).flatMap(([field, { type }]) => (type === 'json' ? [] : [[field, { type }]])),
	);
}

/**
 * Which of the different values each row has, counted from 1; 0 is a missing one. Either the same for every row, or
 * digits (`digits.ts`) of the code itself, or where most values differ of its distance from the one not yet used: 0 is
 * the next new value, 1 a missing one, 1 + d the value d before the next new one.
 */
export type PackedCodes = Digits | { next: Digits };

/** Whole numbers as differences to the one before, or numbers as they are. */
export type PackedNumbers = { steps: readonly number[] } | { list: readonly number[] };

/** Texts without the start and the end that all of them share. */
export type PackedTexts = { start: string; end: string; texts: readonly string[] };

/** The different values of a field and which of them each row has. */
export type PackedValues = { codes: PackedCodes } & (
	| { kind: 'text'; values: PackedTexts }
	| { kind: 'number' | 'bool'; values: PackedNumbers }
	| { kind: 'json'; values: readonly unknown[] }
);

/** Texts that are made of other fields, and the rows whose text is another one. */
export type PackedRecipe = { kind: 'recipe'; recipe: Recipe; except: Readonly<Record<number, string>> };

export type PackedColumn = PackedValues | PackedRecipe;

/** The stock as one JSON file, a column per field. Rows go from the car imported last to the one imported first. */
export type PackedIndex = {
	version: typeof packedVersion;
	rowCount: number;
	/** Fields that a text query searches, the one that counts most first. */
	queryBy: readonly string[];
	schema: IndexSchema;
	columns: Readonly<Record<string, PackedColumn>>;
	/** Whatever the page needs beside the cars, such as the settings of their cards. */
	meta: unknown;
};

/** Goes up with every change of the packed form; an index of another version is not opened. */
export const packedVersion = 2;
