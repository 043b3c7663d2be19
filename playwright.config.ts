import { defineConfig } from '@playwright/test';
import { drawEnv, thisDraw } from './scripts/testing/draw.ts';
import { findBrowser, noBrowser } from './scripts/testing/find-browser.ts';
import { browserCounts, builtDirs, testDir } from './scripts/testing/stages.ts';
import { thisMachine } from './scripts/testing/this-machine.ts';
import { hostRules, ports } from './tests/e2e/support/sites.ts';
import { testsAt } from './tests/e2e/support/widths.ts';

const executablePath = findBrowser(thisMachine);
if (!executablePath) throw new Error(noBrowser);

const args = [
	'--no-sandbox',
	'--disable-quic',
	'--disable-background-networking',
	`--host-resolver-rules=${hostRules}`,
];
const tenantDirs = { samples: 'tenants', fixtures: 'tests/fixtures/tenants' };
const serve = (kind: 'samples' | 'fixtures') => ({
	command: `"${process.execPath}" scripts/serve.ts --out ${builtDirs[kind]} --tenants ${tenantDirs[kind]} --port ${ports[kind]}`,
	env: { FORECOURT_DATA: `${testDir}/data-${kind}`, DATABASE_URL: '', FORECOURT_RATE_FACTOR: '100' },
	url: `http://127.0.0.1:${ports[kind]}/`,
});

// The workers draw what this process draws.
Object.assign(process.env, drawEnv(thisDraw()));

/** Needs the built sites of {@link builtDirs}: `npm run browser` builds them first. */
export default defineConfig({
	testDir: 'tests/e2e',
	globalSetup: './tests/e2e/support/map-double.ts',
	outputDir: `${testDir}/browser`,
	fullyParallel: true,
	// A journey also waits: for the network to be idle, for what is delayed on purpose.
	workers: 3,
	// One in some hundred runs Chromium itself crashes ("Target crashed") or a busy machine runs out of time.
	retries: 1,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	forbidOnly: Boolean(process.env['CI']),
	reporter: [['list'], ['json', { outputFile: browserCounts }]],
	use: { launchOptions: { executablePath, args }, screenshot: 'only-on-failure', locale: 'en-AU' },
	projects: [
		{
			name: 'phone',
			grep: testsAt('phone'),
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
		{ name: 'desktop', grep: testsAt('desktop'), use: { viewport: { width: 1280, height: 800 } } },
	],
	webServer: [serve('samples'), serve('fixtures')],
});
