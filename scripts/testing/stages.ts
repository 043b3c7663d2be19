import { join } from 'node:path';
import type { Runner } from './runner-report.ts';

/** Everything that a test run writes. */
export const testDir = join('.forecourt', 'test');
/** Builds of the sample tenants and of the fixture tenants. */
export const builtDirs = { samples: join(testDir, 'samples'), fixtures: join(testDir, 'fixtures') } as const;

/** A copy of the sample tenants: what is looked at by no test is left out of their sites. */
const tenantsToBuild = join(testDir, 'tenants');

/** One part of `npm test`. */
export type Stage = {
	name: string;
	/** Run one after the other; a failure skips the rest of the stage. */
	commands: readonly string[];
	/** The file in which the stage's test runner counts its tests; without one the stage itself counts as one. */
	counts?: { file: string; runner: Runner };
	needsBrowser?: true;
	/** A Java is installed for it where that may be done; without one it leaves something out. */
	wantsJava?: true;
};

const unitCounts = join(testDir, 'unit.json');
/** Where Playwright's JSON reporter is told to write. */
export const browserCounts = join(testDir, 'browser.json');

/** What only tests use is unused, too. */
const productExports = 'scripts/testing/product-exports.json';

/**
 * In the order in which they run: what fails fastest comes first. The stages of a round run beside each other; what uses all
 * cores by itself is a separate round.
 */
const rounds: readonly (readonly Stage[])[] = [
	[
		{ name: 'lint', commands: ['biome check .'] },
		{ name: 'unused', commands: ['knip', `knip --production --config ${productExports} --include exports,files`] },
	],
	[
		{
			name: 'build',
			commands: [
				`node scripts/testing/tenants-to-build.ts ${tenantsToBuild}`,
				`node scripts/build.mjs --all --tenants ${tenantsToBuild} --out ${builtDirs.samples}`,
				`node scripts/build.mjs --all --tenants tests/fixtures/tenants --out ${builtDirs.fixtures}`,
				`node scripts/testing/weigh-sheets.ts ${builtDirs.samples} ${builtDirs.fixtures}`,
			],
		},
	],
	[
		// One core for a minute, of which the unit tests leave a half.
		{ name: 'types', commands: ['astro sync', 'astro check'] },
		{
			name: 'unit',
			commands: [`vitest run --reporter=default --reporter=json --outputFile.json=${unitCounts}`],
			counts: { file: unitCounts, runner: 'vitest' },
		},
		// They wait for processes of their own; the checkers take half a minute of one core.
		{
			name: 'html',
			commands: [`node scripts/validate-html.ts ${builtDirs.samples} ${builtDirs.fixtures}`],
			wantsJava: true,
		},
	],
	[
		{
			name: 'browser',
			commands: ['playwright test'],
			counts: { file: browserCounts, runner: 'playwright' },
			needsBrowser: true,
		},
	],
];

export const stages: readonly Stage[] = rounds.flat();

/** The rounds of the stages named in `only` (`unit,browser`), or all. Throws an Error that names what is not a stage. */
export function chooseRounds(only: string | undefined): readonly (readonly Stage[])[] {
	if (only === undefined) return rounds;
	const names = only.split(',').map((name) => name.trim());
	const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
	if (unknown.length > 0) {
		const known = stages.map(({ name }) => name).join(', ');
		throw new Error(`--only: found ${unknown.join(', ')}, expected some of ${known}.`);
	}
	const chosen = rounds.map((round) => round.filter(({ name }) => names.includes(name)));
	return chosen.filter((round) => round.length > 0);
}
