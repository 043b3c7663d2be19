import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { concernOf } from '../../../scripts/changes/concerns.ts';
import { importsOf, readCode } from '../../architecture/imports.ts';

const [sites, functions, both, neither] = [
	{ sites: true, functions: false },
	{ sites: false, functions: true },
	{ sites: true, functions: true },
	{ sites: false, functions: false },
];

test.each([
	['scripts/build.mjs', sites],
	['scripts/publish/plan/plan.ts', sites],
	['scripts/sources/tenants.ts', sites],
	['scripts/astro/react.ts', sites],
	['scripts/program/program.mjs', sites],
	['public/logo.svg', sites],
	['astro.config.mjs', sites],
	['src/domain/money/price.ts', both],
	['package-lock.json', both],
	['tsconfig.json', both],
	['netlify/leads/store/lead-rows.ts', functions],
	['scripts/netlify/bundle-functions.ts', functions],
	['scripts/functions.ts', functions],
	['netlify.toml', functions],
	['tests/x.test.ts', neither],
	['scripts/host/host.ts', neither],
	['.github/workflows/test.yml', neither],
	['netlify/README.md', neither],
	['src/README.md', neither],
])('SITE-16 what a change of %s concerns', (file, concern) => {
	expect(concernOf(file)).toEqual(concern);
});

/** The scripts that some entries load, with the folders that a new file may come into. */
function loadedBy(entries: readonly string[]): string[] {
	const loaded = new Set(entries);
	for (const file of loaded) {
		for (const { to } of importsOf(file, readCode(file))) if (/^scripts\/.*\.(?:ts|mjs)$/.test(to)) loaded.add(to);
	}
	return [...new Set([...loaded].map((file) => (dirname(file) === 'scripts' ? file : join(dirname(file), 'new.ts'))))];
}

test('SITE-16 whatever the build loads concerns every site, and whatever packs functions the functions', () => {
	const ofBuild = loadedBy(['scripts/build.mjs', 'scripts/publish/command.ts', 'scripts/publish/turns/worker.ts']);
	expect(ofBuild.length).toBeGreaterThan(10);
	expect(ofBuild.filter((file) => !concernOf(file).sites)).toEqual([]);
	const ofDeploy = loadedBy(['scripts/functions.ts', 'scripts/netlify.ts']);
	expect(ofDeploy.length).toBeGreaterThan(2);
	expect(ofDeploy.filter((file) => !concernOf(file).sites && !concernOf(file).functions)).toEqual([]);
});
