import type { Locator, Page } from '@playwright/test';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { unfoldCalculator, unfoldFigures, unfoldOffer } from './support/car-folds.ts';
import { fillPerson, makeVisitor, openCar } from './support/lead-forms.ts';
import { live } from './support/search-page.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { delayIslands } from './support/slow.ts';
import { storedLeads } from './support/stored-leads.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

const result = (page: Page): Locator => page.locator('.finance-result');
const alive = (page: Page): Locator => page.locator('[data-finance][data-state="ready"]');

/** Wakes the calculator of a page. */
async function openCalculator(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await page.waitForLoadState();
	await unfoldFigures(page);
	await page.getByLabel('Interest rate').focus();
	await expect(alive(page)).toBeVisible();
}

test(
	'ROUTE-9, CAR-12 the finance page’s calculator follows the car and the budget of the address',
	bothWidths,
	async ({ page }) => {
		await openCar(page);
		const weekly = await result(page).locator('strong').textContent();
		const name = await page.locator('.car-title').evaluate((title) => title.firstChild?.textContent?.trim() ?? '');
		await unfoldOffer(page);
		await page.getByRole('complementary').getByRole('link', { name: 'Get finance' }).click();
		await expect(alive(page)).toBeVisible();
		const calculator = page.locator('[data-finance]');
		await expect(calculator.getByRole('link', { name: name })).toBeVisible();
		const asked = page.locator('#finance-form').getByLabel('What would you like to spend?');
		await expect(asked).not.toHaveValue('');
		const budget = await asked.inputValue();
		await expect(calculator.getByLabel('Price ($)')).toHaveValue(budget);
		await expect(result(page).locator('strong')).toHaveText(weekly ?? '');
		await expectAccessible(await atTop(page));
	},
);

test('ROUTE-9 a budget alone, and a car alone, are followed too; nonsense is not', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/finance/?vehiclePriceBudget=12990'));
	await expect(page.getByLabel('Price ($)')).toHaveValue('12,990');
	await expect(result(page)).toContainText('$63 a week');
	await page.goto(sampleUrl('motorama', '/finance/?vehiclePriceBudget=-5&car_id=none'));
	await expect(alive(page)).toBeVisible();
	await expect(page.getByLabel('Price ($)')).toHaveValue('35,000');
});

test('CAR-12 no rate below 0 or above the highest; amounts as people write them', bothWidths, async ({ page }) => {
	await openCalculator(page, sampleUrl('motorama', '/finance/'));
	const [price, deposit, rate] = ['Price ($)', 'Deposit or trade-in', 'Interest rate'].map((label) =>
		page.getByLabel(label),
	) as [Locator, Locator, Locator];
	const rates = page.locator('.finance-rates');
	await rate.fill('-5');
	await expect(rates).toHaveText(/^0% a year/);
	await expect(rate).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByText('Enter a rate from 0 to 50.')).toBeVisible();
	await expectAccessible(await atTop(page));
	await rate.fill('51');
	await expect(rates).toHaveText(/^50% a year/);
	await rate.fill('');
	await expect(rates).toHaveText(/^9\.4% a year/);
	await rate.fill('9.4');
	await expect(page.getByText('Enter a rate from 0 to 50.')).toHaveCount(0);
	await price.fill('$12 990');
	await expect(result(page)).toContainText('$63 a week');
	await price.blur();
	await expect(price).toHaveValue('12,990');
	await deposit.fill('2k');
	await expect(result(page)).toContainText('$10,990 borrowed');
	await deposit.blur();
	await expect(deposit).toHaveValue('2,000');
	await price.fill('twelve');
	await expect(result(page)).toContainText('Fix the marked figure first.');
	await expectAccessible(await atTop(page));
	await page.getByRole('link', { name: 'Ask about these figures' }).click();
	await expect(price).toBeFocused();
	await expect(price).toBeInViewport();
	await expect(page.getByText('Enter a price above 0.')).toBeVisible();
	await price.fill('12,990');
	await deposit.fill('13000');
	await expect(page.getByText('From 0 up to the price.')).toBeVisible();
	await deposit.fill('');
	await expect(page.locator('.finance .field-fault')).toHaveCount(0);
});

test(
	'CAR-12 what a page says of repayments follows its calculator, and is as it was with the first figures',
	bothWidths,
	async ({ page }) => {
		await openCar(page);
		await unfoldCalculator(page);
		const offer = page.locator('.car-offer-repayment');
		const [link, rates] = [offer.getByRole('link'), offer.locator('p')] as const;
		const small = page.locator('.fine-print');
		const before = await Promise.all([link, rates, small].map((place) => place.textContent()));
		const deposit = page.getByLabel('Deposit or trade-in');
		await deposit.fill('2000');
		const figure = result(page).locator('strong');
		await expect.poll(async () => before[0]?.includes((await figure.textContent()) ?? '')).toBe(false);
		const amount = (await figure.textContent()) ?? '';
		await expect(link).toHaveText(`Your figures: ${amount} on finance*`);
		await expect(small).toContainText('Over 5 years, $2,000 deposit, before government charges.');
		await page.getByLabel('Interest rate').fill('7');
		await expect(rates).toHaveText('7% a year');
		await deposit.fill('900000');
		await expect(result(page)).toContainText('Fix the marked figure first.');
		await deposit.fill(await page.getByLabel('Price ($)').inputValue());
		await expect(result(page)).toContainText('Your deposit or trade-in covers the whole price.');
		await expect(result(page)).not.toContainText('$0');
		await expect(page.getByRole('link', { name: 'Ask about these figures' })).toHaveCount(0);
		await expect(link).toHaveText('Your figures: nothing to borrow');
		await expectAccessible(await atTop(page));
		await deposit.fill('0');
		await page.getByLabel('Interest rate').fill('9.4');
		for (const [index, place] of [link, rates, small].entries())
			await expect(place).toHaveText((before[index] ?? '').replaceAll(/\s+/g, ' ').trim());
	},
);

test(
	'CAR-12 after Back, and loaded again, a car’s page has the figures that were chosen, at the same place',
	bothWidths,
	async ({ page }) => {
		await openCar(page);
		await unfoldCalculator(page);
		await page.getByLabel('Deposit or trade-in').fill('2k');
		await page.getByLabel('Interest rate').fill('7');
		await page.getByRole('radio', { name: 'Monthly' }).check();
		await page.getByRole('radio', { name: '7 years' }).check();
		await expect(result(page).locator('strong')).toContainText('a month');
		const amount = (await result(page).locator('strong').textContent()) ?? '';
		const shown = async () => {
			await expect(result(page).locator('strong')).toHaveText(amount);
			await expect(page.locator('.car-offer-repayment').getByRole('link')).toHaveText(
				`Your figures: ${amount} on finance*`,
			);
			await expect(page.getByLabel('Deposit or trade-in')).toHaveValue('2,000');
			await expect(page.getByLabel('Interest rate')).toHaveValue('7');
			await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
			await expect(page.getByRole('radio', { name: '7 years' })).toBeChecked();
			await expect(page.getByRole('link', { name: 'Ask about these figures' })).toBeInViewport();
		};
		await page.getByRole('link', { name: 'Ask about these figures' }).click();
		await expect(page).toHaveURL(/\/finance\//);
		await expect(result(page).locator('strong')).toHaveText(amount);
		await page.goBack();
		await shown();
		await page.reload();
		await shown();
		// With the first figures again there is nothing to keep.
		await page.getByLabel('Deposit or trade-in').fill('0');
		await page.getByLabel('Interest rate').fill('9.4');
		await page.getByRole('radio', { name: 'Weekly' }).check();
		await page.getByRole('radio', { name: '5 years' }).check();
		await page.reload();
		await expect(page.locator('.car-offer-repayment').getByRole('link')).toHaveText(/^From /);
	},
);

test(
	'CAR-12 figures reach a form that has read what it starts with and is not alive yet, and Back leads to them again',
	bothWidths,
	async ({ page }) => {
		await page.addInitScript(() => {
			const read = Storage.prototype.getItem;
			let isApplied = false;
			// The visitor applies at the moment in which the form looks for figures and finds none.
			Storage.prototype.getItem = function getItem(key) {
				const value = read.call(this, key);
				const apply = document.querySelector<HTMLElement>('[data-finance][data-state="ready"] [data-finance-apply]');
				if (isApplied || !apply || value !== null || !key.endsWith(':finance_figures')) return value;
				isApplied = true;
				apply.click();
				return value;
			};
		});
		const finance = sampleUrl('motorama', '/finance/');
		await openCalculator(page, finance);
		await page.locator('#finance-form [data-form]').dispatchEvent('pointerdown');
		await expect(page).toHaveURL(`${finance}#finance-form`);
		const form = page.locator('#finance-form');
		await expect(form.getByLabel('What would you like to spend?')).toHaveValue('35,000');
		await expect(form.getByText('Your figures are sent with it')).toBeVisible();
		await expect(form.getByRole('heading').first()).toBeInViewport();
		await page.goBack();
		await expect(page).toHaveURL(finance);
		await expect(form.getByLabel('What would you like to spend?')).toHaveValue('35,000');
	},
);

test('ROUTE-9 the head of the finance page leads to its form', bothWidths, async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/finance/'));
	await page.locator('.page-head').getByRole('link', { name: 'Talk to us about finance' }).click();
	await expect(page.locator('#finance-form')).toBeInViewport();
	await expect(page.locator('#finance-form').getByLabel('First name')).toBeInViewport();
});

test('CAR-12 shares of the price by button, by slider and by key', async ({ page }) => {
	await openCalculator(page, sampleUrl('motorama', '/finance/'));
	const deposit = page.getByLabel('Deposit or trade-in');
	const calculator = page.locator('[data-finance]');
	await calculator.getByRole('button', { name: '10%' }).click();
	await expect(deposit).toHaveValue('3,500');
	await expect(calculator.getByRole('button', { name: '10%' })).toHaveAttribute('aria-pressed', 'true');
	await expect(result(page)).toContainText('$31,500 borrowed');
	const slider = page.getByRole('slider', { name: 'Share of the price at the start' });
	await expect(slider).toHaveValue('10');
	await slider.press('ArrowRight');
	await expect(deposit).toHaveValue('3,850');
	await expect(slider).toHaveAttribute('aria-valuetext', '11%, $3,850');
	await calculator.getByRole('button', { name: '30%' }).click();
	await expect(result(page)).toContainText('$10,500 due at the end');
});

test('CAR-12 with another rate a given comparison rate is told as the site’s own', async ({ page }) => {
	await openCalculator(page, sampleUrl('motorama', '/finance/'));
	await page.getByLabel('Interest rate').fill('7');
	await expect(page.locator('.finance-rates')).toHaveText('7% a year ');
	await expect(page.locator('.finance-notes')).toContainText('Ours is 9.4% a year, comparison rate 10.2% a year.');
});

test(
	'CAR-12, ROUTE-9 figures of a car’s page go with the enquiry, and not into the address',
	bothWidths,
	async ({ page }) => {
		const visitor = makeVisitor();
		await openCar(page);
		await unfoldCalculator(page);
		await page.getByLabel('Price ($)').fill('18000');
		await page.getByLabel('Deposit or trade-in').fill('1,800');
		await page.getByRole('radio', { name: 'Fortnightly' }).check();
		await page.getByRole('radio', { name: '3 years' }).check();
		// The calculator has what was chosen once it is alive.
		await expect(result(page)).toContainText('78 fortnightly repayments');
		const text = (await result(page).locator('strong').textContent()) ?? '';
		await page.getByRole('link', { name: 'Ask about these figures' }).click();
		await expect(page).toHaveURL(/\/finance\/\?.*vehiclePriceBudget=18000.*#finance-form$/);
		expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual([
			'car_id',
			'car_type',
			'preferredDealership',
			'vehiclePriceBudget',
		]);
		await expect(result(page).locator('strong')).toHaveText(text);
		const form = page.locator('#finance-form form');
		await expect(form).toContainText(
			'Your figures are sent with it: $18,000 over 3 years, $1,800 deposit, 9.4% a year (comparison rate 10.2% a year), fortnightly repayments.',
		);
		await expect(form).toContainText(`Your repayments: ${text}`);
		// What stands beside the form keeps its styles once the form has its car.
		await expect(page.locator('#finance-form .form-next')).toHaveCSS('display', 'grid');
		await expect(form.getByLabel('Deposit')).toHaveValue('1,800');
		await fillPerson(form, visitor);
		await form.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success\//);
		await expect(page.locator('[data-success-asked]')).toContainText(
			'$18,000 over 3 years, $1,800 deposit, fortnightly repayments',
		);
		expect(storedLeads(visitor.email)[0]?.payload).toMatchObject({
			price: '18000',
			deposit: '1800',
			balloon: '0',
			rate: '9.4',
			term: '3 years',
			frequency: 'fortnightly',
			repayment: text.replace(/\D/g, ''),
		});
	},
);

test('CAR-12 a share of the price that is pressed before the calculator is alive counts', async ({ page }) => {
	await openCar(page);
	await unfoldCalculator(page);
	await delayIslands(page, 700);
	await page.getByRole('button', { name: '20%' }).first().click();
	await expect(page.getByRole('button', { name: '20%' }).first()).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByLabel('Deposit or trade-in')).not.toHaveValue('0');
});

test('CAR-12 on the finance page they go into the form that is there, the application too', async ({ page }) => {
	await openCalculator(page, sampleUrl('motorama', '/finance/'));
	await page.getByRole('button', { name: '20%' }).first().click();
	await page.getByRole('link', { name: 'Ask about these figures' }).click();
	const form = page.locator('#finance-form form');
	await expect(form.getByLabel('What would you like to spend?')).toHaveValue('35,000');
	await expect(form.getByLabel('Deposit')).toHaveValue('7,000');
	await expect(page.locator('#finance-form')).toBeInViewport();
	// A step of its own: Back leads to the calculator.
	await expect(page).toHaveURL(sampleUrl('motorama', '/finance/#finance-form'));
});

test('CAR-12 what the visitor’s vehicle was valued at is offered as a deposit', async ({ page }) => {
	const url = sampleUrl('motorama', '/finance/');
	await page.goto(url);
	await page.evaluate(() => {
		const at = Date.now();
		const range = {
			low: 8_000,
			high: 9_500,
			currency: 'AUD',
			at,
			until: at + 86_400_000,
			by: 'Sample data',
			sample: true,
		};
		localStorage.setItem(
			'forecourt:motorama:trade_in_valuation',
			JSON.stringify({ v: 3, at, is: { Rego: 'ABC123', range } }),
		);
	});
	await openCalculator(page, url);
	await page.getByRole('button', { name: 'Use your trade-in: $8,000–$9,500' }).click();
	await expect(page.getByLabel('Deposit or trade-in')).toHaveValue('8,000');
	await expectAccessible(await atTop(page));
});

test(
	'CAR-12 cards say a week’s repayment, and the price filter finds by the week what they say',
	bothWidths,
	async ({ page, isMobile }) => {
		await page.goto(sampleUrl('big-box-cars', '/used-car/list/?sort=price:asc'));
		await expect(live(page)).toBeVisible();
		const first = page.locator('.car-repayment').first();
		await expect(first).toHaveText(/^from \$\d+ a week 9\.9%, comparison rate \d+(\.\d+)?% a year$/);
		await expect(page.locator('.repayments-note')).toContainText('Warning: this comparison rate');
		const before = await page.locator('.car-repayment').allTextContents();
		if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
		await page.getByRole('radio', { name: 'A week' }).check();
		await expect(page.getByPlaceholder(/^\$\d+$/).first()).toBeVisible();
		const most = page.getByLabel('Price to');
		await most.fill('98');
		await most.press('Enter');
		await expect(page).toHaveURL(/[?&]price=-\d+(?:&|$)/);
		const weekly = async () =>
			(await page.locator('.car-repayment strong').allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
		await expect.poll(async () => Math.max(...(await weekly()))).toBeLessThanOrEqual(98);
		expect((await page.locator('.car-repayment').allTextContents())[0]).toBe(before[0]);
		// The header that stays at the top is over no card there.
		await page.evaluate(() => scrollTo(0, 0));
		await expectAccessible(await atTop(page));
		// The address has the price: whoever follows it sees the same cars.
		const found = await page.locator('.list-status').textContent();
		const other = await page.context().newPage();
		await other.goto(page.url());
		await expect(other.locator('.list-status').filter({ visible: true })).toHaveText(found ?? '');
	},
);

test('CAR-12 a site that does not ask for them has no repayments on cards and in its filter', async ({ page }) => {
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(request.url()));
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	await page.locator('.search input[name="q"]').focus();
	await expect(page.locator('.search-place')).not.toHaveAttribute('data-pending', /.*/);
	await page.waitForLoadState('networkidle');
	await expect(page.locator('.car-repayment, .repayments-note, [data-price-modes]')).toHaveCount(0);
	expect(loaded.filter((url) => url.includes('weekly-search'))).toEqual([]);
});

test('SITE-9 figures as people in the United States write them', async ({ page }) => {
	await openCalculator(page, fixtureUrl('everything', '/finance/'));
	await page.getByRole('radio', { name: 'Biweekly' }).check();
	await expect(result(page)).toContainText('every two weeks');
	await expect(page.locator('.finance-notes')).toContainText('for a loan of $25,000 over 4 years');
});
