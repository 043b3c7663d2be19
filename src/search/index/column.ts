/** Which value of a column's dictionary each row has. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Texts: `codes[row]` points into `values`, whose first is '' and stands for a missing text. */
export type TextColumn = { kind: 'text'; values: readonly string[]; codes: Codes };

/** Numbers, one per row; NaN is a missing one. A yes/no field has 1 and 0. */
export type NumberColumn = { kind: 'number' | 'bool'; values: Float64Array };

/** Facts that are only shown, such as a list of pictures; `values[0]` is undefined and stands for a missing one. */
type JsonColumn = { kind: 'json'; values: readonly unknown[]; codes: Codes };

export type Column = TextColumn | NumberColumn | JsonColumn;

/** Room for the codes of so many rows, in the narrowest array that holds `valueCount` different ones. */
export function makeCodes(rowCount: number, valueCount: number): Codes {
	if (valueCount <= 2 ** 8) return new Uint8Array(rowCount);
	return valueCount <= 2 ** 16 ? new Uint16Array(rowCount) : new Uint32Array(rowCount);
}
