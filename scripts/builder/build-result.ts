import type { BuildResult } from '../../netlify/rebuilds/store/settle.ts';
import { formatProblem, type Problem } from '../../src/config/problem.ts';
import type { BuildFacts } from '../../src/contract/rebuild.ts';
import type { PageCount, TenantReport } from '../publish/report/build-report.ts';
import { carsInAndOut, type SiteFacts } from './site-facts.ts';

/** What the history of builds keeps of a report (SITE-16). */
export function resultOf(report: TenantReport, before: SiteFacts, after: SiteFacts): BuildResult {
	const { ok, pages, cars, bytes, warnings, problems, commit, timesMs } = report;
	const { total: _, ...steps } = timesMs;
	const facts = {
		pages,
		cars: { listed: cars.listed, left_out: cars.leftOut, ...carsInAndOut(before, after) },
		site: after.site,
		bytes,
		warnings,
		problems: problems.map(formatProblem),
		commit,
		steps,
		changed: changedPages(report),
	};
	if (ok) return { outcome: before.site === after.site ? 'unchanged' : 'published', message: null, facts };
	return { outcome: problems.some(isHeldBack) ? 'held_back' : 'failed', message: messageOf(problems), facts };
}

function changedPages({ changes }: TenantReport): NonNullable<BuildFacts['changed']> {
	const count = ({ cars, others, examples }: PageCount) => ({ pages: cars + others, examples });
	return { fresh: count(changes.fresh), changed: count(changes.changed), gone: count(changes.gone) };
}

/** A feed that is held back is a problem that somebody may accept. */
export const isHeldBack = ({ path, hint }: Problem): boolean =>
	path === 'stock_feed' && /--accept-shrink/.test(hint ?? '');

function messageOf(problems: readonly Problem[]): string {
	const [first, ...rest] = problems;
	if (!first) return 'The build failed without a message.';
	return `${formatProblem(first)}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`;
}
