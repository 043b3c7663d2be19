import { expectAccessible } from './support/accessibility.ts';
import { compareCars, compares, expectPrinted, list, movedOn, saved } from './support/saved-cars.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

test('CARD-4, USER-2 compare takes four cars', async ({ page }) => {
	await page.goto(list);
	const buttons = compares(page);
	await buttons.nth(0).click();
	await buttons.nth(1).click();
	await expect(page.getByRole('status').locator('img')).toHaveCount(2);
	await expect(page.getByRole('status')).toContainText('2 of 4');
	for (const index of [2, 3, 4]) await buttons.nth(index).click();
	await expect(page.getByRole('status')).toContainText('four at a time');
	await expect(page.locator('[data-save="compare"][aria-pressed="true"]')).toHaveCount(4);
	await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
	// The page of a car has no pictures of the others.
	await page.locator('.car-card:not(.car-card-sold) .card-link').nth(5).click();
	const pictures = page.getByRole('status').locator('img');
	await expect(pictures).toHaveCount(4);
	await expect
		.poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
		.toBe(true);
	await page.goBack();
	await buttons.nth(4).click();
	await page.getByRole('status').getByRole('link', { name: 'See your list' }).click();
	await expect(page).toHaveURL(sampleUrl('motorama', '/mymotorama/saved/?tab=compare'));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare cars');
	await expect(page).toHaveTitle(/^Compare cars/);
	const table = page.getByRole('table');
	await expect(table.getByRole('columnheader')).toHaveCount(4);
	await expect(table.locator('.compare-price')).toHaveText([/^\$/, /^\$/, /^\$/, /^\$/]);
	const subjects = table.locator('.compare-subject:visible');
	for (const name of ['Running costs', 'Engine and drive', 'Safety', 'Warranty and history', 'Where it is']) {
		await expect(subjects.filter({ hasText: name })).toHaveCount(1);
	}
	await expectAccessible(page);
	// Of four cars one sees how they differ, until one asks for all.
	const rows = table.getByRole('rowheader');
	const differing = await table.locator('.compare-differs').count();
	const ahead = await table.locator('.compare-ahead').count();
	const only = page.getByRole('checkbox', { name: 'Only differences' });
	await expect(only).toBeChecked();
	await expect(rows).toHaveCount(differing + ahead + (await subjects.count()));
	const alike = Number.parseInt((await page.locator('[data-compare-alike]').textContent()) ?? '', 10);
	expect(alike).toBeGreaterThan(0);
	await only.uncheck();
	await expect(rows).toHaveCount(differing + alike + ahead + (await subjects.count()));
	await expect(table.getByRole('link', { name: /^Enquire about/ })).toHaveCount(4);
	await table
		.getByRole('button', { name: /^Remove/ })
		.first()
		.click();
	await expect(table.getByRole('columnheader')).toHaveCount(3);
	await expect(only).not.toBeChecked();
	await page.getByRole('link', { name: 'Saved cars', exact: true }).last().click();
	await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('USER-2 one car alone leads to others to compare it with', bothWidths, async ({ page }) => {
	await page.goto(list);
	const hrefs = await page
		.locator('.car-card .card-link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	await page.goto(sampleUrl('motorama', hrefs[4] ?? ''));
	await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt:motorama:recent'))).not.toBeNull();
	await page.goto(list);
	await page.locator('[data-save="compare"]').nth(0).click();
	await page.goto(sampleUrl('motorama', '/mymotorama/saved/?tab=compare'));
	const more = page.getByRole('region', { name: 'Add another car' });
	// What was looked at comes first.
	await expect(more.getByRole('link').first()).toHaveAttribute('href', hrefs[4] ?? '');
	await expectAccessible(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	await more
		.getByRole('button', { name: /^Compare / })
		.first()
		.click();
	await expect(page.getByRole('columnheader')).toHaveCount(2);
	await expect(more).toBeVisible();
});

test('USER-2 what is compared is shared by a link, and stays apart from what its reader compares', async ({
	page,
	context,
	browser,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await compareCars(page, 2);
	await page.goto(`${saved}?tab=compare`);
	await expect(page.getByRole('columnheader')).toHaveCount(2);
	await expect(page.getByRole('button', { name: 'Save all' })).toBeHidden();
	await page.getByRole('button', { name: 'Share this list' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	const friend = await browser.newContext();
	const other = await friend.newPage();
	await other.goto(link);
	await expect(other.getByRole('columnheader')).toHaveCount(2);
	await expect(other.getByText('Someone has put these cars side by side for you.')).toBeVisible();
	await expect(other.getByText(/^Add another/).filter({ visible: true })).toHaveCount(0);
	// The tab leads to the reader's own comparison.
	await expect(other.locator('[data-saved-tab][aria-current]')).toHaveCount(0);
	await expectAccessible(other);
	const keepAll = other.getByRole('button', { name: 'Save all' });
	await keepAll.click();
	await expect(keepAll).toBeDisabled();
	await expect(other.locator('[data-saved-link]:visible')).toHaveAccessibleName('Saved cars, 2');
	await other
		.getByRole('button', { name: /^Remove/ })
		.first()
		.click();
	await expect(other.getByRole('columnheader')).toHaveCount(1);
	expect(await other.evaluate(() => localStorage.getItem('forecourt:motorama:compare'))).toBeNull();
	await friend.close();
});

test('USER-2 where the link to a comparison cannot be copied it is shown, and follows the list', async ({ page }) => {
	await compareCars(page, 3);
	await page.goto(`${saved}?tab=compare`);
	await expect(page.getByRole('columnheader')).toHaveCount(3);
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
	});
	await page.getByRole('button', { name: 'Share this list' }).click();
	const link = page.getByRole('textbox', { name: 'Link to this list' });
	await expect(link).toHaveValue(/=\d+,\d+,\d+$/);
	await page
		.getByRole('button', { name: /^Remove/ })
		.first()
		.click();
	await expect(link).toHaveValue(/=\d+,\d+$/);
});

test(
	'USER-2 a comparison is printed without buttons, menus and tray, with whose cars they are',
	wideOnly,
	async ({ page }) => {
		await compareCars(page, 2);
		await expectPrinted(page, 'compare', 2);
	},
);

test('USER-2 buttons of one kind stand in one line, whatever a car lacks', async ({ page }) => {
	// A sold car leaves most sites after some days; here it stays for a year.
	const saved = sampleUrl('throttle-and-tide', '/my-garage/');
	await page.goto(saved);
	const cars = await page.evaluate(async () => {
		const file = (await (await fetch('/saved-cars.json')).json()) as { cars: { id: number; state?: string }[] };
		return file.cars;
	});
	const ids = [undefined, 'reserved', 'sold'].flatMap((state) => cars.find((car) => car.state === state)?.id ?? []);
	expect(ids).toHaveLength(3);
	await page.goto(`${saved}?tab=compare&cars=${ids.join(',')}`);
	await expect(page.getByRole('columnheader')).toHaveCount(3);
	const tops = page
		.locator('.compare-act')
		.evaluateAll((acts) => acts.map((act) => act.querySelector('.button')?.getBoundingClientRect().top));
	expect(await tops).toHaveLength(3);
	expect(new Set(await tops).size).toBe(1);
});

test(
	'USER-2 what four cars cost is in the first screen, and their names with Enquire stay while one reads',
	wideOnly,
	async ({ page }) => {
		await compareCars(page, 4);
		await page.goto(`${saved}?tab=compare`);
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		const height = await page.evaluate(() => innerHeight);
		for (const price of await page.locator('.compare-price').all()) {
			const box = await price.boundingBox();
			expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
		}
		await page.evaluate(() => scrollTo(0, 1500));
		const below = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom);
		const names = page.locator('.compare-names');
		await expect.poll(async () => Math.round(((await names.boundingBox())?.y ?? 0) - below)).toBeLessThanOrEqual(1);
		await expect(page.getByRole('link', { name: /^Enquire about/ }).first()).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeInViewport({ ratio: 1 });
	},
);

test(
	'USER-2 on a phone four cars go sideways below their names, column by column',
	onlyAt('phone'),
	async ({ page }) => {
		await compareCars(page, 4);
		await page.goto(`${saved}?tab=compare`);
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		const lefts = (selector: string) =>
			page.locator(selector).evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
		const values = '.compare-row.compare-differs:nth-child(3) .compare-cell';
		const before = (await lefts('.compare-names .compare-cell')).slice(0, 4);
		await page.locator('.compare-body').evaluate((body) => body.scrollTo({ left: 400 }));
		await expect
			.poll(async () => (await lefts('.compare-names .compare-cell'))[0])
			.toBeLessThan((before[0] ?? 0) - 200);
		await expect
			.poll(async () => (await lefts(values)).slice(0, 4))
			.toEqual(await lefts('.compare-names .compare-cell'));
		// What a row is about stays in sight.
		for (const label of await page.locator('.compare-label:visible > span:first-child').all()) {
			expect((await label.boundingBox())?.x).toBeGreaterThanOrEqual(0);
		}
		// Which of them are in sight is said below their names, which leave the screen to the rows.
		const place = page.locator('.compare-place');
		await expect(place).toHaveText('3–4 of 4');
		await expect(place.locator('[data-seen]')).toHaveCount(2);
		// Who does not swipe presses.
		const [earlier, next] = [
			page.getByRole('button', { name: 'Show the car before' }),
			page.getByRole('button', { name: 'Show the next car' }),
		];
		await expect(next).toBeHidden();
		await earlier.click();
		await expect(place).toHaveText('2–3 of 4');
		await next.click();
		await expect(place).toHaveText('3–4 of 4');
		await page.evaluate(() => scrollTo(0, 1200));
		await expect(page.locator('.compare-names').getByRole('button').last()).toBeInViewport({ ratio: 1 });
		await expect(earlier).toBeInViewport({ ratio: 1 });
		// Enquire is below the names, not among what stays.
		await expect(page.locator('.compare-names').getByRole('link', { name: /^Enquire/ })).toHaveCount(0);
		await expect(page.locator('.compare-offers').getByRole('link', { name: /^Enquire/ })).toHaveCount(4);
		const header = await page.locator('.site-header').boundingBox();
		const stuck = await place.boundingBox();
		const bottomOf = (box: typeof stuck) => (box?.y ?? 0) + (box?.height ?? 0);
		expect(bottomOf(stuck) - bottomOf(header)).toBeLessThanOrEqual(110);
		await expectAccessible(page);
	},
);

test('USER-2 the best of the cars is said in words, row by row and at the top; a removed one comes back', async ({
	page,
}) => {
	await compareCars(page, 3);
	await page.goto(`${saved}?tab=compare`);
	const years = page.getByRole('row', { name: /^Year/ }).getByRole('cell');
	const texts = await years.allTextContents();
	const newest = Math.max(...texts.map((text) => Number.parseInt(text, 10)));
	expect(texts.map((text) => text.includes('Newest'))).toEqual(texts.map((text) => text.startsWith(String(newest))));
	await expect(page.getByRole('row', { name: /^Ahead on/ })).toContainText('Lowest price');
	await page
		.getByRole('button', { name: /^Remove/ })
		.nth(1)
		.click();
	await expect(page.getByRole('columnheader')).toHaveCount(2);
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('USER-2 nothing moves when the comparison comes', bothWidths, async ({ page }) => {
	await compareCars(page, 3);
	expect(await movedOn(page, `${saved}?tab=compare`)).toBeLessThanOrEqual(0.02);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare cars');
	await expect(page).toHaveTitle(/^Compare cars/);
});
