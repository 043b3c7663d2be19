import { type Problem, ProblemError } from '../../../src/config/problem.ts';
import { errorCode } from '../disk/error-code.ts';

/** Whatever a build threw, as problems: those of the config and stock as they are, a full disk or a bug with its place. */
export function problemsOf(error: unknown, slug: string): readonly Problem[] {
	if (error instanceof ProblemError) return error.problems;
	if (isDiskFull(error)) return [diskFull(error, slug)];
	const found = error instanceof Error ? (error.stack ?? error.message) : String(error);
	return [{ file: slug, path: '', found, expected: 'a build without errors' }];
}

type DiskFull = Error & { code: string; path?: string };

const isDiskFull = (error: unknown): error is DiskFull => ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));

function diskFull({ code, path }: DiskFull, slug: string): Problem {
	const found = `a full disk${path ? ` at ${path}` : ''} (${code})`;
	const hint = 'Free some space, or raise the quota, then build again.';
	return { file: slug, path: '', found, expected: 'enough space for the next site beside the published one', hint };
}
