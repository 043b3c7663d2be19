import { atTop, expectAccessible } from './support/accessibility.ts';
import { sidewaysPixels } from './support/sideways.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { bothWidths } from './support/widths.ts';

test(
	'ROUTE-14 a phone’s first screen has the answer where a wide one has a drawing too',
	bothWidths,
	async ({ page, isMobile }) => {
		for (const path of ['/warranty/', '/vehicle-parts-and-accessories/', '/careers/']) {
			await page.goto(sampleUrl('motorama', path));
			await expect(page.locator('.price-of').first()).toBeInViewport();
			await expect(page.locator('.page-head .scene')).toBeVisible({ visible: !isMobile });
		}
	},
);

test('ROUTE-14 questions open and close by keyboard', async ({ page }) => {
	await page.goto(sampleUrl('ramp-and-roam', '/pages/faqs/'));
	await expect(page).toHaveURL(sampleUrl('ramp-and-roam', '/faqs/'));
	const answer = page.getByText('Often, yes. Send us the make');
	// The first one of a list is open: it shows how the others answer.
	await expect(answer).toBeVisible();
	await page.locator('.faq summary').first().focus();
	await page.keyboard.press('Enter');
	await expect(answer).toBeHidden();
	const other = page.locator('.faq details').nth(1);
	await expect(other.locator('.faq-answer')).toBeHidden();
	await other.locator('summary').focus();
	await page.keyboard.press('Space');
	await expect(other.locator('.faq-answer')).toBeVisible();
	await expectAccessible(page);
});

test(
	'ROUTE-14 of many makes one finds the make first and opens its models; the box finds models as one types, also mistyped ones',
	bothWidths,
	async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/models/'));
		const models = page.locator('.model-list a');
		const shown = models.filter({ visible: true });
		await expectAccessible(page);
		const mazda = page.locator('[data-make="Mazda"]');
		await expect(shown).toHaveCount(0);
		const ofMazda = await mazda.locator('li').count();
		await mazda.locator('summary').click();
		await expect(shown).toHaveCount(ofMazda);
		await mazda.getByRole('link', { name: 'See every Mazda' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Mazda');
		await page.goBack();
		await expect(shown).toHaveCount(ofMazda);
		await mazda.locator('summary').click();
		await expect(shown).toHaveCount(0);
		const box = page.getByRole('searchbox', { name: 'Find a make or model' });
		await box.pressSequentially('skoda oct', { delay: 20 });
		await expect(shown).toHaveText([/^\s*Škoda Octavia/]);
		await expect(page.locator('.model-found')).toHaveText('One model');
		await expectAccessible(await atTop(page));
		await box.fill('tesler');
		await expect(page.locator('.model-found')).toContainText('for “Tesla”');
		await expect(shown.first()).toHaveText(/^\s*Tesla Model/);
		await box.fill('zzz');
		await expect(page.locator('.model-found')).toContainText('No model here is called “zzz”');
		await box.fill('');
		await expect(shown).toHaveCount(0);
		await box.fill('kia');
		await box.press('Enter');
		await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/\?q=kia$/);
	},
);

test(
	'ROUTE-14 models of one type, and all by price, stand in one list with their makes',
	bothWidths,
	async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/models/'));
		const models = page.locator('.model-list a').filter({ visible: true });
		const utes = page.getByRole('button', { name: 'Utes' });
		await utes.click();
		await expect(utes).toHaveAttribute('aria-pressed', 'true');
		await expect(models.first()).toHaveText(/^\s*BYD Shark 6/);
		const found = await models.count();
		await expect(page.locator('.model-found')).toHaveText(`${found} models`);
		await expectAccessible(page);
		await page.getByLabel('Order').selectOption('Lowest price');
		const prices = async () =>
			(await models.allTextContents()).map((text) =>
				Number(/from \$(\d{1,3}(?:,\d{3})*)/i.exec(text)?.[1]?.replaceAll(',', '') ?? Number.MAX_VALUE),
			);
		await expect(models).toHaveCount(found);
		expect(await prices()).toEqual((await prices()).toSorted((one, other) => one - other));
		await expect(page).toHaveURL(/\/models\/\?type=ute&order=price$/);
		await models.first().click();
		await expect(page).toHaveURL(/\/search\//);
		await page.goBack();
		await expect(utes).toHaveAttribute('aria-pressed', 'true');
		await expect(models).toHaveCount(found);
		await utes.click();
		await page.getByLabel('Order').selectOption('By make');
		await page.getByRole('combobox', { name: 'Price' }).selectOption('Under $10,000');
		await expect(models.first()).toContainText(/from \$\d,\d{3}/);
		await expect(page).toHaveURL(/\/models\/\?price=10000$/);
		await page.getByRole('combobox', { name: 'Price' }).selectOption('Any price');
		await expect(models).toHaveCount(0);
		await expect(page.locator('[data-make="BYD"] li')).toContainText(['Atto 3', 'Dolphin', 'Seal', 'Shark 6']);
	},
);

test(
	'ROUTE-14 the range of one type is there again on the way back, other models too',
	bothWidths,
	async ({ page }) => {
		await page.goto(sampleUrl('bathurst-toyota', '/models/'));
		const models = page.locator('.models > li, .model-list > li').filter({ visible: true });
		const all = await models.count();
		const sedans = page.getByRole('button', { name: 'Sedans' });
		await sedans.click();
		await expect(page).toHaveURL(/\/models\/\?type=sedan$/);
		await expect(models).toHaveText([/Camry/]);
		await models.getByRole('link', { name: 'Camry' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota Camry');
		await page.goBack();
		await expect(sedans).toHaveAttribute('aria-pressed', 'true');
		await expect(models).toHaveText([/Camry/]);
		await sedans.click();
		await expect(page).toHaveURL(/\/models\/$/);
		await expect(models).toHaveCount(all);
	},
);

test(
	'ROUTE-17 CAR-12 a model is shown in the chosen colour, its variants are compared, each with its stock, and the calculator follows the one that is chosen',
	bothWidths,
	async ({ page, isMobile }) => {
		await page.goto(sampleUrl('bathurst-toyota', '/rav4/'));
		const colours = page.getByRole('group', { name: 'Colour' });
		const picture = page.locator('.model-picture > img');
		await expect(picture).toHaveAttribute('alt', 'Toyota RAV4 in Crystal White');
		await colours.getByTitle('Feverish Red').click();
		await expect(colours.getByRole('status')).toHaveText('Feverish Red');
		await expect(picture).toHaveAttribute('alt', 'Toyota RAV4 in Feverish Red');
		await expect(picture).toHaveAttribute('src', /crossover-feverish-red/);
		await page.keyboard.press('ArrowRight');
		await expect(picture).toHaveAttribute('alt', 'Toyota RAV4 in Saturn Blue');
		const links = page.getByRole('navigation', { name: 'On this page' });
		await links.getByRole('link', { name: 'Variants' }).click();
		await expect(page.getByRole('heading', { name: 'Choose a variant' })).toBeInViewport();
		await expect(links.getByRole('link', { name: 'Variants' })).toHaveAttribute('aria-current', 'true');
		const choice = page.getByRole('group', { name: 'Variant' });
		const grade = choice.getByRole('article').filter({ visible: true });
		const costs = page.locator('[data-model-cost]');
		const head = costs.first();
		await expect(costs).toHaveText([/New from\s*\$45,990/, /\$45,990\s*New from/, /\$45,990\s*New from/]);
		await expect(grade).toContainText(/GX[\s\S]*From\s*\$45,990[\s\S]*It comes with/);
		await choice.getByText('GXL', { exact: true }).first().click();
		await expect(choice.getByRole('radio', { name: /^GXL\s*From/ })).toBeChecked();
		await expect(grade).toContainText(/From\s*\$48,990[\s\S]*On top of the GXKeyless/);
		await page.locator('.page-head').getByRole('link', { name: 'Hybrid' }).click();
		await expect(page.getByRole('button', { name: 'Hybrid from $51,490' })).toHaveAttribute('aria-pressed', 'true');
		await expect(head).toHaveText(/GXL Hybrid, from\s*\$51,490/);
		await expect(costs.last()).toContainText('$51,490');
		await expect(choice.locator('label').filter({ visible: true })).toHaveText([/^GXL Hybrid/, /^Cruiser Hybrid/]);
		await expect(choice.getByRole('radio', { name: /^GXL Hybrid/ })).toBeChecked();
		await page.getByRole('button', { name: 'All', exact: true }).click();
		await choice.getByText('Cruiser', { exact: true }).first().click();
		await expect(grade.getByRole('link', { name: /^See the one in stock/ })).toBeVisible();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expect(grade).toContainText(/\$60,990[\s\S]*1 demo from \$53,990/);
		await expect(grade.getByRole('link', { name: /^See the demo, \$53,990/ })).toBeVisible();
		await expect(grade.getByRole('img')).toHaveAttribute('alt', 'Toyota RAV4 in Saturn Blue');
		// One page has one figure: the head has that of the variant.
		const weekly = page.locator('.page-head [data-figures="finance"]');
		const ofGrade = (await grade.locator('.model-repayment span').first().textContent()) ?? '';
		expect(ofGrade).toMatch(/^From \$\d+/);
		await expect(weekly).toHaveText(ofGrade);
		if (isMobile) await page.getByLabel('First to compare').selectOption('GXL');
		if (isMobile) await page.getByLabel('Second to compare').selectOption('Edge');
		const order = page.getByRole('dialog');
		await page.getByRole('link', { name: 'Order one: GXL', exact: true }).click();
		await expect(order.getByLabel('Message')).toHaveValue(
			'I’m interested in ordering the Toyota RAV4 GXL in Saturn Blue.',
		);
		await expect(order.locator('.dialog-car')).toContainText(/Toyota RAV4\s*GXL\s*From \$48,990/);
		await page.keyboard.press('Escape');
		await expect(page.getByLabel('Price ($)')).toBeVisible({ visible: !isMobile });
		await expect(page.getByLabel('Price ($)')).toHaveValue('60,990');
		await expect(page.getByRole('heading', { name: 'Estimate your repayments on the Edge' })).toBeVisible();
		await expect(page.locator('.model-repayment [data-figures="finance"]')).toHaveText(/^From \$/);
		await page.locator('main .model-next').getByRole('link', { name: 'Enquire' }).click();
		const enquiry = page.getByRole('dialog');
		await expect(enquiry.getByLabel('Message')).toHaveValue('I’m interested in the Toyota RAV4 Edge in Saturn Blue.');
		await expect(enquiry.locator('.dialog-car')).toContainText(/Toyota RAV4\s*Edge\s*From \$60,990/);
		await page.keyboard.press('Escape');
		const variants = page.getByRole('region', { name: 'Compare the variants' }).getByRole('table');
		const boot = variants.getByRole('row', { name: /^Boot/ });
		await expect(boot).toBeHidden();
		await page.getByLabel('Only differences').uncheck();
		await expect(boot).toContainText('542 L');
		await expect(variants.getByRole('row', { name: /^Engine/ })).toContainText('2.0L petrol');
		await expect(variants.getByRole('row', { name: /^Sunroof/ }).getByRole('cell')).toHaveText(
			(isMobile ? ['–No', 'Yes'] : ['–No', '–No', '–No', '–No', '–No', 'Yes']).map(
				(text) => new RegExp(`^\\s*${[...text].join('\\s*')}\\s*$`),
			),
		);
		const bar = page.locator('.car-bar');
		if (isMobile) {
			await variants.scrollIntoViewIfNeeded();
			await expect(bar.getByRole('link', { name: 'Test drive' })).toBeInViewport();
			await expect(bar).toContainText(/\$60,990\s*Edge, from/);
		} else {
			await expect(bar).toBeHidden();
			await expect(page.locator('.model-contact')).toContainText(/\$60,990\s*Edge, from/);
		}
		await expectAccessible(await atTop(page));
		await page.goto(sampleUrl('bathurst-toyota', '/kluger/'));
		const stock = page.getByRole('link', { name: /^\w+: \d+ in stock/ }).first();
		const named = /^(\w+): (\d+)/.exec((await stock.getAttribute('aria-label')) ?? '');
		await stock.click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(
			named?.[2] === '1' ? 'Kluger' : `${named?.[2]} `,
		);
		await expect(page.getByRole('main')).toContainText(named?.[1] ?? '');
	},
);

test('ROUTE-17, CAR-1 of a model that is not here one asks about a test drive and its offer, for the variant that is chosen', async ({
	page,
}) => {
	await page.goto(sampleUrl('bathurst-toyota', '/hilux/'));
	const dialog = page.getByRole('dialog');
	await expect(page.getByRole('radio').and(page.getByLabel('Tow bar fitted at no charge'))).toHaveCount(2);
	await page.getByRole('group', { name: 'Variant' }).getByText('Rogue', { exact: true }).first().click();
	await expect(page).toHaveURL(/\?badge=Rogue$/);
	await page.reload();
	await expect(page.getByRole('radio', { name: /^Rogue/ })).toBeChecked();
	await expect(page.locator('[data-model-cost]')).toHaveText([
		/Rogue, from\s*\$71,990\s*Drive away, to order/,
		/Rogue, from/,
		/Rogue, from/,
	]);
	await expect(page.getByRole('heading', { name: 'Estimate your repayments on the Rogue' })).toBeVisible();
	await page.locator('.page-head').getByRole('link', { name: 'Ask about a test drive' }).click();
	await expect(dialog.getByLabel('Message')).toHaveValue('Please tell me when one is here for a test drive.');
	await expect(dialog.locator('.dialog-car')).toContainText(/Toyota HiLux\s*Rogue/);
	await page.keyboard.press('Escape');
	await page.locator('.model-offer').getByRole('link', { name: 'Ask about it' }).click();
	await expect(dialog.getByLabel('Message')).toHaveValue(/with your offer: Tow bar fitted at no charge\.$/);
	await expect(dialog.locator('.dialog-car')).toContainText('Rogue');
	await page.keyboard.press('Escape');
	await page.emulateMedia({ media: 'print' });
	const foot = page.locator('.print-foot');
	await expect(foot).toContainText(/Feverish Red[\s\S]*Bathurst Toyota[\s\S]*77 Panorama Drive/);
	await expect(foot).toContainText(/Mon/);
	await expect(page.locator('.model-offer')).toBeVisible();
	await expect(page.locator('.model-offer a')).toHaveCount(2);
	await expect(page.locator('.model-offer a').filter({ visible: true })).toHaveCount(0);
});

test('ROUTE-17 FORM-10 who books a drive of a variant that is to order is told that it is another one', async ({
	page,
}) => {
	await page.goto(sampleUrl('central-west-mazda', '/cx-5/?badge=Akera'));
	const dialog = page.getByRole('dialog');
	const book = page.locator('.page-head').getByRole('link', { name: 'Book a test drive' });
	await expect(page.getByRole('radio', { name: /^Akera/ })).toBeChecked();
	await expect(book).toHaveAttribute('data-title', /Akera/);
	await book.click();
	await expect(dialog).toHaveAccessibleName('Book a test drive of another CX-5: the Akera is to order');
	await expect(dialog.locator('.dialog-car')).not.toContainText('Akera');
	await page.keyboard.press('Escape');
	await page.locator('.variant-choice > label').filter({ hasText: 'Maxx Sport' }).click();
	await book.click();
	await expect(dialog).toHaveAccessibleName(/^Book a test drive$/i);
	await expect(dialog.locator('.dialog-car')).toContainText('Maxx Sport');
});

test('ROUTE-14 models of the range of one kind are seen alone', bothWidths, async ({ page }) => {
	await page.goto(sampleUrl('bathurst-toyota', '/models/'));
	const cards = page.locator('.models > li').filter({ visible: true });
	await expect(cards).toHaveCount(8);
	await page.getByRole('button', { name: 'Utes' }).click();
	await expect(cards).toHaveText([/HiLux/]);
	await page.getByRole('button', { name: 'Utes' }).click();
	await expect(cards).toHaveCount(8);
	await expectAccessible(await atTop(page));
});

test('ROUTE-17 pictures of a model fill the screen in the chosen colour, and its page leads to the rest of the range', async ({
	page,
}) => {
	await page.goto(sampleUrl('bathurst-toyota', '/rav4/'));
	await page.getByRole('link', { name: 'Toyota RAV4 in Crystal White, picture 3' }).click();
	const dialog = page.getByRole('dialog', { name: 'Photos of the Toyota RAV4' });
	await expect(dialog).toContainText('3 of 6');
	await expect(dialog.getByRole('button', { name: /^Photo \d of 6$/ })).toHaveCount(6);
	await page.keyboard.press('ArrowRight');
	await expect(dialog).toContainText('4 of 6');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await page.getByTitle('Feverish Red').click();
	await page.getByRole('link', { name: 'Toyota RAV4 in Feverish Red, picture 2' }).click();
	await expect(dialog.getByRole('img', { name: 'Toyota RAV4 in Feverish Red, picture 2' })).toBeInViewport();
	await expect(dialog.getByRole('button', { name: /^Photo \d of 6$/ })).toHaveCount(6);
	await page.keyboard.press('Escape');
	const buying = page.getByRole('region', { name: 'Buying your RAV4' });
	await buying.scrollIntoViewIfNeeded();
	await expect(buying.locator('[data-open-now]').first()).toHaveText(/^(Open|Closed)/);
	await buying.getByRole('link', { name: 'Book a test drive' }).press('Enter');
	await expect(page.getByRole('dialog', { name: 'Book a test drive' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('navigation', { name: 'Other Toyota models' }).getByRole('link', { name: 'Corolla' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota Corolla');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('ROUTE-17 a picture of a model leads to the picture', async ({ page }) => {
		await page.goto(sampleUrl('bathurst-toyota', '/rav4/'));
		const href = await page.getByRole('link', { name: 'Toyota RAV4 in Crystal White, picture 1' }).getAttribute('href');
		expect(href).toMatch(/^\/(?:assets|\.netlify\/images)/);
	});

	test('ROUTE-14 a type of model leads to its list', async ({ page }) => {
		await page.goto(sampleUrl('motorama', '/models/'));
		await expect(page.getByLabel('Order')).toBeHidden();
		await page.getByRole('link', { name: 'Utes', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(/utes/i);
	});
});

test('ROUTE-14 an invitation that a page begins with is in its head; a job opens, and its form says which it is', async ({
	page,
}) => {
	await page.goto(sampleUrl('servco-south', '/careers/'));
	await expect(page.locator('.page-head').getByRole('link', { name: 'Apply here' })).toBeVisible();
	await expect(page.locator('.call-to-action')).toHaveCount(0);
	const job = page.locator('.prices li').filter({ hasText: 'Tyre fitter' });
	await job.getByText('More about').click();
	await job.getByRole('link', { name: /Apply for this job/ }).click();
	await expect(page.getByRole('dialog').getByLabel('Which job?')).toHaveValue('Tyre fitter, Christchurch');
});

test('CAR-12 a weekly budget leads to the vehicles that it pays for', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/finance/'));
	const budget = page.locator('.tile').filter({ hasText: 'Under $125 a week' });
	const count = (await budget.locator('.tile-count').textContent()) ?? '';
	await budget.getByRole('link').click();
	await expect(page).toHaveURL(/\?q=.*125/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(count.replace(/\D/g, ''));
	await expect(page.locator('.car-repayment').first()).toContainText('a week');
});

test('ROUTE-15 from the list of articles to one of them and back', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/blog/'));
	await expect(page.locator('.article-card')).toHaveCount(3);
	await expect(page.getByText('What is planned for 2027')).toHaveCount(0);
	await expect(page.getByRole('main').getByRole('link', { name: 'Browse cars' })).toBeVisible();
	await page.getByRole('link', { name: 'What a logbook tells you' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a logbook tells you');
	await expect(page.getByText('14 September 2026')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'All articles' }).click();
	await expect(page).toHaveURL(sampleUrl('motorama', '/blog/'));
});

test('ROUTE-14 offers that run, with their small print, and not those that are over', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/special-offers/'));
	const head = page
		.getByRole('main')
		.locator('p')
		.filter({ hasText: 'Floor mats with every pre-owned hatch, until 24' });
	await expect(head).toContainText('Long-drive check, until 31 January 2027.');
	const offer = page.locator('.offer-card', { hasText: 'Long-drive check' });
	await expect(offer).toContainText('Until 31 January 2027');
	await expect(offer.locator('.small-print')).toBeHidden();
	await offer.getByText('Terms and conditions').click();
	await expect(offer.locator('.small-print')).toContainText('Parts and repairs are extra.');
	await expect(page.getByText('Winter tyres')).toHaveCount(0);
	await offer.getByRole('link', { name: 'Book a service' }).click();
	await expect(page).toHaveURL(/\/book-a-service\/\?item=Long-drive\+check/);
	await expect(page.locator('[data-form="book-a-service"]')).toContainText('Long-drive check, $49');
});

test('ROUTE-17 from the range to a model and on to the search for it', async ({ page }) => {
	await page.goto(sampleUrl('ramp-and-roam', '/vehicles/'));
	await page.getByText('Choose a model', { exact: true }).click();
	await page.locator('.model-choice-list').getByRole('link', { name: 'Carnival' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia Carnival');
	await expect(page.locator('.car-card').first()).toContainText('Carnival');
	await page
		.getByRole('link', { name: /^See \d+ (?:new|demo|used)/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/(?:kia\/carnival\/$|\?.*model=Carnival)/);
});

test('ROUTE-12 the list of saved cars, and one taken off it', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/search/used-cars/'));
	const card = page.locator('.car-card', { has: page.locator('[data-save="favourites"]') }).first();
	const name = (await card.locator('.card-link').textContent())?.trim() ?? '';
	await card.locator('[data-save="favourites"]').click();
	await page.goto(sampleUrl('motorama', '/my-garage/?tab=saved-cars'));
	await expect(page).toHaveURL(sampleUrl('motorama', '/mymotorama/saved/?tab=saved-cars'));
	const row = page.locator('.saved-row');
	await expect(row).toHaveCount(1);
	await expect(row).toContainText(name);
	await expectAccessible(page);
	await row.getByRole('button', { name: /^Remove/ }).click();
	await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('ROUTE-10 thanks by category, and plain thanks for any other', async ({ page }) => {
	const heading = page.getByRole('heading', { level: 1 });
	// The address alone thanks nobody.
	await page.goto(sampleUrl('motorama', '/success/?category=finance-enquiry&car_id=1'));
	await expect(heading).toHaveText('Nothing has been sent yet');
	await expect(page.getByText('What happens next')).toBeHidden();
	await page.evaluate(() => {
		const sent = { location: '', car: '', time: '', budget: 0, title: 'Finance', at: Date.now() };
		sessionStorage.setItem('forecourt:motorama:sent', JSON.stringify(sent));
	});
	await page.reload();
	await expect(heading).toHaveText('Thanks for your finance enquiry');
	await expect(page.getByText('What happens next')).toBeVisible();
	await expectAccessible(page);
	await page.goto(sampleUrl('motorama', '/success/?category=%3Cb%3E'));
	await expect(heading).toHaveText('Thank you');
});

test('ROUTE-10 the car that was asked about is named before the file of all cars is there', async ({ page }) => {
	const file = Promise.withResolvers<void>();
	await page.route('**/saved-cars.json', async (route) => {
		await file.promise;
		await route.continue();
	});
	await page.goto(sampleUrl('motorama', '/success/'));
	await page.evaluate(() => {
		const about = { car: '1', carName: '2021 Kia Seltos', location: '', time: '', budget: 0 };
		const sent = { ...about, title: 'Enquiry', at: Date.now() };
		sessionStorage.setItem('forecourt:motorama:sent', JSON.stringify(sent));
	});
	await page.reload();
	await expect(page.locator('[data-success-car]')).toHaveText('2021 Kia Seltos');
	file.resolve();
	// There is no such car.
	await expect(page.locator('[data-success-car]')).toBeHidden();
});

test('ROUTE-11 sign-in says what there is and leads back to pages of the site only', async ({ page }) => {
	await page.goto(sampleUrl('motorama', '/sign-in/?type=watchlist&back=%2Fabout-us%2F'));
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Back to where you were' }).click();
	await expect(page).toHaveURL(sampleUrl('motorama', '/about-us/'));
	await page.goto(sampleUrl('motorama', '/sign-in/?back=%2F%2Fevil.example'));
	await expect(page.getByRole('link', { name: 'Back to where you were' })).toBeHidden();
});

test('every kind of block can be read by everyone', async ({ page }) => {
	await page.goto(fixtureUrl('everything', '/pages/all-blocks/'));
	for (const heading of ['Questions', 'Steps', 'Offers', 'Models', 'Map', 'Reviews', 'Team', 'Pictures', 'Film', 'Ask'])
		await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await sidewaysPixels(page), 'pixels of sideways scrolling').toBe(0);
});
