/** The day of the present visit, `2026-11-20`, then that of the one before. */
export type VisitDays = readonly string[];

/** The days of the last two visits, with this one; what a storage holds may be anything. */
export function withVisit(stored: unknown, today: string): VisitDays {
	const days: unknown[] = Array.isArray(stored) ? stored : [];
	const [last, before] = days.filter((day) => typeof day === 'string');
	return [today, last === today ? before : last].filter((day) => day !== undefined);
}
