import { groupNotes, leftOutLine, type NoteGroup, noteLine } from '../../src/stock/feed/report-text.ts';
import type { TenantReport } from '../publish/report/build-report.ts';

/** What is read of a report to say what it warns of. */
export type Warned = Pick<TenantReport, 'warnings' | 'stock'>;

/** What a report warns of, each once: kinds of doubtful cars, and everything else as it was said. */
export type ShownWarnings = { cars: readonly NoteGroup[]; others: readonly string[] };

/** The build says doubtful and left-out cars in its list of warnings too; here they have their own places. */
export function shownWarnings({ warnings, stock }: Warned): ShownWarnings {
	if (!stock) return { cars: [], others: [...new Set(warnings)] };
	const said = [
		...groupNotes(stock.leftOut).map(leftOutLine),
		...stock.warnings.map((group) => `stock: ${noteLine(group)}`),
	];
	const isSaid = (warning: string): boolean => said.some((line) => warning === line || warning.startsWith(`${line} (`));
	return { cars: stock.warnings, others: [...new Set(warnings)].filter((warning) => !isSaid(warning)) };
}

/** How many warnings its report shows. */
export function warningCount(report: Warned): number {
	const { cars, others } = shownWarnings(report);
	return cars.length + others.length;
}
