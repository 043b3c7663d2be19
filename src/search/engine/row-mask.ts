/** A set of rows: 1 where a row is in it. Made by {@link makeMask}. */
export type RowMask = Uint8Array;

/** An empty set. Its memory is a whole number of words, for those who combine sets a word at a time. */
export function makeMask(rowCount: number): RowMask {
	return new Uint8Array(new ArrayBuffer(Math.ceil(rowCount / 4) * 4), 0, rowCount);
}

/** Takes out of the mask what is not in the other. */
export function keepCommon(mask: RowMask, other: RowMask): void {
	const [words, others] = [wordsOf(mask), wordsOf(other)];
	for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) & (others[index] ?? 0);
}

/** Puts into the mask what is in the other. */
export function addRows(mask: RowMask, other: RowMask): void {
	const [words, others] = [wordsOf(mask), wordsOf(other)];
	for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) | (others[index] ?? 0);
}

const wordsOf = (mask: RowMask): Uint32Array => new Uint32Array(mask.buffer);

/** The rows of a mask, written into the buffer, which has room for all. */
export function rowsOf(mask: RowMask, buffer: Uint32Array): Uint32Array {
	let count = 0;
	for (let row = 0; row < mask.length; row++) {
		buffer[count] = row;
		count += mask[row] ?? 0;
	}
	return buffer.subarray(0, count);
}

/** Those of the rows that are in the mask, written into the buffer. */
export function commonRows(rows: Uint32Array, mask: RowMask, buffer: Uint32Array): Uint32Array {
	let count = 0;
	for (let index = 0; index < rows.length; index++) {
		const row = rows[index] ?? 0;
		buffer[count] = row;
		count += mask[row] ?? 0;
	}
	return buffer.subarray(0, count);
}

/** Those of the rows that are not in the mask, written into the buffer. */
export function missedRows(rows: Uint32Array, mask: RowMask, buffer: Uint32Array): Uint32Array {
	let count = 0;
	for (let index = 0; index < rows.length; index++) {
		const row = rows[index] ?? 0;
		buffer[count] = row;
		count += 1 - (mask[row] ?? 0);
	}
	return buffer.subarray(0, count);
}
