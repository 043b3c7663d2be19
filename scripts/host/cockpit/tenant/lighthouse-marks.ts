import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectDir } from '../../../publish/paths.ts';
import { whileUnchanged } from '../../while-unchanged.ts';

const mark = z.number();
const measured = z.object({
	rows: z.array(z.object({ slug: z.string(), performance: mark, accessibility: mark, bestPractices: mark, seo: mark })),
});

/** The lowest marks of a site's pages, 0 to 100, and when they were measured, in Unix milliseconds. */
export type SiteMarks = Omit<z.infer<typeof measured>['rows'][number], 'slug'> & { pages: number; at: number };

/** Where `npm run lighthouse` leaves them. */
const usualFile = join(projectDir, '.forecourt', 'lighthouse', 'lighthouse.json');

const read = whileUnchanged(
	(file) => [file],
	(file) => {
		try {
			const { rows } = measured.parse(JSON.parse(readFileSync(file, 'utf8')));
			return { rows, at: statSync(file).mtimeMs };
		} catch {
			// Nothing was measured on this machine, or by another version.
			return null;
		}
	},
);

/** The marks of a site; null where it was not measured on this machine. */
export function lighthouseMarks(slug: string, file = usualFile): SiteMarks | null {
	const found = read(file);
	const rows = found?.rows.filter((row) => row.slug === slug) ?? [];
	if (!found || rows.length === 0) return null;
	const lowest = (of: (row: (typeof rows)[number]) => number): number => Math.min(...rows.map(of));
	return {
		performance: lowest((row) => row.performance),
		accessibility: lowest((row) => row.accessibility),
		bestPractices: lowest((row) => row.bestPractices),
		seo: lowest((row) => row.seo),
		pages: rows.length,
		at: found.at,
	};
}
