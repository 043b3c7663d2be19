import { groupNotes, leftOutLine, type NoteGroup, noteLine } from '../../src/stock/feed/report-text.ts';
import type { TenantReport } from '../publish/report/build-report.ts';

/** What is read of a report to say what it warns of. */
export type Warned = Pick<TenantReport, 'warnings' | 'stock'>;

/** What a report warns of, each once: kinds of problems that cars have, and everything else as it was said. */
export type ShownWarnings = { kinds: readonly NoteGroup[]; others: readonly string[] };

/** The build says cars with problems and left-out cars in its list of warnings too; here they have their own places. */
export function shownWarnings({ warnings, stock }: Warned): ShownWarnings {
	if (!stock) return { kinds: [], others: [...new Set(warnings)] };
	const said = [
		...groupNotes(stock.leftOut).map(leftOutLine),
		...stock.warnings.map((group) => `stock: ${noteLine(group)}`),
	];
	const isSaid = (warning: string): boolean => said.some((line) => warning === line || warning.startsWith(`${line} (`));
	return { kinds: stock.warnings, others: [...new Set(warnings)].filter((warning) => !isSaid(warning)) };
}

/** How many cars have problems, how many problems these are, and how many other warnings there are. */
export type WarningCounts = { cars: number; problems: number; others: number };

/**
 * The figures that every page says of a report. `problems` is the sum over the kinds; `cars` is at most that, since a car
 * may have several.
 */
export function warningCounts(report: Warned): WarningCounts {
	const { kinds, others } = shownWarnings(report);
	const problems = kinds.reduce((sum, { count }) => sum + count, 0);
	return { cars: carsWithProblems(report.stock, problems), problems, others: others.length };
}

/** Reports of earlier versions have no number of cars: then each problem counts as a car. */
const carsWithProblems = (stock: Warned['stock'], problems: number): number =>
	(stock as Partial<TenantReport['stock']> | null)?.warnedCars ?? problems;

/** Whether there is anything to look at. */
export function hasWarnings(report: Warned): boolean {
	const { cars, others } = warningCounts(report);
	return cars + others > 0;
}
