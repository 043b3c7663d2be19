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

/** A stock report with like notes counted together: a dirty feed of 16,000 cars makes a hundred thousand single ones. */
export type StockDigest = Omit<StockReport, 'repaired' | 'warnings'> & { repaired: NoteGroup[]; warnings: NoteGroup[] };

/** Counts like notes together. */
export const digestStock = (report: StockReport): StockDigest => ({
	...report,
	repaired: groupNotes(report.repaired),
	warnings: groupNotes(report.warnings),
});

/** The stock report for people: counts first, then what was left out, not listed, to be looked at and repaired (SITE-5). */
export function stockReportText(report: StockDigest): string {
	const { read, usable, listed, leftOut } = report;
	const notListed = Object.entries(report.notListed).map(([reason, count]) => `  ${grouped(count)} × ${reason}`);
	return [
		`${plural(read, 'record')} read, ${plural(usable, 'car')}, ${grouped(listed)} listed, ${grouped(leftOut.length)} left out.`,
		...section('Left out', groupNotes(leftOut).map(groupText)),
		...section('Not listed', notListed),
		...section('Worth a look', report.warnings.map(groupText)),
		...section('Repaired', report.repaired.map(groupText)),
	].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
	return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function groupText({ field, reason, count, examples }: NoteGroup): string {
	const what = field ? `${field}: ${reason}` : reason;
	return `  ${grouped(count)} × ${what} (${examples.map(exampleText).join('; ')}${count > examples.length ? '; …' : ''})`;
}

function exampleText({ record, car, value }: StockNote): string {
	const place = [record > 0 && `record ${record}`, car].filter(Boolean).join(', ');
	return value ? `'${value}' in ${place}` : place;
}

function plural(count: number, noun: string): string {
	return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
	return count.toLocaleString('en-AU');
}
