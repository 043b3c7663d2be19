import { groupNotes, leftOutLine, type NoteGroup, stockLine } from '../../../src/stock/feed/report-text.ts';
import type { TenantReport } from '../../publish/report/build-report.ts';

/** What is read of a report to say what it warns of. */
export type Warned = Pick<TenantReport, 'warnings' | 'notes' | 'stock'>;

/** What a report says, each once: of cars by kind, and everything else as it was said. */
export type ShownWarnings = { kinds: readonly NoteGroup[]; others: readonly string[] };

/** What somebody should act upon. The build says cars and left-out records in its list too; here they have their own places. */
export function shownWarnings({ warnings, stock }: Warned): ShownWarnings {
	const said = stock ? [...groupNotes(stock.leftOut).map(leftOutLine), ...stock.warnings.map(stockLine)] : [];
	return { kinds: stock?.warnings ?? [], others: othersThan(said, warnings) };
}

/** What is good to know, and asks nobody to act. */
export function shownNotes({ notes, stock }: Warned): ShownWarnings {
	const kinds = stock?.notes ?? [];
	return { kinds, others: othersThan(kinds.map(stockLine), notes) };
}

function othersThan(said: readonly string[], all: readonly string[]): string[] {
	const isSaid = (text: string): boolean => said.some((line) => text === line || text.startsWith(`${line} (`));
	return [...new Set(all)].filter((text) => !isSaid(text));
}

/** How many cars have something to check and how much, how many records were left out, and how many other warnings there are. */
export type WarningCounts = { cars: number; problems: number; leftOut: number; others: number };

/**
 * The figures that every page says of a report. `problems` is the sum over the kinds; `cars` is at most that, since a car
 * may have several.
 */
export function warningCounts(report: Warned): WarningCounts {
	const { kinds, others } = shownWarnings(report);
	const problems = kinds.reduce((sum, { count }) => sum + count, 0);
	const { warnedCars = 0, leftOut = [] } = report.stock ?? {};
	return { cars: warnedCars, problems, leftOut: leftOut.length, others: others.length };
}

/** Whether somebody should look at the site. */
export function hasWarnings(report: Warned): boolean {
	const { cars, leftOut, others } = warningCounts(report);
	return cars + leftOut + others > 0;
}

/** How many things a report notes that ask nobody to act: kinds that cars have, and others. */
export function noteCount(report: Warned): number {
	const { kinds, others } = shownNotes(report);
	return kinds.length + others.length;
}
