import { nearest } from '../../config/explain.ts';
import { type Problem, ProblemError } from '../../config/problem.ts';

const longestHint = 300;

/** A feed that cannot be read at all, for the one thing that is wrong with it. */
export function feedFault(problem: Omit<Problem, 'path'> & { path?: string }): ProblemError {
	return new ProblemError([{ path: '', ...problem }]);
}

/** A packed feed that unpacks to more than a feed may be; `path` is the file in the archive. */
export function tooLarge(file: string, maxBytes: number, path = ''): ProblemError {
	const size = `${Math.floor(maxBytes / 1_000_000)} MB`;
	return feedFault({ file, path, found: `more than ${size} when unpacked`, expected: `at most ${size}` });
}

/** `Did you mean "Price"? The columns are Brand, Year, …` */
export function columnHint(column: string, header: readonly string[]): string {
	const guess = nearest(column, header) ?? header.find((name) => name.toLowerCase() === column.toLowerCase());
	const all = header.join(', ');
	const shown = all.length > longestHint ? `${all.slice(0, longestHint)}…` : all;
	return `${guess === undefined ? '' : `Did you mean ${JSON.stringify(guess)}? `}The columns are ${shown}.`;
}
