import { readFileSync } from 'node:fs';
import { layOver } from '../../../../src/config/overlay.ts';
import { tenantDirs } from '../../../publish/paths.ts';

/** What the dashboard said when the site was built last; null where there is none. */
export function lastAnswer(out: string, slug: string): Record<string, unknown> | null {
	try {
		const { value } = JSON.parse(readFileSync(tenantDirs(out, slug).answer, 'utf8')) as { value?: unknown };
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
	} catch {
		// This site has no dashboard, or its answer was not kept whole.
		return null;
	}
}

/** A site.json with that over it, as a build reads it. */
export function laidOver(out: string, slug: string, file: unknown): unknown {
	const answer = lastAnswer(out, slug);
	return answer ? layOver(file, answer) : file;
}
