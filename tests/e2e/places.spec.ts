import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleFromTop } from './support/accessibility.ts';
import { openCar } from './support/open-car.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { onlyAt, wideOnly } from './support/widths.ts';

const locations = sampleUrl('motorama', '/our-locations/');

const mapOf = (page: Page) => page.locator('[data-map]');
const pins = (page: Page) => page.locator('.map-pin');
const cards = (page: Page) => page.locator('.location-card:visible');

async function openMap(page: Page, url: string, state: 'ready' | 'error' = 'ready'): Promise<void> {
	await page.goto(url);
	await showMap(page);
	await expect(mapOf(page)).toHaveAttribute('data-state', state);
}

/** On phones a location is a row, whose hours and more unfold. */
async function unfold(card: Locator): Promise<void> {
	const button = card.getByRole('button', { name: /^Hours and more/ });
	await expect(card).toBeVisible();
	if (await button.isVisible()) await button.click();
}

const showMap = (page: Page) => page.getByRole('button', { name: 'Show the map' }).click();

test('LOC-2, LOC-3 the toggle filters cards and pins, by keyboard', async ({ page }) => {
	await openMap(page, locations);
	await expect(mapOf(page)).toHaveCSS('height', '500px');
	await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
	await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
	await expect(pins(page)).toHaveCount(4);
	await expect(cards(page)).toHaveCount(4);
	// Cards that are shown before the map come before it: a page that is painted while it loads does not jump.
	await expect(page.locator('div:has(> section .location-card) ~ [data-map]')).toHaveCount(1);

	await page.getByRole('radio', { name: 'Dealership Locations' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: 'Service Locations' })).toBeChecked();
	await expect(pins(page)).toHaveCount(2);
	await expect(cards(page)).toHaveCount(2);
	await unfold(cards(page).first());
	await expect(cards(page).first().getByRole('link', { name: 'Service details' })).toHaveAttribute(
		'href',
		/^\/location\/#/,
	);
	await expect(cards(page).locator('.stars')).toHaveCount(0);
	await cards(page).getByRole('link', { name: 'Book a service at Cleveland - Service' }).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Book a service at Cleveland' });
	await expect(dialog).toBeVisible();
	await expect(dialog.getByText(/^Earliest time: .*, Cleveland\. You choose next\.$/)).toBeVisible();
	await page.keyboard.press('Escape');
	await expectAccessibleFromTop(page);
});

test('LOC-3, CAR-1 where a car stands is shown on a map in the place of the picture, once it is asked for', async ({
	page,
}) => {
	await openCar(page, 'motorama', '/search/used-cars/', /photos/);
	const place = page.locator('#place');
	await place.getByRole('link', { name: 'See it here' }).click();
	await expect(mapOf(page)).toHaveAttribute('data-state', 'ready');
	const map = page.getByRole('region', { name: /^Map of / });
	await expect(map).toBeInViewport();
	await expect(pins(page)).toHaveCount(1);
	await expect(place.getByRole('link', { name: 'See it here' })).toHaveCount(0);
	await expect(place.getByRole('link', { name: 'Get Directions' })).toBeVisible();
	await expectAccessibleFromTop(page);
});

test.describe('a visitor in Wellington Point', () => {
	test.use({ geolocation: { latitude: -27.48, longitude: 153.24 }, permissions: ['geolocation'] });

	test('LOC-2 a place is found by suburb or postcode, and the nearest one', async ({ page }) => {
		await page.goto(locations);
		const search = page.getByRole('combobox', { name: 'Suburb, postcode or name' });
		await search.fill('southp');
		await expect(page.getByText(/^One location. Next nearest: .+, about \d+ km away$/)).toBeVisible();
		await expect(cards(page).first()).toContainText('Southport - Sales');
		await expect(cards(page)).toHaveCount(4);
		await expect(cards(page).nth(1)).toContainText(/About \d+ km away/);
		await search.fill('4500');
		await expect(page.getByText(/^Nearest to Strathpine 4500: Moorooka - Sales, about \d+ km away$/)).toBeVisible();
		await expect(cards(page)).toHaveCount(4);
		await expect(cards(page).first()).toContainText('Moorooka - Sales');
		await search.fill('3000');
		await expect(
			page.getByText(/^No location near Melbourne 3000. The nearest is about 1,\d{3} km away/),
		).toBeVisible();
		await search.fill('carind');
		await expect(page.locator('datalist > option')).toHaveCount(1);
		await expect(page.locator('datalist > option')).toHaveAttribute('value', 'Carindale 4152');
		await search.fill('toyota');
		await expect(cards(page)).toHaveCount(1);
		await expect(cards(page)).toContainText('Moorooka - Sales');
		await search.fill('Tweed Heads');
		await expect(page.getByText(/^Nearest to Tweed Heads 2485: Southport - Sales, about \d+ km away$/)).toBeVisible();
		await expect(cards(page).first()).toContainText('Southport - Sales');
		await expect(cards(page).first()).toContainText(/About \d+ km away/);
		await search.fill('zzzz');
		await expect(page.getByText('No location matches “zzzz”.')).toBeVisible();
		await expect(page.getByText(/About \d+ km away/)).toHaveCount(0);
		await search.fill('9999');
		await expect(page.getByText('We don’t know the postcode “9999”.')).toBeVisible();
		await search.fill('moroka');
		await expect(page.getByText('This one is close.')).toBeVisible();
		await expect(cards(page).first()).toContainText('Moorooka - Sales');
		await page.getByRole('button', { name: 'Nearest to me' }).click();
		await expect(page.getByText('Nearest to you: Cleveland - Sales, about 6 km away')).toBeVisible();
		await expect(search).toHaveValue('');
		await expect(cards(page).first()).toContainText('About 6 km away');
		await page.getByText('Service Locations').first().click();
		await expect(cards(page).first()).toContainText('Cleveland - Service');
		await expectAccessibleFromTop(page);
	});
});

test('LOC-2 a list without a search begins with the choice that its address names', async ({ page }) => {
	await page.goto(sampleUrl('servco-south', '/our-locations/?show=service'));
	await expect(page.getByRole('radio', { name: 'Service Locations' })).toBeChecked();
	await expect(cards(page).first()).toContainText('Christchurch - Service');
	await page.getByText('Dealership Locations').first().click();
	await expect(page).toHaveURL(/our-locations\/$/);
});

test('LOC-1, LOC-10 a card leads to its dealership’s page, which has the form of its place or leads to those of several, and a buying centre to an offer there', async ({
	page,
}) => {
	await page.goto(locations);
	const southport = cards(page).nth(2);
	await unfold(southport);
	await southport.getByRole('link', { name: 'Contact Southport - Sales' }).press('Enter');
	await expect(page).toHaveURL(/\/locations\/motorama-gold-coast\/#location-\d+$/);
	await expect(page.locator('.departments > li:target')).toContainText('Sales');
	await expect(page.locator('#email-us')).toContainText('It goes straight to the team at Southport.');
	await expect(page.locator('#email-us ~ section', { hasText: 'Holiday hours' })).toBeVisible();
	await page.goto(sampleUrl('motorama', '/locations/motorama-southside/'));
	await expect(page.getByRole('heading', { name: 'Cars at Motorama Southside' })).toBeVisible();
	await expect(page.locator('#email-us ~ section', { hasText: 'Holiday hours' })).toBeVisible();
	const moorooka = cards(page).first();
	await unfold(moorooka);
	await moorooka.getByRole('link', { name: /^Contact Moorooka/ }).press('Enter');
	await expect(page).toHaveURL(/\/contact-us\/moorooka\/$/);
	await page.goto(sampleUrl('motorama', '/contact-us/logan-buying-centre/'));
	await expect(page.getByLabel('What can we help with?')).toHaveValue('Sell My Car Enquiry');
	await page.getByRole('link', { name: 'Get an offer' }).click();
	await expect(page).toHaveURL(/\/sell-your-car\/\?location=41$/);
});

test('LOC-2 who comes back from a location, or loads the list again, finds it as it was', async ({ page }) => {
	await page.goto(locations);
	await page.getByText('Service Locations').first().click();
	const search = page.getByRole('combobox', { name: 'Suburb, postcode or name' });
	await search.fill('Robina');
	await expect(page).toHaveURL(/\?show=service&find=Robina$/);
	const nearest = page.getByText(/^Nearest to Robina 4226: /);
	await expect(nearest).toBeVisible();
	await cards(page).first().getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(/contact-us/);
	await page.goBack();
	await expect(search).toHaveValue('Robina');
	await expect(nearest).toBeVisible();
	await page.reload();
	await expect(search).toHaveValue('Robina');
	await expect(page.getByRole('radio', { name: 'Service Locations' })).toBeChecked();
	await expect(nearest).toBeVisible();
	await search.fill('');
	await expect(page).toHaveURL(/\?show=service$/);
});

test('LOC-1 on phones a location is a row with the ways there, and unfolds', onlyAt('phone'), async ({ page }) => {
	await page.goto(locations);
	const card = cards(page).first();
	await expect(card.getByRole('link', { name: 'Call Moorooka - Sales' })).toBeVisible();
	await expect(card.getByRole('link', { name: 'Directions to Moorooka - Sales' })).toHaveCount(1);
	await expect(card.locator('[data-open-now]').first()).toBeVisible();
	await expect(card.locator('.hours').first()).toBeHidden();
	const heights = await cards(page).evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
	expect(Math.max(...heights)).toBeLessThan(400);
	await unfold(card);
	await expect(card.locator('.hours').first()).toBeVisible();
	await expect(card.getByRole('link', { name: 'Email us at Moorooka - Sales' })).toBeVisible();
	await expectAccessibleFromTop(page);
	await card.getByRole('button', { name: 'Less of Moorooka - Sales' }).click();
	await expect(card.locator('.hours').first()).toBeHidden();
});

test('LOC-2 the picture has the pins of the places that were found, and a card and its pin name each other', async ({
	page,
}) => {
	await page.goto(locations);
	const spots = page.locator('.map-spot:visible');
	await expect(spots).toHaveCount(4);
	const card = cards(page).filter({ hasText: 'Cleveland - Sales' });
	const number = await card.locator('.location-pin').textContent();
	const spot = spots.filter({ hasText: number ?? '' });
	await card.getByRole('link', { name: 'Cleveland - Sales', exact: true }).focus();
	await expect(spot).toHaveAttribute('data-marked');
	await spot.dispatchEvent('pointerover', { bubbles: true });
	await expect(page.locator('li[data-marked]')).toContainText('Cleveland - Sales');
	await page.getByRole('combobox', { name: 'Suburb, postcode or name' }).fill('toyota');
	await expect(spots).toHaveCount(1);
	await expect(spots.locator('text')).toHaveText(
		(await cards(page).locator('.location-pin').textContent())?.trim() ?? '',
	);
});

test('LOC-3 a pin of the picture leads to its card, and loads no map; phones have a way down to it', async ({
	page,
}) => {
	await page.goto(locations);
	const jump = page.getByRole('link', { name: 'See the map' });
	if (await jump.isVisible()) await jump.click();
	const spots = page.locator('.map-spot:visible');
	await expect(spots.nth(2)).toBeInViewport();
	await spots.nth(2).click();
	const card = cards(page).filter({ hasText: 'Southport - Sales' });
	await expect(page.locator('li[data-chosen]')).toContainText('Southport - Sales');
	await expect(card.getByRole('link', { name: 'Southport - Sales', exact: true })).toBeInViewport();
	await expect(mapOf(page)).toHaveAttribute('data-state', 'idle');
});

test('ROUTE-13, LOC-6 the contact page begins with each place, its number and whether it is open', async ({ page }) => {
	await page.clock.setFixedTime(new Date('2026-11-28T04:00:00Z'));
	await page.goto(sampleUrl('motorama', '/contact/'));
	await expect(page.getByRole('link', { name: /^Call Motorama/ })).toBeInViewport();
	const places = page.locator('.contact-places > li');
	await expect(places).toHaveCount(4);
	await expect(places.nth(3)).toBeInViewport();
	await expect(places.first()).toContainText('18 Sample Mile');
	await expect(places.first()).toContainText('Open now · closes 4:30pm');
	await expect(places.nth(3)).toContainText('Closed · opens 9am Mon');
	await expect(page.getByRole('link', { name: 'Call Cleveland, (07) 7010 1221' })).toHaveAttribute(
		'href',
		'tel:0770101221',
	);
	await expectAccessibleFromTop(page);
});

test('LOC-2 the map shows what the list shows, before and after it is opened', async ({ page }) => {
	await page.goto(locations);
	const search = page.getByRole('combobox', { name: 'Suburb, postcode or name' });
	await search.fill('toyota');
	await expect(cards(page)).toHaveCount(1);
	await showMap(page);
	await expect(mapOf(page)).toHaveAttribute('data-state', 'ready');
	await expect(pins(page)).toHaveCount(1);
	await expect(pins(page)).toHaveAccessibleName('Moorooka - Sales');
	await search.fill('');
	await expect(pins(page)).toHaveCount(4);
	const pin = page.getByRole('button', { name: 'Cleveland - Sales', exact: true });
	await cards(page).getByRole('link', { name: 'Cleveland - Sales', exact: true }).focus();
	await expect(pin.locator('[data-marked]')).toHaveCount(1);
});

test('LOC-2 where the browser does not say where the visitor is, the page says what to do', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 1 } as GeolocationPositionError);
	});
	await page.goto(locations);
	await page.getByRole('button', { name: 'Nearest to me' }).click();
	await expect(page.getByText('Type your suburb or postcode instead.')).toBeVisible();
	await expect(page.getByRole('combobox', { name: 'Suburb, postcode or name' })).toBeFocused();
});

test('LOC-2 no row of places has a hole, however many there are', wideOnly, async ({ page }) => {
	await page.goto(locations);
	const first = cards(page).first();
	await expect(first).toBeVisible();
	for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
		const ends = await first.evaluate((card, wanted) => {
			const list = card.closest('ul') as HTMLUListElement;
			while (list.children.length > wanted) list.lastElementChild?.remove();
			while (list.children.length < wanted) list.append((list.children[0] as Element).cloneNode(true));
			const rows = new Map<number, number>();
			for (const place of list.children) {
				const { top, right } = place.getBoundingClientRect();
				rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
			}
			return [...rows.values()].map((right) => Math.round(list.getBoundingClientRect().right - right));
		}, count);
		expect(Math.max(...ends.map(Math.abs)), `${count} places`).toBeLessThanOrEqual(1);
	}
});

test('LOC-2 a pin opens what there is to know by key, and gives the focus back', async ({ page }) => {
	await openMap(page, locations);
	const pin = page.getByRole('button', { name: 'Cleveland - Sales', exact: true });
	await pin.focus();
	await page.keyboard.press('Enter');
	const name = page.locator('.leaflet-popup').getByRole('link', { name: 'Cleveland - Sales' });
	await expect(name).toBeFocused();
	await expect(page.locator('.leaflet-popup')).toContainText('5 Foreshore Road, Cleveland QLD 4163');
	await expectAccessibleFromTop(page);
	await page.keyboard.press('Escape');
	await expect(pin).toBeFocused();
	await pin.press('Enter');
	await name.press('Enter');
	await expect(page).toHaveURL(/\/contact-us\/cleveland\/$/);
});

test('LOC-4 a service is booked at the workshop of a place, and a place without one names the nearest', async ({
	page,
}) => {
	await page.goto(sampleUrl('motorama', '/contact-us/cleveland/'));
	const booked = page.locator('.departments').getByRole('link', { name: 'Book a service' });
	await booked.press('Enter');
	await expect(page.getByRole('dialog', { name: 'Book a service' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.goto(sampleUrl('motorama', '/contact-us/southport/'));
	await expect(page.locator('.departments')).toContainText(
		/no workshop here. The nearest one:\s*Cleveland about \d+ km away/,
	);
	await expect(page.locator('.place-cars > li')).toHaveCount(6);
	await expectAccessibleFromTop(page);
});

test(
	'LOC-4 the ways to reach a place stand in one row before the font has come too: the page does not move',
	wideOnly,
	async ({ page, allowFault }) => {
		allowFault(/woff2/);
		await page.route('**/*.woff2', (route) => route.abort());
		await page.goto(sampleUrl('motorama', '/contact-us/southport/'));
		const ways = page.locator('.contact-ways > a');
		await expect(ways).toHaveCount(3);
		const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	},
);

test('LOC-1 the e-mail window has the form with its place chosen, by keyboard too', async ({ page }) => {
	await page.goto(locations);
	await unfold(cards(page).first());
	const opener = page.getByRole('link', { name: 'Email us at Moorooka - Sales' });
	await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
	await opener.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Email Moorooka - Sales' });
	await expect(dialog.getByLabel('Location').locator('option:checked')).toHaveText('Moorooka - Sales');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
});

test('LOC-3 without tiles the map says so, and the cards stay', async ({ page, allowFault }) => {
	allowFault(/tile\.openstreetmap\.org/);
	await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 503 }));
	await openMap(page, locations, 'error');
	await expect(mapOf(page).getByRole('status')).toHaveText(
		'The map didn’t load. Use the addresses and directions on this page.',
	);
	await expect(cards(page)).toHaveCount(4);
});

test('LOC-3 a site with a map_key has Google’s layer, which goes where the pins go', async ({ page }) => {
	const script = page.waitForRequest(/google-maps\.js/);
	await openMap(page, fixtureUrl('everything', '/our-locations/'));
	const query = new URL((await script).url()).searchParams;
	expect([query.get('key'), query.get('libraries')]).toEqual(['no-key', 'places,geometry']);
	const google = page.locator('.map-google');
	const before = await google.getAttribute('data-camera');
	await page.getByRole('button', { name: 'Zoom out' }).click();
	await expect(google).not.toHaveAttribute('data-camera', before ?? '');
	await expect(page.locator('.leaflet-tile')).toHaveCount(0);
});

test('LOC-3 the map says so when Google’s script does not come', async ({ page, allowFault }) => {
	allowFault(/google-maps\.js/);
	await page.route(/google-maps\.js/, (route) => route.fulfill({ status: 503 }));
	await openMap(page, fixtureUrl('everything', '/our-locations/'), 'error');
	await expect(mapOf(page).getByRole('status')).toHaveText('Map is on error');
	await expect(cards(page).first()).toBeVisible();
});

test('LOC-3 a picture with the pins stands in the map’s place until a visitor asks for the map', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const mapCode = () => asked.filter((url) => /draw-map|openstreetmap/.test(url));
	await page.goto(locations, { waitUntil: 'networkidle' });
	await mapOf(page).scrollIntoViewIfNeeded();
	await expect(mapOf(page)).toHaveAttribute('data-state', 'idle');
	await expect(mapOf(page)).toContainText('The map loads when you ask for it.');
	await expect(page.locator('.map-spot:visible')).toHaveCount(4);
	// A first touch has the windows of forms in sight made ready, with React.
	expect(asked.filter((url) => /\/react\./.test(url))).toEqual([]);
	await page.getByText('Service Locations').first().click();
	await expect(page.locator('.map-spot:visible')).toHaveCount(2);
	expect(mapCode()).toEqual([]);
	await showMap(page);
	await expect(mapOf(page)).toHaveAttribute('data-state', 'ready');
	await expect(mapOf(page)).toBeFocused();
	await expect(page.locator('.map-spot:visible')).toHaveCount(0);
	expect(mapCode()).not.toEqual([]);
});

for (const [moment, text] of [
	['2026-06-16T07:29:00Z', 'Open now · closes 5:30pm'],
	['2026-06-16T07:30:00Z', 'Closed · opens 8:30am tomorrow'],
]) {
	test(`LOC-6 at ${moment} a place in Brisbane says "${text}", wherever the visitor is`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(moment ?? ''));
		await page.goto(locations);
		const card = page.locator('.location-card', { hasText: 'Moorooka - Sales' });
		await card.scrollIntoViewIfNeeded();
		await expect(card.locator('[data-open-now]')).toHaveText(text ?? '');
		await page.evaluate(() => scrollTo(0, 0));
		const line = page.locator('.contact-line');
		if (await line.isVisible()) await expect(line.locator('[data-open-now]')).toHaveText(text ?? '');
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('LOC-2 there are cards and links, the toggle works, and no empty map', async ({ page }) => {
		await page.goto(locations);
		await expect(mapOf(page)).toBeHidden();
		await expect(cards(page)).toHaveCount(4);
		await expect(page.getByRole('combobox', { name: 'Suburb, postcode or name' })).toBeHidden();
		await page.getByText('Service Locations').first().click();
		await expect(cards(page)).toHaveCount(2);
		await page.getByRole('link', { name: 'Email us at Moorooka - Service' }).click();
		await expect(page.getByRole('heading', { name: 'Email us' })).toBeInViewport();
	});
});
