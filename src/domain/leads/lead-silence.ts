import { dayMs } from '../hours/days.ts';

/** Days by which the usual number of leads goes. */
export const usualDays = 28;
/** Leads that should have come before a silence is no accident: with three, it is one in 20 times. */
const mostMissed = 3;
/** Fewer say nothing of what is usual. */
const fewestLeads = 4;

/** `recent`: leads of the last 28 days; times in Unix milliseconds. */
type Leads = { lastAt: number | null; recent: number; now: number };

/**
 * How many leads should have come since the last one, by those of the days before; null while the silence is usual. 28 leads in 25
 * days, then three days without one: 3. A dealer with a lead a week is silent for three weeks before this says so.
 */
export function missedLeads({ lastAt, recent, now }: Leads): number | null {
	if (lastAt === null || recent < fewestLeads) return null;
	const silence = now - lastAt;
	const before = usualDays * dayMs - silence;
	const missed = (recent / before) * silence;
	return before > 0 && missed >= mostMissed ? Math.round(missed) : null;
}
