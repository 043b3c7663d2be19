import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../../../src/config/problem.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { StepTimes, TenantReport } from './build-report.ts';
import type { stopwatch } from './tenant-report.ts';

/** `page`: one that differs from the site before. */
const levels = ['info', 'page', 'warning', 'error'] as const;

/** A line of the log of a build; `at`: ISO time. */
export type LogLine = { at: string; level: (typeof levels)[number]; text: string };

/** The log of a build while it runs. */
export type BuildLog = { started: number; lines: LogLine[]; say: (level: LogLine['level'], text: string) => void };

/** Logs of a tenant that are kept, and the pages that each names. */
const [mostKept, mostPages] = [10, 5_000];

export function newBuildLog(): BuildLog {
	const lines: LogLine[] = [];
	return {
		started: Date.now(),
		lines,
		say: (level, text) => void lines.push({ at: new Date().toISOString(), level, text }),
	};
}

const stepNames: Readonly<Record<keyof StepTimes, string>> = {
	pull: 'Reading config and stock',
	plan: 'Planning the pages',
	render: 'Drawing and checking the pages',
	publish: 'Publishing',
};

/** The stopwatch of a build that says in its log when each step begins and how long it took. */
export function loggedSteps(time: ReturnType<typeof stopwatch>, { say }: BuildLog): typeof time {
	return async (step, run) => {
		say('info', stepNames[step]);
		const from = performance.now();
		try {
			return await time(step, run);
		} finally {
			say('info', `${stepNames[step]}: took ${Math.round(performance.now() - from).toLocaleString('en-AU')} ms`);
		}
	};
}

/** Says which pages were written, the first few thousand by their addresses. */
export function sayPages(
	{ say }: BuildLog,
	{ written, gone }: { written: readonly string[]; gone: readonly string[] },
): void {
	const named = [...written.map((path) => `written ${path}`), ...gone.map((path) => `gone ${path}`)];
	for (const text of named.slice(0, mostPages)) say('page', text);
	if (named.length > mostPages) say('info', `and ${named.length - mostPages} more pages`);
}

/** Says what a report has: figures, feeds, warnings, notes, problems, and how it ended. */
export function sayReport({ say }: BuildLog, report: TenantReport): void {
	const { ok, pages, cars, adFeeds, warnings, notes, problems, publishedAt, published } = report;
	if (ok) {
		say('info', `${cars.listed} cars on the site, ${cars.leftOut} records left out`);
		say('info', `${pages.rendered} pages drawn, ${pages.reused} kept from before, ${pages.written} files written`);
	}
	for (const { file, cars: count, leftOut } of adFeeds) say('info', `${file}: ${count} cars, ${leftOut} left out`);
	for (const text of notes) say('info', text);
	for (const text of warnings) say('warning', text);
	for (const problem of problems) say('error', formatProblem(problem));
	if (ok) say('info', publishedAt === undefined ? 'Nothing differs from the site before' : 'Published');
	else say('error', published ? 'Held back: the site stays as it was' : 'Failed: there is no site yet');
}

/** Keeps a log beside the site, with those of the builds before it. Only its owner may read it: a message may quote a config. */
export function keepLog(dir: string, { started, lines }: BuildLog): void {
	const text = lines.map(({ at, level, text }) => `${at} ${level} ${text.replaceAll('\n', ' ')}\n`).join('');
	writeWhole(join(dir, `${started}.log`), text, { mode: 0o600, sync: false });
	for (const { file } of logsIn(dir).slice(mostKept)) rmSync(file, { force: true });
}

/** The newest first. */
const logsIn = (dir: string): { file: string; started: number }[] =>
	(existsSync(dir) ? readdirSync(dir) : [])
		.filter((name) => /^\d+\.log$/.test(name))
		.map((name) => ({ file: join(dir, name), started: Number.parseInt(name, 10) }))
		.sort((one, other) => other.started - one.started);

/** Since when this machine has the logs of a tenant, in Unix milliseconds; null where it has dropped none yet. */
export const logsKeptSince = (dir: string): number | null => logsIn(dir)[mostKept - 1]?.started ?? null;

/** A build is timed from a little after its log begins. */
const slackMs = 5_000;

/** The log of the build that ran between two times, in Unix milliseconds; null where this machine has none. */
export function logBetween(dir: string, from: number, until: number): LogLine[] | null {
	const log = logsIn(dir).find(({ started }) => started >= from - slackMs && started <= until);
	if (!log) return null;
	return readFileSync(log.file, 'utf8')
		.split('\n')
		.flatMap((line) => {
			const [, at = '', level, text = ''] = /^(\S+) (\w+) (.*)$/.exec(line) ?? [];
			const known = levels.find((one) => one === level);
			return known ? [{ at, level: known, text }] : [];
		});
}
