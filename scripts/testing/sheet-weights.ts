import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { htmlFiles, samplePages } from './html-sample.ts';

/** What a page may wait for before it shows anything: the bytes of its style sheet, gzipped. */
const mostSheetBytes = 14_000;

export type WeighedPage = { page: string; sheets: string[]; bytes: number; fault: string | null };

/**
 * Weighs the style sheets in the heads of some built pages of every kind. Sheets for print and the tenant's own one do not
 * count; a page that has not exactly one, or a heavier one than `most` bytes, has a fault.
 */
export function weighSheets(roots: readonly string[], most: number = mostSheetBytes): WeighedPage[] {
	const sites = roots.map((root) => ({ root, files: htmlFiles(root) }));
	return sites.flatMap((site) => samplePages([site]).map((page) => weigh(site.root, page, most)));
}

function weigh(root: string, page: string, most: number): WeighedPage {
	const [head = ''] = readFileSync(page, 'utf8').split('</head>', 1);
	const links = [...head.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
	const sheets = links
		.filter((link) => !/ media="print"/.test(link))
		.map((link) => / href="(\/_astro\/[^"]+)"/.exec(link)?.[1] ?? '')
		.filter((href) => href !== '');
	const bytes = sheets.reduce((sum, href) => sum + gzippedBytes(join(root, href)), 0);
	return { page, sheets, bytes, fault: faultOf({ sheets, bytes, most }) };
}

function faultOf({ sheets, bytes, most }: { sheets: readonly string[]; bytes: number; most: number }): string | null {
	if (sheets.length !== 1) return `waits for ${sheets.length} style sheets instead of one`;
	if (bytes <= most) return null;
	return `waits for ${bytes} bytes of styles (gzipped); at most ${most} are allowed: src/styles/sheets.ts says which parts it has`;
}

const weighed = new Map<string, number>();

function gzippedBytes(file: string): number {
	const known = weighed.get(file);
	if (known !== undefined) return known;
	const bytes = gzipSync(readFileSync(file), { level: 9 }).length;
	weighed.set(file, bytes);
	return bytes;
}
