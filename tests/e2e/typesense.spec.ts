import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { indexTenants } from '../../scripts/typesense/index-tenants.ts';
import { openServer } from '../../scripts/typesense/server.ts';
import { type Facade, startFacade } from '../support/typesense/facade.ts';
import { expectScriptBudget } from './support/script-budget.ts';
import { listBox } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

const tenantsDir = 'tests/fixtures/tenants';
const searchKey = 'search-only-key-of-the-facade';

let facade: Facade;
let host: ChildProcess;
let list: string;
const data = mkdtempSync(join(tmpdir(), 'forecourt-data-'));

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
	facade = await startFacade();
	const { url: TYPESENSE_URL, adminKey } = facade;
	await fetch(`${TYPESENSE_URL}/keys`, {
		method: 'POST',
		headers: { 'x-typesense-api-key': adminKey },
		body: JSON.stringify({ value: searchKey, actions: ['documents:search'], collections: ['production_cars_.*'] }),
	});
	const options = {
		tenantsDir,
		slugs: ['served'],
		prefix: 'production_cars',
		acceptFailures: false,
		out: builtDirs.fixtures,
	};
	const said: string[] = [];
	const server = openServer({ url: TYPESENSE_URL, apiKey: adminKey });
	const isWell = await indexTenants(server, { ...options, acceptShrink: false, say: (line) => said.push(line) });
	if (!isWell) throw new Error(said.join('\n'));
	const args = ['scripts/serve.ts', '--out', builtDirs.fixtures, '--tenants', tenantsDir];
	host = spawn(process.execPath, args, {
		env: { ...process.env, TYPESENSE_URL, TYPESENSE_SEARCH_KEY: searchKey, FORECOURT_DATA: data, DATABASE_URL: '' },
	});
	list = `http://served.localhost:${await portOf(host)}/search/new-used-and-demo-cars/`;
});

test.afterAll(async () => {
	host.kill();
	await once(host, 'close');
	await facade.stop();
	rmSync(data, { recursive: true, force: true });
});

/** The port that the host says it listens on. */
async function portOf({ stdout, stderr }: ChildProcess): Promise<string> {
	let said = '';
	stderr?.on('data', (chunk) => {
		said += chunk;
	});
	for await (const chunk of stdout ?? []) {
		said += chunk;
		const port = /localhost:(\d+)/.exec(said)?.[1];
		if (port) {
			stdout?.resume();
			return port;
		}
	}
	throw new Error(said);
}

const live = (page: Page) => page.locator('.search[data-live]:not([hidden])');
const cards = (page: Page) => page.locator('.search-results .car-card');
const searches = () => facade.asked.filter(({ path, method }) => path === '/multi_search' && method === 'POST');

async function wake(page: Page): Promise<void> {
	await page.locator('[data-search]').dispatchEvent('pointerenter');
	await expect(live(page)).toBeVisible({ timeout: 15_000 });
}

/** A card loses "Just in" on its eighth day: the page draws it at the time at which the build drew it. */
const atBuild = (page: Page) =>
	page.clock.setFixedTime(statSync(join(builtDirs.fixtures, 'served', 'index.html')).mtime);

/** What the cards say. */
const drawn = async (page: Page) => (await cards(page).allTextContents()).map((text) => text.replace(/\s+/g, ''));

test.beforeEach(() => {
	facade.asked.length = 0;
	facade.play(null);
});

test('SRCH-7 a server searches: the same cards as the page has, by a key that only finds them', async ({ page }) => {
	const requests: string[] = [];
	page.on('request', (request) => requests.push(request.url()));
	await atBuild(page);
	await page.goto(list);
	expect(requests.filter((url) => /search-key|\/stock[.-]/.test(url))).toEqual([]);
	const still = await drawn(page);
	await wake(page);
	expect(await drawn(page)).toEqual(still);
	expect(searches().length).toBeGreaterThanOrEqual(2);
	expect(requests.filter((url) => url.includes('/stock-index/'))).toEqual([]);
	// The server is not asked whether it may be asked, and nothing is kept in the browser.
	expect(facade.asked.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem('loglevel'))).toBeNull();
	await listBox(page).fill('toyta');
	await expect(page).toHaveURL(/\?q=toyta$/);
	await expect(cards(page).first()).toContainText('Toyota');
	expect(await page.content()).not.toContain(searchKey);
	expect(requests.join()).not.toContain(facade.adminKey);
});

test('SRCH-7 an address with choices is answered by the server', async ({ page }) => {
	await page.goto(`${list}?make=toyota&sort=price:asc`);
	await expect(live(page)).toBeVisible({ timeout: 15_000 });
	await expect(cards(page).first()).toContainText('Toyota');
	expect(searches().some(({ body }) => body.includes('make:=[`Toyota`]') && body.includes('price:asc'))).toBe(true);
});

test('SRCH-7 the server is down: the page searches by itself', async ({ page, allowFault }) => {
	allowFault(/console/);
	facade.play((_, response) => {
		response.destroy();
		return true;
	});
	await atBuild(page);
	await page.goto(list);
	const still = await drawn(page);
	await wake(page);
	expect(await drawn(page)).toEqual(still);
	await listBox(page).fill('toyta');
	await expect(page).toHaveURL(/\?q=toyta$/);
	await expect(cards(page).first()).toContainText('Toyota');
});

test('SRCH-7 the server goes while one searches: the next results come from the page', async ({ page, allowFault }) => {
	allowFault(/console/);
	await page.goto(list);
	await wake(page);
	facade.play(() => true);
	await listBox(page).fill('mazda');
	await expect(cards(page).first()).toContainText('Mazda', { timeout: 10_000 });
	await expect(page).toHaveURL(/\?q=mazda$/);
});

test('SRCH-7 a choice is ticked at once, however long the server takes to answer it', async ({ page, isMobile }) => {
	await page.goto(list);
	await wake(page);
	let answer = (): void => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route('**/multi_search**', async (route) => {
		await answered;
		await route.continue();
	});
	if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
	const toyota = page.getByRole('checkbox', { name: /^Toyota/ });
	await toyota.click();
	await expect(toyota).toBeChecked();
	answer();
	await expect(page).toHaveURL(/\?make=Toyota$/);
	await expect(cards(page).first()).toContainText('Toyota');
	await expect(toyota).toBeChecked();
});

test('SRCH-7 no key is given: the page searches by itself', async ({ page, allowFault }) => {
	allowFault(/console|503/);
	await page.route('**/api/search-key', (route) =>
		route.fulfill({ status: 503, json: { error: '', code: 'unavailable' } }),
	);
	await page.goto(`${list}?make=Toyota`);
	await expect(live(page)).toBeVisible({ timeout: 15_000 });
	await expect(cards(page).first()).toContainText('Toyota');
	expect(searches()).toEqual([]);
});

test('SRCH-7 only sites that a server searches load what speaks to it', async ({ page }) => {
	const scripts: Promise<string>[] = [];
	page.on('response', (response) => {
		if (response.url().endsWith('.js')) scripts.push(response.text());
	});
	const speaking = async () => (await Promise.all(scripts)).filter((text) => text.includes('multi_search')).length;
	await page.goto(list.replace('served', 'plain'));
	await wake(page);
	expect(scripts.length).toBeGreaterThan(3);
	expect(await speaking()).toBe(0);
	await page.goto(list);
	expect(await speaking()).toBe(0);
	await wake(page);
	expect(await speaking()).toBe(1);
});

test('SRCH-7 the script of a list that a server searches is no more than 125 KB, and 45 KB to speak to it', async ({
	page,
}) => {
	await expectScriptBudget(page, list, () => wake(page), 45);
});
