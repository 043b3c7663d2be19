import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Problem, ProblemError } from '../../../src/config/problem.ts';
import { readRecord, shortHashOf, stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { publishedFile } from '../../publish/paths.ts';
import { chunksFile } from '../../publish/plan/earlier-chunks.ts';
import { idFile } from '../../publish/plan/intact.ts';
import { readState } from '../../publish/plan/state.ts';
import { claimsFile } from '../../publish/read/published-claims.ts';
import { buildHash, type SiteFiles } from './site-files.ts';

type Checked = {
	dir: string;
	slug: string;
	files: SiteFiles;
	/** File with what the build knows of the site; it need not be there. */
	state: string;
};

const recordFile = publishedFile(stockRecordPath);
const always = ['index.html', '404.html', '_redirects', '_headers', claimsFile, chunksFile, recordFile, idFile];
/** Enough to see what is wrong. */
const mostProblems = 10;

/**
 * Throws a ProblemError unless a built site is what the build verified: every file that each site has, the scripts that its
 * notes name, every page that its stock record knows by hash, and, where the build's state is of this very site, each page's
 * exact bytes and no page besides. On a machine that has only the site, the record alone vouches for the pages.
 */
export function checkSite(site: Checked): void {
	const chunks = chunksOf(site);
	const missing = [...always, ...(chunks ?? [])].filter((file) => !site.files.has(file));
	const problems = missing.map((file) => problem(file, 'no such file', 'a file that every build writes'));
	if (!chunks) problems.push(problem(chunksFile, 'a note that is damaged', 'the names of this site’s scripts'));
	if (missing.length === 0) problems.push(...recordProblems(site), ...stateProblems(site));
	const empty = [...site.files].filter(([file, { bytes }]) => bytes === 0 && file.endsWith('.html'));
	problems.push(...empty.map(([file]) => problem(file, 'an empty page', 'the page that was built')));
	if (problems.length > 0) throw new ProblemError(problems.slice(0, mostProblems).map((one) => named(one, site)));
}

const chunksSchema = z.object({ current: z.array(z.string()), earlier: z.record(z.string(), z.number()) });

/** The scripts and styles that the site says it has; null where it does not say so in words that can be read. */
function chunksOf({ dir, files }: Checked): string[] | null {
	if (!files.has(chunksFile)) return [];
	try {
		const { current, earlier } = chunksSchema.parse(JSON.parse(readFileSync(join(dir, chunksFile), 'utf8')));
		return [...current, ...Object.keys(earlier)];
	} catch {
		return null;
	}
}

function recordProblems({ dir, slug, files }: Checked): Problem[] {
	const read = readRecord(readFileSync(join(dir, recordFile), 'utf8'), slug);
	if (!read.ok) return [problem(recordFile, read.found, `the record of ${slug}`)];
	const hashes = new Set([...files.values()].map(({ sha1 }) => shortHashOf(buildHash(sha1))));
	const lost = [...read.record.pages.keys()].filter((hash) => !hashes.has(hash));
	if (lost.length === 0) return [];
	return [problem(recordFile, `${lost.length} pages with hashes that no file has`, 'each page as it was built')];
}

function stateProblems({ dir, files, state }: Checked): Problem[] {
	const known = readState(state);
	if (known?.site !== readFileSync(join(dir, idFile), 'utf8').trim()) return [];
	const pages = new Map([...known.pages].map(([path, page]) => [publishedFile(path), page]));
	const changed = [...pages].filter(([file, { hash }]) => buildHash(files.get(file)?.sha1 ?? '') !== hash);
	const stray = [...files.keys()].filter((file) => file.endsWith('/index.html') && !pages.has(file) && isOurs(file));
	return [
		...changed.map(([file]) =>
			problem(file, files.has(file) ? 'other bytes than were built' : 'no such file', 'the page that was built'),
		),
		...stray.map((file) => problem(file, 'a page that the build does not know', 'only pages that were built')),
	];
}

/** A tenant's own files may be whole pages, too. */
const isOurs = (file: string): boolean => !file.startsWith('assets/');

const problem = (path: string, found: string, expected: string): Problem => ({ file: '', path, found, expected });

const named = (one: Problem, { slug }: Checked): Problem => ({
	...one,
	file: slug,
	hint: `Nothing is deployed. Build it again: npm run build -- ${slug} --full`,
});
