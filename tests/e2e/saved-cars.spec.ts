import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { fillPerson, makeVisitor } from './support/lead-forms.ts';
import { compareCars, expectPrinted, hearts, list, movedOn, saveCars, saved } from './support/saved-cars.ts';
import { sampleUrl } from './support/sites.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, wideOnly } from './support/widths.ts';

const rows = (page: Page) => page.locator('.saved-row');
const rowNames = (page: Page) => rows(page).locator('.card-link').allTextContents();
const heartOfHeader = (page: Page) => page.locator('[data-saved-link]:visible');

/** How often an event was counted on this page. */
const counted = (page: Page, id: number) =>
	page.evaluate((wanted) => {
		const { dataLayer = [] } = window as { dataLayer?: { event_id?: number }[] };
		return dataLayer.filter(({ event_id }) => event_id === wanted).length;
	}, id);

test('CARD-4 one heart on the picture, Compare below the price', bothWidths, async ({ page }) => {
	await page.goto(list);
	const card = page.locator('.car-card', { has: page.locator('.car-heart') }).first();
	const box = async (part: string) => (await card.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const [picture, price, heart, compare] = await Promise.all(
		['.car-picture', '.price', '.car-heart', '.car-compare'].map(box),
	);
	if (!picture || !price || !heart || !compare) throw new Error('The card has not all parts.');
	expect(Math.min(heart.width, heart.height)).toBeGreaterThanOrEqual(40);
	// In the corner: no further into the picture than the button is wide.
	expect(picture.x + picture.width - heart.x).toBeLessThan(2 * heart.width);
	expect(heart.y - picture.y).toBeLessThan(heart.height / 2);
	expect(compare.height).toBeGreaterThanOrEqual(40);
	expect(compare.y).toBeGreaterThanOrEqual(price.y + price.height);
	expect(await card.locator('.car-picture [data-save], .car-picture [data-watch]').count()).toBe(0);
});

test('CARD-4 the header’s heart says how many are saved, on every page, and moves nothing', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await page.goto(sampleUrl('motorama', '/contact/'), { waitUntil: 'networkidle' });
	await expect(heartOfHeader(page)).toHaveAccessibleName('Saved cars');
	expect(scripts.filter((url) => url.includes('header-count'))).toEqual([]);
	await saveCars(page, 2);
	await expect(heartOfHeader(page)).toHaveAccessibleName('Saved cars, 2');
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
		new PerformanceObserver((entries) => {
			for (const { sources } of entries.getEntries() as Shift[]) {
				for (const { node } of sources) {
					const element = node instanceof Element ? node : node?.parentElement;
					if (element?.closest('.site-header')) moved.push(element.className);
				}
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(sampleUrl('motorama', '/contact/'), { waitUntil: 'networkidle' });
	await expect(page.locator('.header-count:visible')).toHaveText('2');
	await expectAccessible(page);
	expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('USER-1 the list says what has become of each car, and Remove can be undone', bothWidths, async ({ page }) => {
	const [first = 0, second = 0, third = 0] = await saveCars(page, 3);
	await page.evaluate(
		([cheaper, gone]) => {
			const notes = JSON.parse(localStorage.getItem('forecourt:motorama:saved_notes') ?? '[]') as {
				id: number;
				price: number;
			}[];
			for (const note of notes) if (note.id === cheaper) note.price += 1500;
			localStorage.setItem(
				'forecourt:motorama:saved_notes',
				JSON.stringify([...notes, { id: gone, name: '2019 Toyota Corolla', price: 20_000 }]),
			);
			const ids = JSON.parse(localStorage.getItem('forecourt:motorama:favourites') ?? '[]') as number[];
			localStorage.setItem('forecourt:motorama:favourites', JSON.stringify([...ids, gone, 777_777]));
		},
		[first, 999_999] as const,
	);
	await page.goto(saved);
	await expect(rows(page)).toHaveCount(4);
	const cheaper = page.locator(`[data-row="${first}"]`);
	await expect(cheaper).toContainText('$1,500 less than when you saved it');
	await expect(cheaper.locator('.saved-price strong')).toHaveText(/^\$/);
	await expect(cheaper.locator('.saved-summary')).toHaveText(/^Pre-owned\s· [\d,]+ km\s· /);
	await expect(cheaper.locator('.saved-place')).not.toBeEmpty();
	await expect(page.locator(`[data-row="${second}"] .saved-news`)).toHaveCount(0);
	const gone = page.locator('[data-row="999999"]');
	await expect(gone).toContainText('2019 Toyota Corolla');
	await expect(gone).toContainText('No longer for sale');
	await expect(gone.getByRole('link', { name: 'See others like it' })).toHaveAttribute('href', /\?q=Toyota%20Corolla$/);
	// Of a car that this device knows nothing of, only that it was there.
	await expect(page.locator('[data-saved-gone]:visible')).toHaveCount(1);
	await expectAccessible(page);

	const before = await rowNames(page);
	await page
		.locator(`[data-row="${second}"]`)
		.getByRole('button', { name: /^Remove/ })
		.click();
	await expect(rows(page)).toHaveCount(3);
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
	await expect(rows(page)).toHaveCount(4);
	expect(await rowNames(page)).toEqual(before);
	expect(await counted(page, 39)).toBe(0);

	await page.locator(`[data-row="${third}"] [data-save="compare"]`).click();
	await expect(page.getByRole('status').filter({ hasText: '1 of 4' })).toBeVisible();
	await page
		.locator(`[data-row="${third}"]`)
		.getByRole('link', { name: /^Enquire about/ })
		.click();
	const form = page.getByRole('dialog');
	await expect(form.getByLabel('First name')).toBeVisible({ timeout: 15_000 });
	// Of several cars the form says which it is about.
	const name = (await page.locator(`[data-row="${third}"] .card-link`).textContent()) ?? '';
	await expect(form.locator('.dialog-car')).toContainText(name);
	await expect(form.locator('.dialog-car')).toContainText(/\$[\d,]+/);
});

test('USER-1 a list is shared by a link; who opens it keeps what is theirs', async ({ page, browser, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const ids = await saveCars(page, 3);
	await page.goto(saved);
	await page.getByRole('button', { name: 'Share this list' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toBe(`${saved}?cars=${ids.toReversed().join(',')}`);

	const friend = await browser.newContext();
	const other = await friend.newPage();
	await other.goto(list);
	await hearts(other).nth(5).click();
	const own = await other.evaluate(() => localStorage.getItem('forecourt:motorama:favourites'));
	await other.goto(`${link},888888,<script>`);
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Shared cars');
	await expect(rows(other)).toHaveCount(3);
	await expect(other.getByText('Some of the cars in this link are no longer for sale.')).toBeVisible();
	await expectAccessible(other);
	expect(await other.evaluate(() => localStorage.getItem('forecourt:motorama:favourites'))).toBe(own);
	await rows(other)
		.first()
		.getByRole('button', { name: /^Save / })
		.click();
	await expect(
		rows(other)
			.first()
			.getByRole('button', { name: /^Saved / }),
	).toHaveAttribute('aria-pressed', 'true');
	await other.getByRole('button', { name: 'Save all' }).click();
	await expect(other.getByRole('button', { name: 'Save all' })).toBeDisabled();
	await other.waitForTimeout(300);
	expect(await counted(other, 39)).toBe(3);
	await other.getByRole('link', { name: 'See your list' }).click();
	await expect(rows(other)).toHaveCount(4);
	await friend.close();
});

test('USER-1 a list is ordered by price, and one message asks about all its cars', bothWidths, async ({ page }) => {
	const ids = await saveCars(page, 4);
	await page.goto(saved);
	await expect(rows(page)).toHaveCount(4);
	const prices = async () =>
		(await page.locator('.saved-price strong').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));
	await page.getByLabel('Order').selectOption('Lowest price');
	await expect.poll(prices).toEqual((await prices()).toSorted((one, other) => one - other));
	await expectAccessible(page);
	const names = await rowNames(page);
	await page.getByRole('link', { name: 'Ask about all' }).click();
	const form = page.getByRole('dialog', { name: 'Ask about these cars' });
	const message = form.getByLabel('Message');
	await expect(message).toBeVisible({ timeout: 15_000 });
	for (const name of names) await expect(message).toHaveValue(new RegExp(`- ${name}.*\\(stock \\w+, [\\w ]+\\)`));
	await expectAccessible(page);
	const visitor = makeVisitor();
	await fillPerson(form, visitor);
	const place = form.getByLabel(/^Location/);
	if ((await place.inputValue()) === '') await place.selectOption({ index: 1 });
	await form.getByRole('button', { name: 'Send message' }).click();
	await expect(page).toHaveURL(/\/success\//, { timeout: 15_000 });
	expect(storedLeads(visitor.email).map(({ payload }) => payload['car_ids'])).toEqual([ids.toReversed().join(',')]);
});

test(
	'USER-1 a list is printed without buttons, menus and tray, with whose cars they are',
	wideOnly,
	async ({ page }) => {
		await saveCars(page, 2);
		await compareCars(page, 2);
		await expectPrinted(page, 'saved-cars', 2);
	},
);

test('USER-1 a list that cannot be loaded says so and can be tried again', async ({ page, allowFault }) => {
	allowFault(/saved-cars\.json|ERR_FAILED/);
	// What is kept for when there is no network would answer.
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
	await saveCars(page, 1);
	await page.route('**/saved-cars.json', (route) => route.abort());
	await page.goto(saved);
	const again = page.getByRole('button', { name: 'Try again' });
	await expect(again).toBeVisible();
	await page.unroute('**/saved-cars.json');
	await again.click();
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByText('The list could not be loaded.')).toHaveCount(0);
});

test('USER-1 nothing moves when the visitor’s list comes, with cars and without', bothWidths, async ({ page }) => {
	expect(await movedOn(page, saved)).toBeLessThanOrEqual(0.02);
	await saveCars(page, 3);
	expect(await movedOn(page, saved)).toBeLessThanOrEqual(0.02);
	await expect(rows(page)).toHaveCount(3);
});

test(
	'CARD-4, USER-9 a heart that is taken back can be had again, and what is said covers no tray',
	bothWidths,
	async ({ page }) => {
		await compareCars(page, 2);
		const heart = hearts(page).first();
		await heart.click();
		const note = page.locator('[data-saved-note]');
		const [said, tray] = [
			note.locator('.toast').filter({ hasText: 'Saved to your list' }),
			note.locator('.toast').last(),
		];
		await expect(said).toBeVisible();
		await expect(tray).toContainText('2 of 4');
		const [above, below] = [await said.boundingBox(), await tray.boundingBox()];
		const isAbove = (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0);
		const isBefore = (above?.x ?? 0) + (above?.width ?? 0) <= (below?.x ?? 0);
		expect(isAbove || isBefore).toBe(true);
		await expectAccessible(page);
		// At once: what is said goes after five seconds.
		const heights = await note.locator('a, button').evaluateAll((all) => all.map((pressed) => pressed.clientHeight));
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
		// The page ends above what is said.
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		const end = await page.locator('.site-footer').boundingBox();
		const top = await note.boundingBox();
		expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(top?.y ?? 0));
		await page.evaluate(() => scrollTo(0, 0));
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'false');
		await note.getByRole('button', { name: 'Undo' }).click();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await note.getByRole('button', { name: 'Clear' }).click();
		await expect(page.locator('[data-save="compare"][aria-pressed="true"]')).toHaveCount(0);
		await note.getByRole('button', { name: 'Undo' }).click();
		await expect(tray).toContainText('2 of 4');
	},
);

test(
	'USER-1 a saved car that has sold makes way for what is like it, and a note of one’s own stays',
	bothWidths,
	async ({ page }) => {
		// A sold car leaves most sites after some days; here it stays for a year.
		const garage = sampleUrl('throttle-and-tide', '/my-garage/');
		await page.goto(garage);
		await page.evaluate(async () => {
			type Car = { id: number; name: string; state?: string; amount?: number; body?: string };
			const { cars } = (await (await fetch('/saved-cars.json')).json()) as { cars: Car[] };
			const sold = cars.find(({ state }) => state === 'sold');
			const price = cars.find(({ body, amount, state }) => body === sold?.body && amount && !state)?.amount;
			const other = cars.find(({ state, amount }) => !state && amount);
			const key = 'forecourt:throttle-and-tide:';
			localStorage.setItem(`${key}saved_notes`, JSON.stringify([{ id: sold?.id, name: sold?.name, price }]));
			localStorage.setItem(`${key}favourites`, JSON.stringify([sold?.id, other?.id]));
		});
		await page.goto(garage);
		await expect(rows(page)).toHaveCount(2);
		const like = page.getByRole('region', { name: 'Like what has sold' });
		await expect(like.getByRole('listitem').first()).toContainText('$');
		await page
			.getByRole('button', { name: /^Add a note about / })
			.first()
			.click();
		const note = page.getByRole('textbox', { name: /^Your note about / });
		await note.fill('Ask about the panniers');
		await expectAccessible(page);
		await page.reload();
		await expect(note).toHaveValue('Ask about the panniers');
		await like
			.getByRole('button', { name: /^Save / })
			.first()
			.click();
		await expect(rows(page)).toHaveCount(3);
		await expect(note).toHaveValue('Ask about the panniers');
	},
);
