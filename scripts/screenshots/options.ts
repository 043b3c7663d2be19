import { readArguments } from '../program/arguments.ts';
import { type PageName, pageNames } from './key-pages.ts';

const known = {
	pages: { type: 'string', default: pageNames.join(',') },
	widths: { type: 'string', default: '390,1280' },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
	to: { type: 'string', default: '.forecourt/screenshots' },
	before: { type: 'string' },
} as const;

const usage = `Usage: npm run screenshots -- [<slug>…]
  --pages <a,b>      which pages (${pageNames.join(',')})
  --widths <a,b>     widths in pixels (390,1280)
  --tenants <dir>    folder with the tenants (tenants)
  --out <dir>        folder with their built sites; they are brought up to date first (dist)
  --to <dir>         folder for the pictures (.forecourt/screenshots)
  --before <dir>     pictures of an earlier run to show beside these (those that the last run left in --to)
  --before <ref>     a commit, branch or tag: its sites are built in a temporary worktree and taken beside these`;

export type ScreenshotOptions = {
	slugs: readonly string[] | 'all';
	pages: readonly PageName[];
	widths: readonly number[];
	tenantsDir: string;
	out: string;
	to: string;
	/** Undefined for the pictures of the last run. */
	before: string | undefined;
};

/** Reads the command line. Throws an Error that says what is wrong and what may stand there. */
export function readScreenshotOptions(args: readonly string[]): ScreenshotOptions {
	const { values, positionals } = readArguments({ args: [...args], options: known, allowPositionals: true }, usage);
	const pages = values.pages.split(',');
	const unknown = pages.filter((name) => !pageNames.some((page) => page === name));
	if (unknown.length > 0) throw new Error(`--pages: found ${unknown.join(', ')}, expected ${pageNames.join(', ')}.`);
	const widths = values.widths.split(',').map(Number);
	if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000)) {
		throw new Error(`--widths: found ${values.widths}, expected whole numbers from 200 to 4000.`);
	}
	return {
		slugs: positionals.length > 0 ? positionals : 'all',
		pages: pages as PageName[],
		widths,
		tenantsDir: values.tenants,
		out: values.out,
		to: values.to,
		before: values.before,
	};
}
