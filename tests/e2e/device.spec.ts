import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

const list = sampleUrl('motorama', '/search/used-cars/');
const privacy = sampleUrl('motorama', '/privacy-policy/');
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const favourite = (page: Page, index = 0) => page.locator('.car-card [data-save="favourites"]').nth(index);

/** Opens the page of a car of the list; answers its path. */
async function seeCar(page: Page, index: number): Promise<string> {
	await page.goto(list);
	const path = (await page.locator('.car-card .card-link').nth(index).getAttribute('href')) ?? '';
	await page.goto(sampleUrl('motorama', path));
	await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt:motorama:recent'))).not.toBeNull();
	return path;
}

test('USER-5 a visitor sees what the site keeps on the device, and has it forgotten', async ({ page }) => {
	await seeCar(page, 0);
	await favourite(page).or(page.locator('.car-tools [data-save="favourites"]')).first().click();
	await page.evaluate(() => localStorage.setItem('forecourt:bathurst-toyota:favourites', '[1]'));
	await page.goto(privacy);
	const panel = page.getByRole('region', { name: 'What this site keeps on this device' });
	await expect(panel.getByRole('listitem')).toContainText([
		'Vehicles that you saved',
		'Pages that you visited and how you came here',
		'Vehicles that you looked at',
	]);
	await expectAccessible(page);
	await panel.getByRole('button', { name: 'Clear my data from this device' }).click();
	await expect(panel.getByRole('button', { name: 'Forget all of it' })).toBeFocused();
	await panel.getByRole('button', { name: 'Forget all of it' }).click();
	await expect(panel.getByRole('status')).toContainText(/^Forgotten on this device: .*vehicles that you saved/);
	await expect(panel.getByText('Nothing at the moment.')).toBeVisible();
	expect(await keys(page)).toEqual(['forecourt:bathurst-toyota:favourites']);
});

test.describe('where the browser keeps nothing', () => {
	const ways = {
		'storage throws': () => {
			const refuse = () => {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			};
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, { get: refuse, configurable: true });
		},
		'there is no storage': () => {
			for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
				Object.defineProperty(window, name, { value: null, configurable: true });
		},
		'the quota is full': () => {
			for (const storage of [localStorage, sessionStorage]) {
				for (let size = 1 << 22; size > 0; size >>= 1) {
					try {
						storage.setItem(`filler ${size}`, 'x'.repeat(size));
					} catch {
						// No room for so much: less is tried.
					}
				}
			}
		},
	} as const;

	for (const [way, break_] of Object.entries(ways)) {
		test(`USER-5 ${way}: lists, cars, forms and the privacy page work`, async ({ page }) => {
			await page.addInitScript(break_);
			await page.goto(list);
			await page.getByRole('button', { name: 'Save this search' }).click();
			const said = page.getByRole('status').filter({ hasText: 'is blocking this site from saving anything' });
			await expect(said).toBeVisible();
			await page.keyboard.press('F8');
			await page.keyboard.press('Escape');
			await expect(said).toHaveCount(0);
			await favourite(page).click();
			await expect(page.getByRole('status').filter({ hasText: 'Your browser is blocking' })).toBeVisible();
			await expect(favourite(page)).toHaveAttribute('aria-pressed', 'false');
			await page.locator('.car-card:not(.car-card-sold) .card-link').first().click();
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await page.goto(privacy);
			await expect(page.getByText('Nothing at the moment.')).toBeVisible();
			await page.goto(sampleUrl('motorama', '/mymotorama/saved/'));
			await expect(page.getByText('Nothing saved yet')).toBeVisible();
		});
	}
});

test(
	'USER-5 cars looked at are on the home page, right below its hero, with what their prices cover, and move nothing',
	bothWidths,
	async ({ page }) => {
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
				for (const { value, hadRecentInput } of shifts)
					if (!hadRecentInput) Object.assign(window, { moved: ((window as { moved?: number }).moved ?? 0) + value });
			}).observe({ type: 'layout-shift', buffered: true });
		});
		const home = sampleUrl('motorama');
		const section = page.getByRole('region', { name: 'Pick up where you left off' });
		await page.goto(home);
		await expect(page.locator('[data-recent]')).toBeHidden();
		await seeCar(page, 0);
		const second = await seeCar(page, 1);
		const seen = () =>
			page.evaluate(() => JSON.parse(localStorage.getItem('forecourt:motorama:recent') ?? '{}').is?.length);
		await expect.poll(seen).toBe(2);
		await page.goto(home);
		await expect(section).toBeVisible();
		await expect(page.locator('.hero + section')).toHaveAttribute('data-recent-home');
		const height = (await section.boundingBox())?.height ?? 0;
		await section.scrollIntoViewIfNeeded();
		await expect(section.getByRole('link')).toHaveCount(2);
		await expect(section.getByRole('link').first()).toHaveAttribute('href', second);
		await expect(section.getByText('Excl. government charges').first()).toBeVisible();
		expect((await section.boundingBox())?.height).toBeCloseTo(height, -1);
		expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThanOrEqual(0.02);
		await page.evaluate(() => scrollTo(0, 0));
		await expectAccessible(page);
	},
);

test('USER-5 what was searched for by choices is on the home page and in its search box, and leads back there', async ({
	page,
}) => {
	const home = sampleUrl('motorama');
	const asked = `${list}?make=Toyota`;
	await page.goto(asked);
	const heading = page.locator('h1[data-named]');
	await expect(heading).toHaveText(/^\d+ .*Toyota/);
	await page.goto(home);
	const section = page.getByRole('region', { name: 'Pick up where you left off' });
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByRole('link')).toHaveText(/Toyota cars\s*\d+$/);
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);
	await page.locator('.hero-finder input').focus();
	const line = page.getByRole('option', { name: /Toyota cars \d+ cars/ });
	await expect(line).toBeVisible();
	await line.click();
	await expect(page).toHaveURL(asked);
});

test('USER-5 cars looked at are on lists and other cars’ pages, not on their own', async ({ page }) => {
	const first = await seeCar(page, 0);
	await expect(page.locator('[data-recent]')).toBeHidden();
	await seeCar(page, 1);
	const section = page.getByRole('region', { name: /^Recently viewed/ });
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByRole('link')).toHaveAttribute('href', first);
	await page.goto(list);
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByRole('listitem')).toHaveCount(2);
	// Where it is scrolled to, a bar that stays in place may cover a part of some card.
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);
});

test('USER-5 a search is kept, and says on the saved page how many cars are new in it', async ({ page }) => {
	await page.goto(`${list}?make=Toyota`);
	const button = page.getByRole('button', { name: 'Save this search' });
	await expect(button).toBeVisible();
	const head = () =>
		page.locator('.list-head :is(h1, .breadcrumbs ol)').evaluateAll((all) =>
			all.map((element) => {
				const { x, y } = element.getBoundingClientRect();
				return [x, y];
			}),
		);
	const before = await head();
	await button.click();
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByText('Saved on this device.')).toBeVisible();
	expect(await head()).toEqual(before);
	await page.waitForFunction(() =>
		JSON.parse(localStorage.getItem('forecourt:motorama:searches') ?? '').is[0].seen?.includes('.'),
	);
	// Two of its cars are taken out of what was seen, as if they had come since.
	await page.evaluate(() => {
		const key = 'forecourt:motorama:searches';
		const item = JSON.parse(localStorage.getItem(key) ?? '');
		item.is[0].seen = item.is[0].seen.split('.').slice(0, -2).join('.');
		localStorage.setItem(key, JSON.stringify(item));
	});
	await page.getByRole('link', { name: 'See your searches' }).last().click();
	const searches = page.getByRole('region', { name: 'Your searches' });
	await expect(searches.getByRole('listitem')).toContainText(/Toyota cars.*2 new · \d+ for sale/);
	// Where it is scrolled to, the header may cover a part of something.
	await page.evaluate(() => scrollTo(0, 0));
	await expect(page.getByRole('link', { name: 'Searches 1' })).toBeVisible();
	await expectAccessible(page);
	await searches.getByRole('link').click();
	await expect(page).toHaveURL(/make=Toyota/);
	await expect(button).toHaveAttribute('aria-pressed', 'true');
	await page.goto(sampleUrl('motorama', '/mymotorama/saved/'));
	await expect(searches.getByRole('listitem')).toContainText(/^Pre-owned Toyota cars\d+ for sale/);
	await searches.getByRole('button', { name: /^Remove the search/ }).click();
	await expect(searches.getByRole('status')).toContainText('removed.');
	await page.goto(`${list}?make=Toyota`);
	await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('USER-5 a search is kept at once: who leaves before its cars are counted finds it, called as its list is', async ({
	page,
}) => {
	const index = '**/stock-index/**';
	await page.route(index, () => {});
	await page.goto(`${list}?make=Toyota`);
	await page.getByRole('button', { name: 'Save this search' }).click();
	await expect(page.getByText('Saved on this device.')).toBeVisible();
	await page.unroute(index);
	await page.goto(sampleUrl('motorama', '/mymotorama/saved/'));
	const searches = page.getByRole('region', { name: 'Your searches' });
	await expect(searches.getByRole('listitem')).toContainText(/^Pre-owned Toyota cars\d+ for sale/);
});
