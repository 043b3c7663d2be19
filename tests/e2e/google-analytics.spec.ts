import { unfoldCalculator } from './support/car-folds.ts';
import { fixtureUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { playVendors } from './support/vendors.ts';

/** The little of Google's tag that shows what it gets: every event goes out as a request to where measurements are collected. */
const googleTag = `
// As Google's tag: of the page before it sends the whole address, unless it is told another one.
let dr = document.referrer;
const collect = (command) => {
	const [what, name, parameters = {}] = command;
	if (what === 'config') dr = parameters.page_referrer ?? dr;
	if (what !== 'event') return;
	const said = new URLSearchParams({ en: name, dr, tid: [parameters.send_to].flat().join(), ...parameters });
	fetch('https://region1.google-analytics.com/g/collect?' + said, { method: 'POST', mode: 'no-cors' });
};
const commands = dataLayer.filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]');
commands.forEach(collect);
const push = dataLayer.push;
dataLayer.push = (entry) => {
	if (Object.prototype.toString.call(entry) === '[object Arguments]') collect(entry);
	return push.call(dataLayer, entry);
};`;

test('SITE-12, USER-7 Google Analytics gets the events under the council’s names, with the car of the page', async ({
	page,
}) => {
	const { asked, stop } = await playVendors(page, {
		'www.googletagmanager.com': { '/gtag/js': { script: googleTag } },
	});
	const collected = () =>
		asked
			.filter(({ host, path }) => host === 'region1.google-analytics.com' && path.startsWith('/g/collect'))
			.map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));
	const before = fixtureUrl('everything', '/success/?utm_campaign=winter&lead_id=76');
	await page.goto(fixtureUrl('everything', '/cars/2020-subaru-crosstrek-base-u10001/?utm_source=mail&lead_id=77'), {
		referer: before,
	});
	await page.keyboard.press('Tab');
	await expect.poll(() => collected().map(({ en }) => en)).toEqual(['asc_pageview', 'asc_item_pageview']);
	expect(collected()[1]).toMatchObject({
		tid: 'G-EXAMPLE1',
		event_owner: 'forecourt',
		page_type: 'item',
		dr: fixtureUrl('everything', '/success/?utm_campaign=winter'),
		page_location: fixtureUrl('everything', '/cars/2020-subaru-crosstrek-base-u10001/'),
		item_id: '4s47a1dyyl9982529',
		item_number: 'u10001',
		item_condition: 'used',
		item_make: 'subaru',
		item_price: '13990',
	});
	await unfoldCalculator(page);
	await page.locator('[data-finance]').getByLabel('Down payment').fill('2000');
	await expect.poll(() => collected().at(-1)).toMatchObject({ en: 'asc_retail_process', flow_name: 'finance' });
	const layer = await page.evaluate(() => (window as { asc_datalayer?: object }).asc_datalayer);
	expect(layer).toMatchObject({
		measurement_ids: ['G-EXAMPLE1'],
		store_name: 'Everything Motors',
		oem_brand: 'Toyota',
		currency: 'USD',
		language: 'en-US',
		page_type: 'item',
		events: [{ event: 'asc_pageview' }, { event: 'asc_item_pageview' }, { event: 'asc_retail_process' }],
	});
	expect(JSON.stringify([asked, layer])).not.toContain('lead_id');
	stop();
});
