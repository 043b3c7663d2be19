import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRulesReader } from '../../scripts/host/rules.ts';
import { answerFromSite } from '../../scripts/host/site.ts';
import { makeBuild } from '../support/make-build.ts';

const day = 86_400;
const now = Date.UTC(2026, 5, 15, 2) / 1000;
const site = { share_pictures: 'photo', include_sold_cars_days: 3 };
const sold = (daysAgo: number) => ({ status: 'sold', sold_date_timestamp: now - daysAgo * day });

const photo = [{ image: { url: 'https://photos.example/rio.jpg' } }];
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');

/** What the local host answers for a page of the site. */
function ask({ out }: ReturnType<typeof makeBuild>, path: string): Promise<Response> {
	return answerFromSite(new Request(`http://a.localhost${path}`), {
		root: join(out, 'a'),
		readRules: createRulesReader(),
	});
}

test('SITE-7, CARD-2 a car sold for longer than its page stays answers 410: which car it was, without its price, and others of its model first', async () => {
	const built = makeBuild({
		a: {
			site,
			cars: [
				{ slug: '2021-kia-rio-gone', ...sold(4), price: 17_770, km: 45_000, images: photo },
				{ slug: '2021-kia-stonic-near', model: 'Stonic', price: 17_800 },
				{ slug: '2020-kia-rio-here', price: 61_000 },
			],
		},
	});
	await built.run(now);
	expect(built.text('a/_redirects')).toContain('/cars/2021-kia-rio-gone/ /gone/2021-kia-rio-gone/ 410\n');
	const answer = await ask(built, '/cars/2021-kia-rio-gone/');
	expect(answer.status).toBe(410);
	const page = await answer.text();
	expect(page).toMatch(/<h1[^>]*>\s*The 2021 Kia Rio is sold/);
	expect(page).toContain('<meta name="robots" content="noindex">');
	expect(page).toContain('https%3A%2F%2Fphotos.example%2Frio.jpg');
	expect(page).toContain('45,000 km');
	expect(page).not.toContain('$17,770');
	expect(page.indexOf('/cars/2020-kia-rio-here/')).toBeLessThan(page.indexOf('/cars/2021-kia-stonic-near/'));
	expect(page).toContain('data-form-dialog="one-like-it"');
	const about = JSON.parse(unescaped(/data-about="([^"]*)"/.exec(page)?.[1] ?? ''));
	expect(about).toMatchObject({ make: 'Kia', model: 'Rio', year: 2021, values: { vehicle_price_budget: '17770' } });
	expect((await ask(built, '/cars/2021-kia-rio-gone')).status).toBe(410);
	expect((await ask(built, '/cars/never-was-here/')).status).toBe(404);
});

test('SITE-7 a car sold within those days keeps its page', async () => {
	const built = makeBuild({ a: { site, cars: [{ slug: 'kia-a', ...sold(2) }, {}] } });
	await built.run(now);
	const answer = await ask(built, '/cars/kia-a/');
	expect(answer.status).toBe(200);
	expect(await answer.text()).toContain('https://schema.org/SoldOut');
});

test('SITE-7, SRCH-2 a car that leaves the feed answers 410 for 90 days, its lists 302; one that comes back is there again', async () => {
	const cars = [{ slug: 'a-kia-rio' }, { slug: 'b-ford-puma', make: 'Ford' }, { slug: 'c-kia-rio' }];
	const built = makeBuild({ a: { site, cars } });
	await built.run(now);
	built.rewrite({ a: { site, cars: cars.slice(0, 1) } });
	await built.run(now + day, { acceptShrink: true });
	expect((await ask(built, '/cars/c-kia-rio/')).status).toBe(410);
	const below = async (last: string) => (await ask(built, `/search/new-used-and-demo-cars/${last}/`)).status;
	expect(await Promise.all(['ford', 'ford/rio', 'nonsense', 'ford/nonsense'].map(below))).toEqual([302, 302, 404, 404]);
	// Nothing in the feed knows it any more: the site does.
	expect(built.text('a/_redirects')).toContain('/cars/b-ford-puma/ /gone/b-ford-puma/ 410\n');
	expect(await (await ask(built, '/cars/b-ford-puma/')).text()).toMatch(
		/<h1[^>]*>\s*The 2021 Ford Rio is no longer for sale/,
	);
	await built.run(now + day + 60, { full: true });
	expect(await (await ask(built, '/cars/b-ford-puma/')).text()).toContain('The 2021 Ford Rio is no longer');
	built.rewrite({ a: { site, cars } });
	await built.run(now + 2 * day);
	expect((await ask(built, '/cars/c-kia-rio/')).status).toBe(200);
	expect(await Promise.all(['ford', 'ford/rio', 'nonsense'].map(below))).toEqual([200, 200, 404]);
	expect((await ask(built, '/cars/')).headers.get('location')).toBe('/search/new-used-and-demo-cars/');
	expect(built.text('a/_redirects')).not.toContain('410');
	built.rewrite({ a: { site, cars: cars.slice(0, 2) } });
	await built.run(now + 3 * day);
	await built.run(now + (3 + 89) * day);
	expect((await ask(built, '/cars/c-kia-rio/')).status).toBe(410);
	await built.run(now + (3 + 90) * day);
	expect((await ask(built, '/cars/c-kia-rio/')).status).toBe(404);
});

test('SITE-7 of a car that the dealer has hidden nothing is said but that it is gone', async () => {
	const cars = [{ slug: 'a-kia-rio' }, { slug: 'b-kia-rio' }];
	const built = makeBuild({ a: { site, cars } });
	await built.run(now);
	built.rewrite({ a: { site, cars: [{ slug: 'a-kia-rio' }, { slug: 'b-kia-rio', show_on_dealer_website: false }] } });
	await built.run(now + day, { acceptShrink: true });
	expect(built.text('a/_redirects')).toContain('/cars/b-kia-rio/ /gone/kia/ 410\n');
	expect(await (await ask(built, '/cars/b-kia-rio/')).text()).toMatch(/<h1[^>]*>\s*That car is gone/);
});

test('SITE-7 a picture that is there no more is not shown, and the site is published', async () => {
	const cars = [{ slug: 'a-kia-rio' }, { slug: 'b-kia-rio', images: [{ image: { url: '/assets/b.svg' } }] }];
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
	const built = makeBuild({ a: { site, cars, files: { 'assets/b.svg': drawing } } });
	const page = () => built.text('a/gone/b-kia-rio/index.html');
	await built.run(now);
	built.rewrite({ a: { site, cars: cars.slice(0, 1) } });
	await built.run(now + day, { acceptShrink: true });
	expect(page()).toContain('src="/assets/b.svg"');
	built.remove('a/assets/b.svg');
	await built.run(now + 2 * day);
	expect(page()).toContain('The 2021 Kia Rio is no longer for sale');
	expect(page()).not.toContain('/assets/b.svg');
});
