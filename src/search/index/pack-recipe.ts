import { expectAll, type IndexDocument } from './index-document.ts';
import type { IndexFieldType, IndexSchema, PackedColumn } from './packed-index.ts';
import { makeRecipeText, type Recipe, recipeFields, recipes } from './recipe.ts';

/** So many rows, from all over the stock, tell which recipe a feed's names follow. */
const sampleSize = 100;

/** Where most rows have the text that a recipe makes, only the others are written. */
export function packByRecipe(
	rows: readonly IndexDocument[],
	field: string,
	type: IndexFieldType,
	schema: IndexSchema,
): PackedColumn | undefined {
	const isKept = ({ parts }: Recipe) => parts.every((part) => part in schema && part !== field);
	if (type !== 'string' || !recipeFields.includes(field)) return undefined;
	const sample = rows.filter((_, row) => row % Math.ceil(rows.length / sampleSize) === 0);
	const [best] = recipes
		.filter(isKept)
		.map((recipe) => ({ recipe, misses: Object.keys(exceptions(sample, field, recipe)).length }))
		.sort((one, other) => one.misses - other.misses);
	if (!best) return undefined;
	const except = exceptions(rows, field, best.recipe);
	return Object.keys(except).length * 2 > rows.length ? undefined : { kind: 'recipe', recipe: best.recipe, except };
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
