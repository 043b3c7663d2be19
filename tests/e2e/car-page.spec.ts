import { expectAccessible, expectAccessibleFromTop } from './support/accessibility.ts';
import { unfoldCalculator, unfoldOffer } from './support/car-folds.ts';
import { openCar } from './support/open-car.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

test('LOC-6 each car’s page says whether its place is open, though the place is drawn once for all', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	const links = page.locator('.car-card .card-link');
	const paths = await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
	expect(paths).toHaveLength(3);
	for (const path of paths) {
		await page.goto(sampleUrl('motorama', path));
		const hours = page.locator('.car-place [data-open-now]').first();
		await expect(hours).toHaveText('Opening hours');
		await hours.scrollIntoViewIfNeeded();
		await expect(hours).toHaveText(/^(?:Open now|Closed)/);
	}
});

test('CAR-1, CAR-3 forms open and close by keyboard, name the car and how to reach the dealer', async ({ page }) => {
	await openCar(page, 'motorama', '/search/used-cars/', '$');
	await unfoldOffer(page);
	for (const [link, title] of [
		['Enquire', 'Submit an enquiry'],
		['Book a test drive', 'Book a Test Drive'],
		['Request Photos', 'Request Photos'],
	] as const) {
		const opener = page.getByRole('complementary').getByRole('link', { name: link });
		await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
		await opener.press('Enter');
		const dialog = page.getByRole('dialog', { name: title });
		await expect(dialog).toContainText(/Stock number [A-Z]\d+/);
		await expect(dialog.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', /^\/contact-us\//);
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(opener).toBeFocused();
	}
});

test('CAR-7 the holiday hours open in a dialog with dates', async ({ page }) => {
	await openCar(page, 'motorama', '/search/used-cars/', '$');
	const opener = page.getByRole('link', { name: 'Holiday opening hours' });
	// Until the script has run the link leads to the location's page.
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.click();
	const dialog = page.getByRole('dialog', { name: 'Holiday opening hours' });
	await expect(dialog.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect(dialog).toBeHidden();
});

test(
	'CAR-2 a masked number is shown on click, on the card and from the bar',
	bothWidths,
	async ({ page, isMobile }) => {
		await openCar(page, 'motorama', '/search/used-cars/', '$');
		const offer = page.getByRole('complementary', { name: 'Price and contact' });
		const call = offer.getByRole('link', { name: /^Call/ });
		await expect(call).toBeHidden();
		const numbers = page.getByText(/\(07\) 7010 \d{4}/).filter({ visible: true });
		await expect(numbers).toHaveCount(0);
		await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
		const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/events/car_phone_call');
		if (isMobile) {
			await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
			await page.locator('.car-bar').getByRole('link', { name: 'Call' }).click();
		} else await offer.getByText('(07) **** ****').click();
		expect((await told).postDataJSON()).toMatchObject({
			website_slug: 'motorama',
			stock_number: expect.stringMatching(/./),
		});
		await expect(call).toHaveText(/Call \(07\) 7010 \d{4}/);
		await expect(call).toBeFocused();
		// The header and the footer have it as well: a number that is shown is masked nowhere.
		await expect(page.getByText('****').filter({ visible: true })).toHaveCount(0);
		await expect(page.locator('a[href="#call"]')).toHaveCount(0);
	},
);

test('CAR-12 the calculator loads React when it is touched, not before, and counts what was typed', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
	await openCar(page, 'motorama', '/search/used-cars/', '$');
	const before = page.locator('.finance-result');
	await expect(before).toContainText('a week');
	await page.waitForLoadState('networkidle');
	const loaded = scripts.length;
	const weekly = await before.textContent();
	await unfoldCalculator(page);
	await page.getByLabel('Deposit or trade-in').fill('2000');
	await expect(before).not.toHaveText(weekly ?? '');
	expect(scripts.length).toBeGreaterThan(loaded);
	await page.getByRole('radio', { name: 'Monthly' }).check();
	await expect(before).toContainText(/\$\d[\d,]* a month/);
	await expect(before).toContainText('60 monthly repayments');
	await page.getByRole('radio', { name: '3 years' }).check();
	await expect(before).toContainText('36 monthly repayments');
	await expect(before).toContainText('Comparison rate 10.2% a year');
	await expect(page.locator('.finance-notes')).toContainText('Warning: this comparison rate');
	await expectAccessibleFromTop(page);
});

test('CAR-9, CAR-4, ROUTE-7 on a site without deposits no page leads to one; an old address leads to the car', async ({
	page,
}) => {
	await openCar(page, 'bathurst-toyota', '/search/used-cars/', '$');
	const car = page.url();
	await expect(page.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
	await expect(page.getByText(/Ways to pay|Payment methods|Mastercard/)).toHaveCount(0);
	await page.goto(`${car}checkout/`);
	await expect(page).toHaveURL(car);
});

test('ROUTE-8, CAR-1 a trade-in is valued over the car’s page; its link is the trade-in page, with the car in its address', async ({
	page,
}) => {
	await openCar(page, 'throttle-and-tide', '/search/used-motorcycles/', '$');
	await unfoldOffer(page);
	const link = page.getByRole('link', { name: 'Trade-in valuation' });
	await expect(link).toHaveAttribute('href', /\/motorcycles\/trade-in\/\?car_id=\d+$/);
	const href = (await link.getAttribute('href')) ?? '';
	await link.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByText('Your trade-in goes towards')).toBeVisible({ timeout: 15_000 });
	await expect(dialog.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', /contact/);
	await expectAccessible(page);
	await page.goto(new URL(href, page.url()).href);
	await expect(page).toHaveURL(/\/motorcycles\/trade-in\/\?car_id=\d+$/);
	await expectAccessible(page);
});

test(
	'CAR-5 the market note opens on hover and by key, and Escape closes it',
	bothWidths,
	async ({ page, isMobile }) => {
		await page.goto(sampleUrl('motorama', '/search/used-cars/'));
		const links = await page
			.locator('.car-card .card-link')
			.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
		const pill = page.getByRole('button', { name: /below market/ });
		for (const link of links) {
			await page.goto(link);
			if ((await pill.count()) > 0) break;
		}
		const note = page.getByRole('tooltip');
		await expect(note).toBeHidden();
		if (isMobile) await pill.tap();
		else await pill.hover();
		await expect(note).toContainText('average asking price');
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(note).toBeHidden();
	},
);

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('photos can be seen, comments open, and nothing is dead', async ({ page, isMobile }) => {
		await openCar(page, 'motorama', '/search/used-cars/', /6 photos/);
		const third = page.getByRole('img', { name: 'Photo 3' });
		await expect(third).not.toBeInViewport();
		// On phones one swipes; where there is room the photos beside the first are links.
		if (isMobile) await third.scrollIntoViewIfNeeded();
		else await page.getByRole('link', { name: 'Photo 3 of 6' }).click();
		await expect(third).toBeInViewport({ ratio: 0.6 });
		const comments = page.locator('details.comments');
		if ((await comments.count()) > 0) {
			await comments.getByText('Show more').click();
			await expect(comments.getByText('Show less')).toBeVisible();
		}
		await expect(page.getByRole('button', { name: 'Full screen' })).toBeHidden();
		await expect(page.locator('.finance-result')).toContainText('a week');
		await expect(page.locator('.finance-form')).toBeHidden();
		const offer = page.getByRole('complementary');
		await offer.locator('.phone > summary').click();
		await expect(offer.getByRole('link', { name: /^Call/ })).toBeVisible();
		await offer.getByRole('link', { name: 'Enquire' }).click();
		await expect(page).toHaveURL(/\/contact-us\//);
	});
});

test('a sold car says so and leads to others like it', async ({ page }) => {
	const list = '/search/new-used-and-demo-motorcycles/';
	const sold = page.locator('.car-card-sold');
	await page.goto(sampleUrl('throttle-and-tide', list));
	for (let number = 2; number <= 5 && (await sold.count()) === 0; number++) {
		await page.goto(sampleUrl('throttle-and-tide', `${list}page/${number}/`));
	}
	await expect(sold.first().getByText('SOLD', { exact: true })).toBeVisible();
	await sold.first().locator('.card-link').click();
	const offer = page.getByRole('complementary', { name: 'Sold' });
	await expect(offer).not.toContainText('$');
	await expect(page.locator('.finance')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Others like it' })).toBeVisible();
	await expect(page.locator('.gallery [data-tag="sold"]')).toBeVisible();
	await expect(offer.getByRole('link', { name: 'Tell me when one like it comes in' })).toHaveAttribute(
		'data-form-dialog',
		'one-like-it',
	);
	await expectAccessible(page);
	await offer.getByRole('link', { name: /^All/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale');
});
