/**
 * How one run of a fault ended. `whole`: what is served was right all the time. `repaired`: it was not, or could not be told
 * to be, and the next run put it right. `wrong`: it stayed wrong, or something was lost.
 */
export type Outcome = 'whole' | 'repaired' | 'wrong';

/** What is known after a fault was made to happen a number of times. */
export type Tally = {
	runs: number;
	/** How many of the runs really killed a process. */
	kills: number;
	outcomes: Record<Outcome, number>;
	/** What was seen in runs that ended wrong, and why a fault could not be made to happen here. */
	notes: string[];
};

/** One line of the table. `runs` is how often it happens: in a sample, and when all is run. */
export type Fault = {
	name: string;
	runs: { quick: number; whole: number };
	/** Makes it happen `runs` times; `dir` is an empty folder for it. */
	run: (runs: number, dir: string) => Promise<Tally>;
};

export const emptyTally = (): Tally => ({
	runs: 0,
	kills: 0,
	outcomes: { whole: 0, repaired: 0, wrong: 0 },
	notes: [],
});

/** Adds a run; the note is kept where it ended wrong. */
export function count(tally: Tally, outcome: Outcome, { killed = false, note = '' } = {}): void {
	tally.runs++;
	if (killed) tally.kills++;
	tally.outcomes[outcome]++;
	if (outcome === 'wrong') tally.notes.push(note);
}
