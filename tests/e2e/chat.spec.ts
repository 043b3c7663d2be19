import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { unfoldOffer } from './support/car-folds.ts';
import { acmeDouble, chatwootDouble, robotDouble } from './support/chat-doubles.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { playVendors } from './support/vendors.ts';
import { bothWidths, onlyAt } from './support/widths.ts';

const chatwootHost = 'live.chat.example';
const acmeHost = 'widget.acme.example';
const carPath = '/cars/2024-ford-bronco-outer-banks-u10002/';

type Talk = { say: (from: string, age?: number) => void; leave: () => void; askForDocument: () => void };
const inPage = (page: Page, act: (talk: Window & Talk) => void) => page.evaluate(`(${act.toString()})(window)`);

/** The chat's events that this page has counted. */
const counted = (page: Page) =>
	page.evaluate(() =>
		((window as { dataLayer?: { event_id?: number }[] }).dataLayer ?? [])
			.map(({ event_id }) => event_id ?? 0)
			.filter((id) => id >= 54),
	);

const bubble = (page: Page) => page.locator('.chat-bubble');
const vendorWindow = (page: Page) => page.locator('#vendor-window:not([hidden])');

async function openMenu(page: Page, choice: string) {
	await bubble(page).click();
	await page.locator('.chat-dock').getByRole('link', { name: choice }).click();
}

test('USER-8 a chat is loaded when it is asked for, and what is said is counted once', bothWidths, async ({ page }) => {
	const vendors = await playVendors(page, { [chatwootHost]: { '/packs/js/sdk.js': { script: chatwootDouble } } });
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await page.keyboard.press('Shift');
	await expect(bubble(page)).toBeVisible();
	await bubble(page).click();
	const choices = page.locator('.chat-choice');
	await expect(choices).toHaveText([/Chat with us/, /Ask our assistant/, /Text us/, /WhatsApp/, /Messenger/]);
	await expect(choices.nth(3)).toHaveAttribute('href', /^https:\/\/wa\.me\/61491570006\?text=/);
	await expectAccessible(page);
	expect(vendors.asked.filter(({ host }) => host === chatwootHost)).toEqual([]);
	await choices.first().click();
	await expect(vendorWindow(page)).toBeVisible();
	expect(await page.evaluate('ranWith')).toMatchObject({
		websiteToken: 'everything-token',
		baseUrl: `https://${chatwootHost}`,
		hideMessageBubble: true,
	});
	await expect(page.locator('.chat-bar')).toHaveCSS('opacity', '0');
	await inPage(page, ({ say }) => {
		say('customer', 60);
		say('dealer');
		say('customer');
		say('customer');
	});
	await expect.poll(() => counted(page)).toEqual([54, 55, 57]);

	await page.goto(fixtureUrl('everything', '/finance/'));
	await page.keyboard.press('Shift');
	await expect.poll(() => page.evaluate('typeof say')).toBe('function');
	await expect(vendorWindow(page)).toHaveCount(0);
	await inPage(page, ({ say }) => say('customer'));
	await expect.poll(() => counted(page)).toEqual([57]);
	vendors.stop();
});

test('USER-8, CAR-1 car pages have no chat button where the site says so, but their own buttons open chat and robot', async ({
	page,
}) => {
	const vendors = await playVendors(page, {
		[chatwootHost]: { '/packs/js/sdk.js': { script: chatwootDouble } },
		'robot.example': { '/autobot.js': { script: robotDouble } },
	});
	await page.goto(fixtureUrl('everything', carPath));
	await expect(page.locator('.chat-bar')).toBeHidden();
	const offer = page.getByRole('complementary', { name: 'Price and contact' });
	await unfoldOffer(page);
	await offer.getByRole('link', { name: 'Ask a question' }).click();
	await expect(vendorWindow(page)).toBeVisible();
	expect(await page.evaluate('initialisedWith')).toEqual({
		website_id: 77,
		settings: { greeting: 'Hello!' },
		service_chat: false,
	});
	await inPage(page, ({ say }) => say('customer'));
	await expect.poll(() => counted(page)).toEqual([54, 55]);
	await page.goto(fixtureUrl('everything', carPath));
	await unfoldOffer(page);
	await offer.getByRole('link', { name: 'Chat with us' }).click();
	await expect(vendorWindow(page)).toBeVisible();
	vendors.stop();
});

test('SITE-12 a chat that cannot be reached says so, and leaves the page as it was', async ({ page, allowFault }) => {
	allowFault(/net::ERR_FAILED|ERR_BLOCKED/);
	await page.route(`https://${chatwootHost}/**`, (route) => route.abort());
	await page.goto(fixtureUrl('everything', '/about-us/'));
	await openMenu(page, 'Chat with us');
	const notice = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
	await expect(notice).toBeVisible();
	await expectAccessible(page);
	await expect(page.locator('.chat-dock').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
		'href',
		'/contact/',
	);
	await page.locator('.chat-dock').getByRole('button', { name: 'Close' }).click();
	await expect(notice).toBeHidden();
	expect(await counted(page)).toEqual([]);
});

test(
	'SITE-12, USER-8 where a site asks for consent the button first says who runs the chat',
	bothWidths,
	async ({ page }) => {
		const vendors = await playVendors(page, { [acmeHost]: { '/chat.js': { script: acmeDouble } } });
		await page.goto(fixtureUrl('talking', '/contact/'));
		await page.getByRole('button', { name: 'Refuse all' }).click();
		await page.evaluate(() => {
			const heard: number[] = [];
			Object.assign(window, { heard });
			document.addEventListener('forecourt:event', (event) =>
				heard.push((event as CustomEvent<{ id: number }>).detail.id),
			);
		});
		await bubble(page).click();
		const question = page.getByRole('region', { name: 'Before the chat starts' });
		await expect(question).toContainText('This chat is run by widget.acme.example.');
		await expect(question.getByRole('button', { name: 'Start the chat' })).toBeFocused();
		const [asked, button] = [await question.boundingBox(), await page.locator('.chat-bar').boundingBox()];
		expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(question).toBeHidden();
		await expect(bubble(page)).toBeFocused();
		expect(vendors.asked.filter(({ host }) => host === acmeHost)).toEqual([]);
		await bubble(page).click();
		await question.getByRole('button', { name: 'Start the chat' }).click();
		await expect(vendorWindow(page)).toBeVisible();
		expect(await page.evaluate('acmeCalls')).toEqual([
			['boot', { account: 'talking-7' }],
			['on', 'shown'],
			['on', 'hidden'],
			['on', 'asked-for-document'],
			['on', 'said'],
			['show'],
		]);
		await inPage(page, ({ say, askForDocument, leave }) => {
			say('visitor');
			say('staff');
			askForDocument();
			leave();
		});
		// Our own scripts hear of it; nobody else does, as the visitor has refused.
		await expect.poll(() => page.evaluate('heard')).toEqual([54, 55, 56]);
		expect(await counted(page)).toEqual([]);
		await expect(page.locator('.chat-bar')).toHaveCSS('opacity', '1');
		expect(vendors.asked.map(({ host }) => host)).toEqual([acmeHost]);
		vendors.stop();
	},
);

test(
	'USER-8 the button leaves what matters free, can be reached by keyboard and put away for the visit',
	bothWidths,
	async ({ page }) => {
		await page.goto(fixtureUrl('talking', '/search/new-used-and-demo-cars/'));
		await page.getByRole('button', { name: 'Refuse all' }).click();
		await page.locator('.car-card a').first().click();
		await page.waitForURL(/\/cars\//);
		const bar = page.locator('.chat-bar');
		await expect(bar).toBeVisible();
		for (const target of [bubble(page), page.getByRole('button', { name: 'Hide the chat button' })]) {
			const box = await target.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		}
		const phoneBar = await page.locator('.car-bar').boundingBox();
		const chat = await bar.boundingBox();
		if (phoneBar && chat) expect(chat.y + chat.height).toBeLessThanOrEqual(phoneBar.y);
		for (const button of await page.locator('main .button-primary:visible').all()) {
			await button.scrollIntoViewIfNeeded();
			await expect.poll(() => isFree(button)).toBe(true);
		}
		const hide = page.getByRole('button', { name: 'Hide the chat button' });
		// Between words a phone shows the round drawing alone; the foot of the page keeps room for all of it.
		await expect(async () => {
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			await expect(hide).toBeVisible({ timeout: 2_000 });
		}).toPass();
		await hide.focus();
		await expect(bar).toHaveCSS('opacity', '1');
		await page.keyboard.press('Enter');
		await expect(bar).toBeHidden();
		await page.goto(fixtureUrl('talking', '/contact/'));
		await expect(page.locator('.site-footer')).toBeVisible();
		await expect(bar).toBeHidden();
	},
);

test(
	'USER-8 over a form the chat is a small round button, which covers no field, and has its name again below it',
	onlyAt('phone'),
	async ({ page }) => {
		await page.goto(sampleUrl('big-box-cars', '/contact/'));
		const form = page.locator('[data-form="contact"]');
		const dock = page.locator('.chat-dock');
		await form.getByLabel('First name').evaluate((field) => field.scrollIntoView({ block: 'start' }));
		await page.keyboard.press('Shift');
		await expect(dock).toHaveAttribute('data-small');
		const size = () => bubble(page).evaluate((button) => [button.clientWidth, button.clientHeight]);
		await expect.poll(size).toEqual([40, 40]);
		await expect(bubble(page)).toHaveAccessibleName(/\w/);
		for (const field of await form.locator('input:visible, select:visible, textarea:visible').all())
			await expect.poll(() => isFree(field)).toBe(true);
		// The foot of the page keeps room for it.
		await expect(async () => {
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			await expect(dock).not.toHaveAttribute('data-small', { timeout: 2_000 });
		}).toPass();
	},
);

/** Whether a press on any part of the button is a press on the button. */
const isFree = (button: ReturnType<Page['locator']>) =>
	button.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
			[x, top + 2],
			[x, bottom - 2],
		]);
		return points.every(([x = 0, y = 0]) => !document.elementFromPoint(x, y)?.closest('.chat-dock'));
	});
