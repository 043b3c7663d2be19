import type { IndexDocument } from './index-document.ts';
import type { IndexSchema, PackedColumn } from './packed-index.ts';
import { recipeFields, recipes } from './recipe.ts';

/** Columns that were packed before, each with the values that it was made of. */
export type KnownColumns = Map<string, { schema: string; made: readonly unknown[]; column: PackedColumn }>;

type Wanted = { rows: readonly IndexDocument[]; field: string; schema: IndexSchema };

/** A column of an index: the one that was packed before where every value that it is made of is the same, else packed now. */
export function keptColumn(known: KnownColumns, wanted: Wanted, pack: () => PackedColumn): PackedColumn {
	const { field } = wanted;
	const schema = JSON.stringify(wanted.schema);
	const made = valuesOf(wanted);
	const before = known.get(field);
	const isSame = before?.schema === schema && before.made.length === made.length;
	if (isSame && before.made.every((value, index) => value === made[index])) return before.column;
	const column = pack();
	known.set(field, { schema, made, column });
	return column;
}

/** All that a column is made of: the values of its field, and where it may follow a recipe those of the recipe's parts. */
function valuesOf({ rows, field }: Wanted): unknown[] {
	const parts = recipeFields.includes(field) ? new Set(recipes.flatMap((recipe) => recipe.parts)) : [];
	return [field, ...parts].flatMap((name) => rows.map((row) => row[name]));
}
