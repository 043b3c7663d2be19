import type { BuildResult } from '../../netlify/rebuilds/store/settle.ts';
import { formatProblem, type Problem } from '../../src/config/problem.ts';
import type { TenantReport } from '../publish/report/build-report.ts';
import { carsInAndOut, type SiteFacts } from './site-facts.ts';

/** What the history of builds keeps of a report (SITE-16). */
export function resultOf(report: TenantReport, before: SiteFacts, after: SiteFacts): BuildResult {
	const { ok, pages, cars, bytes, warnings, problems } = report;
	const facts = {
		pages,
		cars: { listed: cars.listed, left_out: cars.leftOut, ...carsInAndOut(before, after) },
		site: after.site,
		bytes,
		warnings,
		problems: problems.map(formatProblem),
	};
	if (ok) return { outcome: before.site === after.site ? 'unchanged' : 'published', message: null, facts };
	return { outcome: problems.some(isHeldBack) ? 'held_back' : 'failed', message: messageOf(problems), facts };
}

/** A feed that is held back is a problem that somebody may accept. */
export const isHeldBack = ({ path, hint }: Problem): boolean =>
	path === 'stock_feed' && /--accept-shrink/.test(hint ?? '');

function messageOf(problems: readonly Problem[]): string {
	const [first, ...rest] = problems;
	if (!first) return 'The build failed without a message.';
	return `${formatProblem(first)}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`;
}
