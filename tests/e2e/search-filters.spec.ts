import {
	cards,
	found,
	inFilters,
	list,
	listBox,
	live,
	names,
	openSearch,
	prices,
	wake,
} from './support/search-page.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths, onlyAt, wideOnly } from './support/widths.ts';

test(
	'SRCH-2, SRCH-6 make, then model; a reload and the way back show the same',
	bothWidths,
	async ({ page, isMobile }) => {
		await openSearch(page);
		await expect(page.locator('[data-facet="model"]')).toBeHidden();
		await inFilters(page, isMobile, async () => {
			await page.getByRole('checkbox', { name: /^Toyota/ }).check();
			await expect(page).toHaveURL(`${list}?make=Toyota`);
			await page.locator('[data-facet="model"] input[type="checkbox"]').first().check();
		});
		await expect(page).toHaveURL(/\?make=Toyota&model=[\w+%-]+$/);
		const both = await names(page);
		const address = page.url();
		expect(both.length).toBeGreaterThan(0);
		await page.reload();
		await expect(live(page)).toBeVisible();
		expect(await names(page)).toEqual(both);
		await page.goBack();
		// What is chosen in the sheet of phones is one step.
		await expect(page).toHaveURL(isMobile ? list : `${list}?make=Toyota`);
		await expect.poll(async () => (await names(page)).length).toBeGreaterThan(both.length);
		await page.goForward();
		await expect(page).toHaveURL(address);
		await expect.poll(() => names(page)).toEqual(both);
		// At once, while the way forward is still being taken in.
		await page.getByRole('button', { name: 'Clear all' }).first().click();
		await expect(page).toHaveURL(list);
	},
);

test(
	'SRCH-2 the sheet of phones opens make and price; what is folded away says what is chosen in it',
	onlyAt('phone'),
	async ({ page }) => {
		await openSearch(page, '?body=SUV~Ute');
		await page.getByRole('button', { name: /^Filters/ }).click();
		const opened = await page
			.locator('.facet[open]:visible')
			.evaluateAll((all) => all.map((facet) => (facet as HTMLElement).dataset['facet']));
		expect(opened).toEqual(['make', 'price']);
		await expect(page.locator('[data-facet="body"] summary')).toContainText('SUV, Ute');
		await expect(page.locator('[data-facet="body"] .facet-chosen')).toBeHidden();
		await page.locator('[data-facet="body"] summary').click();
		await page.getByRole('checkbox', { name: /^Ute/ }).uncheck();
		await expect(page.locator('[data-facet="body"] .facet-chosen')).toHaveText('1 chosen');
	},
);

test('SRCH-2 beside a single car the filters stay', wideOnly, async ({ page }) => {
	await openSearch(page);
	const [first = ''] = await cards(page)
		.locator('.card-link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	const left = async () => (await cards(page).first().boundingBox())?.x;
	const before = await left();
	await page.locator('.search-box input').fill(first.split('-').at(-1)?.replace('/', '') ?? '');
	await expect(found(page)).toHaveCount(1);
	await expect(page.locator('[data-facet="make"]')).toBeVisible();
	expect(await left()).toBe(before);
});

test('SRCH-2 the price slider by keyboard, and the field beside it', async ({ page, isMobile }) => {
	await openSearch(page);
	await inFilters(page, isMobile, async () => {
		const highest = page.getByRole('slider', { name: 'Price, highest' });
		await highest.focus();
		for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
		await expect(page).toHaveURL(/\?price=-\d+$/);
		await page.getByRole('textbox', { name: 'Price to' }).fill('30000');
		await page.keyboard.press('Enter');
	});
	await expect(page).toHaveURL(`${list}?price=-30000`);
	await expect(page.getByRole('button', { name: /Price: up to \$30,000/ })).toBeVisible();
	for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(30_000);
});

test('SRCH-2 a price of 40 or 40k is $40,000, and the filters stay where nothing is found', async ({
	page,
	isMobile,
}) => {
	await openSearch(page);
	await inFilters(page, isMobile, async () => {
		const field = page.getByRole('textbox', { name: 'Price to' });
		for (const text of ['40', '$40k']) {
			await field.fill('');
			await field.press('Enter');
			await expect(page).toHaveURL(list);
			await field.pressSequentially(text);
			await field.blur();
			await expect(page).toHaveURL(`${list}?price=-40000`);
			await expect(field).toHaveValue('$40,000');
		}
		await field.fill('3000');
		await field.press('Enter');
		await expect(page.locator('.list-nothing')).toBeAttached();
		for (const facet of ['make', 'body', 'year', 'km', 'fuel', 'colour'])
			await expect(page.locator(`[data-facet="${facet}"]`)).toBeVisible();
		await field.fill('');
		await field.press('Enter');
		await expect(page).toHaveURL(list);
	});
});

test('SRCH-3 a price in words takes the place of the one that was chosen', async ({ page }) => {
	await openSearch(page, '?price=-4000');
	await expect(page.locator('h1')).toHaveText(/^No cars/);
	await listBox(page).pressSequentially('under 40k', { delay: 20 });
	await expect(page).toHaveURL(`${list}?q=under+40k`);
	await expect(page.locator('h1')).toHaveText(/^\d+ cars (for sale )?up to \$40,000$/);
});

test('SRCH-2 a price that is typed while the slider’s is still being looked for stays', async ({ page, isMobile }) => {
	await openSearch(page);
	await inFilters(page, isMobile, async () => {
		await page.getByRole('slider', { name: 'Price, highest' }).focus();
		await page.keyboard.press('ArrowLeft');
		const field = page.getByRole('textbox', { name: 'Price to' });
		// The slider asks as it is left, and is not answered before the price is there.
		await field.evaluate((input: HTMLInputElement) => {
			input.focus();
			document.execCommand('insertText', false, '30000');
		});
		await expect(page.locator('[data-facet="price"] .facet-chosen')).toHaveText('1 chosen');
		await expect(field).toHaveValue('30000');
		await field.press('Enter');
	});
	await expect(page).toHaveURL(`${list}?price=-30000`);
});

test(
	'SRCH-2, SRCH-6 what is chosen right before the sheet of phones is closed counts',
	onlyAt('phone'),
	async ({ page }) => {
		await openSearch(page);
		await page.getByRole('button', { name: /^Filters/ }).click();
		await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(1);
		await page.evaluate(() => {
			document.querySelector<HTMLElement>('[data-facet="make"] [data-choice="Toyota"]')?.click();
			document.querySelector<HTMLElement>('[data-part="foot"] .button-primary')?.click();
		});
		await expect(page).toHaveURL(`${list}?make=Toyota`);
		await expect(page.locator('h1')).toHaveText(/^\d+ Toyota cars/);
	},
);

test('SRCH-6 an address that asks for more shows just that, and never the page’s own cars', async ({ page }) => {
	await page.goto(`${list}?make=skoda&body=suvs&sort=price:desc`, { waitUntil: 'commit' });
	await page.locator('.search').first().waitFor({ state: 'attached' });
	await expect(page.locator('.search:not([data-live]) .car-card').first()).toBeHidden();
	await expect(live(page)).toBeVisible();
	for (const name of await names(page)) expect(name).toContain('Škoda');
	const found = await prices(page);
	expect(found).toEqual(found.toSorted((one, other) => other - one));
});

test('ROUTE-4, SRCH-6 a list of one type keeps its type when it is narrowed, and is named by it', async ({
	page,
	isMobile,
}) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	await wake(page);
	await expect(page).toHaveURL(sampleUrl('motorama', '/search/used-cars/'));
	await listBox(page).fill('kia');
	await expect(page).toHaveURL(`${list}?q=kia&type=used`);
	// The suggestions close, which cover what is below the box.
	await listBox(page).press('Enter');
	for (const variant of await cards(page).locator('.car-variant').allTextContents())
		expect(variant).toMatch(/^Pre-owned/);
	await expect(page.locator('h1')).toHaveText(/^\d+ pre-owned Kia cars for sale$/);
	await inFilters(page, isMobile, async () => {
		await expect(page.getByRole('checkbox', { name: /^Pre-owned/ })).toBeChecked();
		await page.getByRole('checkbox', { name: /^New/ }).check();
		await page.getByRole('checkbox', { name: /^Pre-owned/ }).uncheck();
	});
	// The sheet of phones has the words as choices once it is opened.
	await expect(page).toHaveURL(list + (isMobile ? '?type=new&make=Kia' : '?q=kia&type=new'));
	await expect(page.locator('h1')).toHaveText(/^\d+ new Kia cars for sale$/);
});

test('ROUTE-4 the page of a make says what is shown once the make is taken away, and its own again', async ({
	page,
	isMobile,
}) => {
	await page.goto(`${list}toyota/`);
	const says = async () => ({
		title: await page.title(),
		heading: await page.locator('h1').textContent(),
		steps: (await page.locator('.breadcrumbs li').filter({ visible: true }).allTextContents()).map((text) =>
			text.trim(),
		),
	});
	const own = await says();
	expect(own.heading).toContain('Toyota');
	expect(own.steps).toEqual(['Home', 'Cars', 'Toyota']);
	await wake(page);
	expect(await says()).toEqual(own);
	await inFilters(page, isMobile, () => page.getByRole('checkbox', { name: /^Toyota/ }).uncheck());
	await expect(page).toHaveURL(list);
	await expect.poll(says).toEqual({
		title: 'Cars for sale | Motorama',
		heading: expect.stringMatching(/^\d+ cars for sale$/),
		steps: ['Home', 'Cars'],
	});
	await page.goBack();
	await expect.poll(says).toEqual(own);
});

test(
	'SRCH-2 the filters are at hand deep in a list, and what is chosen there is seen from its top',
	bothWidths,
	async ({ page, isMobile }) => {
		await openSearch(page);
		await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
		const kia = page.getByRole('checkbox', { name: /^Kia/ });
		if (!isMobile) await expect(kia).toBeInViewport();
		await inFilters(page, isMobile, () => kia.check());
		await expect(page).toHaveURL(`${list}?make=Kia`);
		await expect(cards(page).first()).toBeInViewport();
		await expect(page.getByRole('button', { name: 'Remove Kia' })).toBeInViewport();
		if (isMobile) await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
		if (!isMobile) await expect(kia).toBeFocused();
	},
);

test('a quick filter is a choice like any other, and can be taken back', async ({ page }) => {
	await openSearch(page);
	const quick = page.getByRole('list', { name: 'Quick filters' });
	await quick.getByRole('button', { name: 'SUV' }).click();
	await expect(page).toHaveURL(`${list}?body=SUV`);
	await expect(page.locator('h1')).toHaveText(/^\d+ SUVs for sale$/);
	await quick.getByRole('button', { name: '4×4' }).click();
	await expect(page).toHaveURL(`${list}?q=4x4&body=SUV`);
	await expect(page.getByRole('button', { name: 'Remove 4×4' })).toBeVisible();
	await quick.getByRole('button', { name: 'SUV' }).click();
	await expect(page).toHaveURL(`${list}?q=4x4`);
	await expect(quick.getByRole('button', { name: '4×4' })).toHaveAttribute('aria-pressed', 'true');
});

test('USER-5 a visitor of another day is told how many cars are new', async ({ page }) => {
	await page.goto(list);
	const chip = page.locator('[data-new-cars]');
	await expect(chip).toBeHidden();
	await page.evaluate(() => localStorage.setItem('forecourt:motorama:list_days', '["2020-01-01"]'));
	await page.reload();
	await expect(chip).toHaveText(/^\d+ new since your last visit$/);
	await chip.click();
	await expect(page).toHaveURL(`${list}?sort=created_at_timestamp:desc`);
});

test('hostile and unknown parts of an address do no harm', async ({ page }) => {
	await openSearch(page, '?make=%3Cscript%3Ealert(1)%3C/script%3E&price=x&page=-4&__proto__=1&body=%60%26%26%7C%7C(');
	await expect(page.locator('h1')).toHaveText(/^No <script>/);
	await expect(page.getByRole('link', { name: 'Ask us to find one' })).toBeVisible();
	await page.goto(`${list}?utm_source=mail`);
	await expect(cards(page)).toHaveCount(21);
	await expect(live(page)).toHaveCount(0);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('SRCH-2 the filters are links to lists, and nothing is dead', bothWidths, async ({ page, isMobile }) => {
		await page.goto(list);
		await expect(page.locator('.search').getByRole('textbox')).toHaveCount(0);
		await expect(page.getByRole('combobox')).toHaveCount(0);
		if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
		await page
			.locator('[data-facet="make"]')
			.getByRole('link', { name: /^Toyota/ })
			.click();
		await expect(page).toHaveURL(`${list}toyota/`);
		for (const name of await names(page)) expect(name).toContain('Toyota');
	});
});

test(
	'SRCH-2, SRCH-6 Back closes the filters of phones, keeps what was chosen and stays in the list',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(sampleUrl('motorama'));
		await openSearch(page);
		const filters = page.getByRole('button', { name: /^Filters/ });
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await filters.click();
		await expect(sheet).toBeVisible();
		await expect.poll(() => page.evaluate(() => history.state)).toEqual({ over: 1 });
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(list);
		// What was chosen stays however they are closed; all of it is one step, which the next Back takes away.
		const choose = async () => {
			await filters.click();
			await expect.poll(() => page.evaluate(() => history.state)).toEqual({ over: 1 });
			await sheet.getByRole('checkbox', { name: /^Toyota/ }).check();
			await expect(page).toHaveURL(`${list}?make=Toyota`);
			await sheet.getByRole('checkbox', { name: /^Kia/ }).check();
			await expect(page).toHaveURL(both);
		};
		const both = `${list}?make=Toyota~Kia`;
		for (const close of [() => sheet.getByRole('button', { name: /^Show/ }).click(), () => page.goBack()]) {
			await choose();
			await close();
			await expect(sheet).toBeHidden();
			await expect(page).toHaveURL(both);
			await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
			await page.goBack();
			await expect(page).toHaveURL(list);
			await expect(sheet).toBeHidden();
		}
		await choose();
		await page.reload();
		await expect(live(page)).toBeVisible();
		await expect(page).toHaveURL(both);
		await page.goBack();
		await expect(page).toHaveURL(list);
		await page.goBack();
		await expect(page).toHaveURL(sampleUrl('motorama', '/'));
	},
);

test(
	'SRCH-2 where the first press on the page opens the filters of phones, cars can be saved and opened after them',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(list);
		await page.getByRole('button', { name: /^Filters/ }).click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		// The search comes while they are open.
		await expect(page.locator('.search[data-live]')).toBeAttached({ timeout: 15_000 });
		await sheet.getByRole('checkbox', { name: /^Toyota/ }).check();
		await expect(page).toHaveURL(`${list}?make=Toyota`);
		await sheet.getByRole('button', { name: /^Show/ }).click();
		await expect(sheet).toBeHidden();
		await expect(page.locator('main [inert]')).toHaveCount(0);
		const heart = cards(page).locator('.car-heart').first();
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
	},
);
