import type { IndexDocument } from './index-document.ts';
import type { IndexSchema, PackedColumn } from './packed-index.ts';
import { recipeFields, recipes } from './recipe.ts';

/** The columns of the index that was packed last, and what they were made of: rows that have not changed are the same objects. */
export type KnownColumns = {
	rows: readonly IndexDocument[];
	schema: string;
	columns: ReadonlyMap<string, PackedColumn>;
};

export const noColumns = (): KnownColumns => ({ rows: [], schema: '', columns: new Map() });

type KeptColumn = (field: string, pack: () => PackedColumn) => PackedColumn;

/** Gives each column as it was packed before, where every value that it is made of is the same; else packs it now. */
export function keptColumns(known: KnownColumns, rows: readonly IndexDocument[], schema: IndexSchema): KeptColumn {
	const before = { ...known };
	const columns = new Map<string, PackedColumn>();
	Object.assign(known, { rows, schema: JSON.stringify(schema), columns });
	const isComparable = before.schema === known.schema && before.rows.length === rows.length;
	const changed = isComparable ? rows.flatMap((row, index) => changeOf(before.rows[index], row)) : null;
	return (field, pack) => {
		const same = changed?.every(isSameIn(field)) ? before.columns.get(field) : undefined;
		const column = same ?? pack();
		columns.set(field, column);
		return column;
	};
}

type Change = { was: IndexDocument; is: IndexDocument };

const changeOf = (was: IndexDocument | undefined, is: IndexDocument): Change[] =>
	was === undefined || was === is ? [] : [{ was, is }];

/** Whether a row says the same in a field, and in the parts of the recipes that the field may follow. */
function isSameIn(field: string): (change: Change) => boolean {
	const parts = recipeFields.includes(field) ? recipes.flatMap((recipe) => recipe.parts) : [];
	return ({ was, is }) => [field, ...parts].every((name) => was[name] === is[name]);
}
