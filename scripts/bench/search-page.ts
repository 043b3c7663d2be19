import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createHost, listen } from '../host/host.ts';
import { findBrowser, noBrowser } from '../testing/find-browser.ts';
import { thisMachine } from '../testing/this-machine.ts';
import { makeTenant } from './fleet.ts';
import { median, runBuild } from './run.ts';
import { clickTimes } from './search-page-clicks.ts';
import type { Result } from './table.ts';

/** Milliseconds that a visitor takes for at once. */
const most = 100;

/** The search page of a tenant of 20,000 cars in Chromium: from a click on a filter, an order or a page to its painted cars. */
export async function benchSearchPage(dir: string, quick: boolean): Promise<Result[]> {
	const count = quick ? 5_000 : 20_000;
	const what = `${count} cars in Chromium: from a click to the painted cars`;
	const goal = `95 of 100 within ${most} ms`;
	const executablePath = findBrowser(thisMachine);
	if (!executablePath) return [{ what, measured: noBrowser, goal, holds: false }];
	const out = buildTenant(dir, count);
	const server = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	// Pictures come after the cars, from elsewhere: answering for that place takes the time of this machine.
	const browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--blink-settings=imagesEnabled=false'],
	});
	try {
		const visits: Visit[] = [];
		while (visits.length < visitCount) {
			const page = await browser.newPage();
			const times = await clickTimes(page, `http://clicks.localhost:${server.port}${listPath}`);
			visits.push({ half: median(times), most: within95(times) });
			await page.close();
		}
		return [{ what, measured: inWords(visits), goal, holds: median(visits.map((visit) => visit.most)) <= most }];
	} finally {
		await browser.close();
		await server.close();
	}
}

/** The machine's own hiccups are longer than a click: the middle of visits counts, all are said. */
const visitCount = 5;

/** Milliseconds within which half of a visit's clicks, and 95 of 100, were painted. */
type Visit = { half: number; most: number };

const within95 = (times: readonly number[]): number =>
	times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

function inWords(visits: readonly Visit[]): string {
	const [half, most] = [median(visits.map((visit) => visit.half)), median(visits.map((visit) => visit.most))];
	const all = visits.map((visit) => Math.round(visit.most)).join(', ');
	return `half within ${Math.round(half)} ms, 95 of 100 within ${Math.round(most)} ms (${visits.length} visits: ${all})`;
}

const listPath = '/search/new-used-and-demo-cars/';

function buildTenant(dir: string, count: number): string {
	const tenants = join(dir, 'search-page');
	const out = join(dir, 'search-page-out');
	makeTenant(tenants, 'clicks', count);
	runBuild(['clicks', '--tenants', tenants, '--out', out]);
	return out;
}
