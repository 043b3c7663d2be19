import { expectAll, type IndexDocument } from './index-document.ts';
import type { IndexFieldType, IndexSchema, PackedColumn } from './packed-index.ts';
import { makeRecipeText, type Recipe, recipeFields, recipes } from './recipe.ts';

/** Where most rows have the text that a recipe makes, only the others are written. */
export function packByRecipe(
	rows: readonly IndexDocument[],
	field: string,
	type: IndexFieldType,
	schema: IndexSchema,
): PackedColumn | undefined {
	const isKept = ({ parts }: Recipe) => parts.every((part) => part in schema && part !== field);
	if (type !== 'string' || !recipeFields.includes(field)) return undefined;
	const packed = recipes.filter(isKept).map((recipe) => ({ recipe, except: exceptions(rows, field, recipe) }));
	const best = packed.toSorted((a, b) => Object.keys(a.except).length - Object.keys(b.except).length)[0];
	if (!best || Object.keys(best.except).length * 2 > rows.length) return undefined;
	return { kind: 'recipe', ...best };
}

function exceptions(rows: readonly IndexDocument[], field: string, recipe: Recipe): Record<number, string> {
	const makeText = makeRecipeText(recipe);
	const texts = expectAll(
		rows.map((row) => row[field] ?? undefined),
		'string',
		field,
	);
	const others = texts
		.map((text, row) => [row, text ?? ''] as const)
		.filter(([row, text]) => {
			return text !== makeText(recipe.parts.map((part) => rows[row]?.[part] ?? undefined));
		});
	return Object.fromEntries(others) as Record<number, string>;
}
