import type { StockIndex } from '../../search/index/open-index.ts';

/** The values that a field has in stock, as texts. */
export function valuesOf({ columns }: StockIndex, field: string): readonly string[] {
	const column = columns.get(field);
	if (column?.kind === 'text') return column.values.slice(1);
	return column?.kind === 'number' ? [...new Set(column.values)].map(String) : [];
}
