import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtDirs, testDir } from '../../scripts/testing/stages.ts';
import { type StripeDouble, startStripeDouble } from '../netlify/reservations/stripe-double.ts';
import { atTop, expectAccessible } from './support/accessibility.ts';
import { askForCar } from './support/reservations.ts';
import { ports } from './support/sites.ts';
import { stripeStub } from './support/stripe-stub.ts';
import { expect, test } from './support/test.ts';
import { onlyAt } from './support/widths.ts';

test.describe.configure({ mode: 'serial' });

const port = ports.maps + 1;
const carUrl = (slug: string): string => `http://paying.localhost:${port}/cars/${slug}/checkout/`;
const [first, second, third] = [
	'2019-toyota-corolla-ascent-sport-p1',
	'2020-mazda-cx-5-akera-p2',
	'2021-kia-rio-s-p3',
].map(carUrl) as [string, string, string];

let stripe: StripeDouble;
let stop = async (): Promise<void> => undefined;

test.beforeAll(async () => {
	stripe = await startStripeDouble();
	const data = join(testDir, `data-stripe-${process.pid}`);
	const command = [
		'scripts/serve.ts',
		'--out',
		builtDirs.fixtures,
		'--tenants',
		'tests/fixtures/tenants',
		'--port',
		`${port}`,
	];
	const server = spawn(process.execPath, command, {
		env: {
			...process.env,
			FORECOURT_DATA: data,
			DATABASE_URL: '',
			FORECOURT_RATE_FACTOR: '100',
			STRIPE_API_URL: stripe.url,
			PAYING__STRIPE_SECRET_KEY: 'sk_test_double',
			PAYING__STRIPE_WEBHOOK_SECRET: 'whsec_double',
		},
		stdio: 'ignore',
	});
	stop = async () => {
		const ended = once(server, 'exit');
		server.kill();
		await ended;
		await stripe.stop();
	};
	await expect
		.poll(
			() =>
				fetch(`http://127.0.0.1:${port}/`).then(
					() => true,
					() => false,
				),
			{ timeout: 20_000 },
		)
		.toBe(true);
});
test.afterAll(() => stop());

/** Everything that a page could have kept: storages, the queue of tag managers, the address. */
const keptText = (page: Page): Promise<string> =>
	page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }, Reflect.get(window, 'dataLayer') ?? [], location.href]),
	);

test(
	'CAR-11 with js.stripe.com stubbed: Stripe is asked for nothing before the car is held, a refused card can be tried again, and what is paid is reserved',
	onlyAt('phone'),
	async ({ page }) => {
		const scripts: string[] = [];
		await stripeStub(page, stripe, { refuseFirst: true });
		page.on('request', (request) => request.url().includes('stripe.com') && scripts.push(request.url()));
		await page.goto(first, { waitUntil: 'networkidle' });
		expect(scripts).toEqual([]);
		await askForCar(page);
		const pay = page.getByRole('button', { name: 'Pay $500' });
		await expect(pay).toBeVisible();
		expect(scripts).toEqual(['https://js.stripe.com/endive/stripe.js']);
		await expectAccessible(await atTop(page));
		await pay.click();
		await expect(page.getByRole('alert')).toContainText('Your card was declined.');
		await pay.click();
		await expect(page.locator('.checkout-head')).toHaveText('This car is reserved for you');
		expect([...stripe.intents.values()].map(({ amount, status }) => [amount, status])).toEqual([[50_000, 'succeeded']]);
		expect(await keptText(page)).not.toMatch(/pi_|secret|pk_test/);
	},
);

test(
	'CAR-11, USER-5 with js.stripe.com stubbed: who comes back from a bank’s page has the reservation, and nothing of the payment stays in the address or on the device',
	onlyAt('phone'),
	async ({ page }) => {
		await stripeStub(page, stripe, { redirects: true });
		const asked: string[] = [];
		await page.goto(second);
		await askForCar(page);
		page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
		await page.getByRole('button', { name: 'Pay $500' }).click();
		await expect(page.locator('.checkout-head')).toHaveText('This car is reserved for you');
		await expect(page).toHaveURL(second);
		expect(await keptText(page)).not.toMatch(/pi_|secret|redirect_status/);
		const later = asked.filter((text) => /pi_\w+_secret/.test(text));
		expect(later.map((text) => new URL(text.split(' ')[0] ?? '').pathname)).toEqual([new URL(second).pathname]);
	},
);

test(
	'CAR-11 with js.stripe.com out of reach the page says so and tries again; the car stays held',
	onlyAt('phone'),
	async ({ page, allowFault }) => {
		allowFault(/js\.stripe\.com|ERR_FAILED/);
		await page.route('https://js.stripe.com/**', (route) => route.abort());
		await page.goto(third);
		await askForCar(page);
		await expect(page.getByText('The card fields of Stripe could not be loaded. Nothing was charged.')).toBeVisible();
		await stripeStub(page, stripe, {});
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('button', { name: 'Pay $500' }).click();
		await expect(page.locator('.checkout-head')).toHaveText('This car is reserved for you');
	},
);
