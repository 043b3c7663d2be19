import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createHost, listen } from '../host/host.ts';
import { projectDir } from '../publish/paths.ts';
import { findBrowser, noBrowser } from '../testing/find-browser.ts';
import { thisMachine } from '../testing/this-machine.ts';
import { makeTenant } from './fleet.ts';
import { type PageCost, pageCost } from './plugins-page.ts';
import { runBuild } from './run.ts';
import type { Result } from './table.ts';

/** How much more a page may cost. */
const mostTimes = 1.1;
/** A page that blocks for next to nothing may block for so much more: it is one frame. */
const frameMilliseconds = 16;

const goal = 'LCP and TBT within 10 %';

/**
 * What all plugins together cost a page until the visitor acts (SITE-12): LCP, and how long the main thread is blocked (TBT)
 * up to four seconds after loading, on a machine that is four times slower. Each vendor's script keeps the thread for 200 ms.
 */
export async function benchPlugins(dir: string, quick: boolean): Promise<Result[]> {
	const executablePath = findBrowser(thisMachine);
	if (!executablePath) return [{ what: 'plugins', measured: noBrowser, goal, holds: false }];
	const out = buildTenants(dir);
	const server = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		const results: Result[] = [];
		for (const [name, path] of Object.entries(pagesOf(out)))
			results.push(await compare({ browser, port: server.port, name, path, rounds: quick ? 5 : 15 }));
		return results;
	} finally {
		await browser.close();
		await server.close();
	}
}

type Comparison = { browser: Browser; port: number; name: string; path: string; rounds: number };

async function compare({ browser, port, name, path, rounds }: Comparison): Promise<Result> {
	const costs: Record<'without' | 'with', PageCost[]> = { without: [], with: [] };
	// The first visit of each warms up server and browser.
	for (let round = -1; round < rounds; round += 1)
		for (const site of ['without', 'with'] as const) {
			const cost = await pageCost(browser, `http://${site}.localhost:${port}${path}`);
			if (round >= 0) costs[site].push(cost);
		}
	const [none, all] = [quickest(costs.without), quickest(costs.with)];
	return {
		what: `${name} with all plugins against none, until the visitor acts`,
		measured: `LCP ${words(all.lcp, none.lcp)}, TBT ${words(all.tbt, none.tbt)}, the quickest of ${rounds} visits each`,
		goal,
		holds: all.lcp <= none.lcp * mostTimes && all.tbt <= Math.max(none.tbt * mostTimes, none.tbt + frameMilliseconds),
	};
}

/** What else a shared machine does only ever makes a visit slower. */
const quickest = (costs: readonly PageCost[]): PageCost => ({
	lcp: Math.min(...costs.map(({ lcp }) => lcp)),
	tbt: Math.min(...costs.map(({ tbt }) => tbt)),
});

const words = (all: number, none: number): string => `${Math.round(all)} ms against ${Math.round(none)} ms`;

/** Two tenants that differ in their plugins alone: one has none, the other those of the fixture with every setting. */
function buildTenants(dir: string): string {
	const tenants = join(dir, 'plugins');
	const out = join(dir, 'plugins-out');
	for (const slug of ['without', 'with']) makeTenant(tenants, slug, 30);
	const file = join(tenants, 'with', 'site.json');
	writeFileSync(file, JSON.stringify({ ...readJson(file), ...everyPlugin() }));
	runBuild(['without', 'with', '--tenants', tenants, '--out', out]);
	return out;
}

/** The settings of every plugin, which `everything` has to have, and what plugins read beside them. */
function everyPlugin(): object {
	const everything = readJson(join(projectDir, 'tests', 'fixtures', 'tenants', 'everything', 'site.json'));
	const keys = ['plugins', 'ad_campaigns', 'external_identifiers', 'autobot', 'dealercell', 'dealerstudio'];
	return Object.fromEntries(keys.map((key) => [key, everything[key]]));
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

/** The home page and a car's. */
function pagesOf(out: string): Record<string, string> {
	const sitemap = readFileSync(join(out, 'with', 'sitemap.xml'), 'utf8');
	return { 'home page': '/', 'page of a car': /\/cars\/[^<"]+\//.exec(sitemap)?.[0] ?? '/' };
}
