import { readArguments } from '../program/arguments.ts';

const measuredPages = ['home', 'stock', 'car', 'finance', 'contact', 'locations'] as const;
type MeasuredPage = (typeof measuredPages)[number];

/** Tenants that differ most in theme, stock and pictures. */
const usualTenants = ['motorama', 'big-box-cars', 'throttle-and-tide', 'harbour-prestige', 'red-dirt-campers'];

const known = {
	tenants: { type: 'string', default: usualTenants.join(',') },
	pages: { type: 'string', default: measuredPages.join(',') },
	runs: { type: 'string', default: '3' },
	out: { type: 'string', default: 'dist' },
	to: { type: 'string', default: '.forecourt/lighthouse' },
	check: { type: 'boolean', default: false },
} as const;

const usage = `Usage: npm run lighthouse -- [options]
  --tenants <a,b>    slugs (${usualTenants.join(',')})
  --pages <a,b>      which pages (${measuredPages.join(',')})
  --runs <n>         runs of each page, of which the middle one counts (3)
  --out <dir>        folder with the built sites; they are brought up to date first (dist)
  --to <dir>         folder for the table, as Markdown and JSON (.forecourt/lighthouse)
  --check            exit code 1 if a page misses a goal`;

export type LighthouseOptions = {
	slugs: readonly string[];
	pages: readonly MeasuredPage[];
	runs: number;
	out: string;
	to: string;
	check: boolean;
};

/** Reads the command line. Throws an Error that says what is wrong and what may stand there. */
export function readLighthouseOptions(args: readonly string[]): LighthouseOptions {
	const { values } = readArguments({ args: [...args], options: known }, usage);
	const pages = values.pages.split(',');
	const unknown = pages.filter((name) => !measuredPages.some((page) => page === name));
	if (unknown.length > 0)
		throw new Error(`--pages: found ${unknown.join(', ')}, expected ${measuredPages.join(', ')}.`);
	const runs = Number(values.runs);
	if (!Number.isInteger(runs) || runs < 1 || runs > 15) {
		throw new Error(`--runs: found ${values.runs}, expected a whole number from 1 to 15.`);
	}
	const slugs = values.tenants.split(',').filter(Boolean);
	if (slugs.length === 0) throw new Error('--tenants: found nothing, expected slugs with commas between them.');
	return { slugs, pages: pages as MeasuredPage[], runs, out: values.out, to: values.to, check: values.check };
}
