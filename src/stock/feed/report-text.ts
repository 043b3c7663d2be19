import type { StockNote, StockReport } from './report.ts';

/** Notes of one kind: the same field and the same reason. */
export type NoteGroup = { field: string; reason: string; count: number; examples: StockNote[] };

const examplesShown = 3;

/** Notes by field and reason, the most frequent first, each with its first examples (of different values if possible). */
export function groupNotes(notes: readonly StockNote[]): NoteGroup[] {
	const groups = new Map<string, NoteGroup>();
	for (const note of notes) {
		const key = `${note.field}\n${note.reason}`;
		const group = groups.get(key) ?? { field: note.field, reason: note.reason, count: 0, examples: [] };
		group.count++;
		const isNew = group.examples.every(({ value }) => value !== note.value || value === '');
		if (isNew && group.examples.length < examplesShown) group.examples.push(note);
		groups.set(key, group);
	}
	return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** `98 × simple_fuel: a VIN, not a fuel … ("1FTFW1E5", "…")`: how often, why, and some of the values. */
export function noteLine({ count, reason, examples }: NoteGroup): string {
	const values = examples.flatMap(({ value }) => (value ? [JSON.stringify(value)] : []));
	return `${count} × ${reason}${values.length > 0 ? ` (${values.join(', ')}${count > values.length ? ', …' : ''})` : ''}`;
}

/** `stock: 3 left out: no make` */
export const leftOutLine = ({ count, reason }: NoteGroup): string => `stock: ${count} left out: ${reason}`;

/** What a stock report has to say as warnings, a line for each kind. */
export function stockWarnings({ leftOut, warnings }: Pick<StockReport, 'leftOut' | 'warnings'>): string[] {
	return [...groupNotes(leftOut).map(leftOutLine), ...groupNotes(warnings).map((group) => `stock: ${noteLine(group)}`)];
}

/** A stock report with like notes counted together: a dirty feed of 16,000 cars makes a hundred thousand single ones. */
export type StockDigest = Omit<StockReport, 'repaired' | 'warnings'> & {
	repaired: NoteGroup[];
	warnings: NoteGroup[];
	/** Cars with at least one of these warnings: a car may have several. */
	warnedCars: number;
};

/** Counts like notes together. */
export const digestStock = (report: StockReport): StockDigest => ({
	...report,
	repaired: groupNotes(report.repaired),
	warnings: groupNotes(report.warnings),
	warnedCars: new Set(report.warnings.map(({ record }) => record)).size,
});
