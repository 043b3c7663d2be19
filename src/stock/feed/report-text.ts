import { isEverydayGap } from '../../domain/stock/everyday-gaps.ts';
import type { StockNote, StockReport } from './report.ts';

/** Notes of one kind: the same field and the same reason. `more`: other cars of the kind, as many as a page can list. */
export type NoteGroup = { field: string; reason: string; count: number; examples: StockNote[]; more: string[] };

const examplesShown = 3;
const mostNamed = 200;

const kindOf = ({ field, reason }: Pick<StockNote, 'field' | 'reason'>): string => `${field}\n${reason}`;

/** Notes by field and reason, the most frequent first, each with its first examples (of different values if possible). */
export function groupNotes(notes: readonly StockNote[]): NoteGroup[] {
	const groups = new Map<string, NoteGroup>();
	for (const note of notes) {
		const key = kindOf(note);
		const group = groups.get(key) ?? { field: note.field, reason: note.reason, count: 0, examples: [], more: [] };
		group.count++;
		const isNew = group.examples.every(({ value }) => value !== note.value || value === '');
		if (isNew && group.examples.length < examplesShown) group.examples.push(note);
		else if (note.car && group.more.length < mostNamed) group.more.push(note.car);
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

/** `stock: 9 × no photos` */
export const stockLine = (group: NoteGroup): string => `stock: ${noteLine(group)}`;

/** What the site does of itself, as it should, whatever the number of cars. */
const asItShould: ReadonlySet<string> = new Set([
	'not said whether new, used or demo: taken as used',
	'marked sold: counts as sold',
]);

/** What few cars may lack without anybody having to act. */
const gaps: ReadonlySet<string> = new Set(['no photos', 'no price', 'no VIN']);

/** What is said of cars, by kind: `warnings` ask somebody to act, `notes` are good to know (SITE-5). */
function kindsOf({ warnings, listed }: Pick<StockReport, 'warnings' | 'listed'>) {
	const isNote = ({ reason, count }: NoteGroup): boolean =>
		asItShould.has(reason) || (gaps.has(reason) && isEverydayGap({ cars: count, all: listed }));
	const { notes = [], warnings: doubts = [] } = Object.groupBy(groupNotes(warnings), (group) =>
		isNote(group) ? 'notes' : 'warnings',
	);
	return { notes, warnings: doubts };
}

/** What a stock report has to say in lines, one for each kind. */
export function stockLines(report: Pick<StockReport, 'leftOut' | 'warnings' | 'listed'>) {
	const { notes, warnings } = kindsOf(report);
	return {
		warnings: [...groupNotes(report.leftOut).map(leftOutLine), ...warnings.map(stockLine)],
		notes: notes.map(stockLine),
	};
}

/** A stock report with like notes counted together: a dirty feed of 16,000 cars makes a hundred thousand single ones. */
export type StockDigest = Omit<StockReport, 'repaired' | 'warnings'> & {
	repaired: NoteGroup[];
	/** What somebody should correct. */
	warnings: NoteGroup[];
	/** Cars with at least one of these warnings: a car may have several. */
	warnedCars: number;
	/** What is good to know. */
	notes: NoteGroup[];
};

/** Counts like notes together. */
export function digestStock(report: StockReport): StockDigest {
	const { warnings, notes } = kindsOf(report);
	const toCheck = new Set(warnings.map(kindOf));
	const warned = report.warnings.filter((note) => toCheck.has(kindOf(note)));
	return {
		...report,
		repaired: groupNotes(report.repaired),
		warnings,
		warnedCars: new Set(warned.map(({ record }) => record)).size,
		notes,
	};
}
