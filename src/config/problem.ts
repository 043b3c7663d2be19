/** One problem in a tenant's configuration or stock, in words with which its author can fix it (SITE-3). */
export type Problem = {
	/** The file it is in, relative to the project, e.g. `tenants/motorama/site.json`. */
	file: string;
	/** Where in the file: `navigation.header[2].url`, `line 17, column "Price"`; empty for the file as a whole. */
	path: string;
	/** The value there, shortened; empty where there is no value. */
	found: string;
	/** What is allowed there. */
	expected: string;
	/** What to do, where that is more than writing what is expected. */
	hint?: string;
	/** Of a warning: nobody has to act, it is good to know. */
	isNote?: true;
};

/** `tenants/x/site.json: locale: found "en-UK", expected one of en-AU, en-NZ, en-US. Did you mean …?` on one line. */
export function formatProblem(problem: Problem): string {
	const { file, path } = problem;
	return `${path ? `${file}: ${path}` : file}: ${problemWords(problem)}`;
}

/** Warnings in lines: those that ask somebody to act, and those that are good to know. */
export function warningLines(warnings: readonly Problem[]): { warnings: string[]; notes: string[] } {
	const { notes = [], warnings: doubts = [] } = Object.groupBy(warnings, ({ isNote }) =>
		isNote ? 'notes' : 'warnings',
	);
	return { warnings: doubts.map(formatProblem), notes: notes.map(formatProblem) };
}

/** What is wrong and what to do, without the place. A note expects nothing: nobody has to act. */
export function problemWords({ found, expected, hint, isNote }: Problem): string {
	if (isNote && found && hint) return `found ${found}. ${hint}`;
	const what = found ? `found ${found}, expected ${expected}` : `expected ${expected}`;
	return hint ? `${what}. ${hint}` : `${what}.`;
}

/** Thrown where a tenant cannot be built; carries every problem found, not only the first. */
export class ProblemError extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(problems.map(formatProblem).join('\n'));
		this.name = 'ProblemError';
		this.problems = problems;
	}
}
