import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRulesReader } from '../../scripts/host/rules.ts';
import { answerFromSite } from '../../scripts/host/site.ts';
import { makeBuild } from '../support/make-build.ts';

const day = 86_400;
const now = Date.UTC(2026, 5, 15, 2) / 1000;
const site = { share_pictures: 'photo', include_sold_cars_days: 3 };
const sold = (daysAgo: number) => ({ status: 'sold', sold_date_timestamp: now - daysAgo * day });

/** What the local host answers for a page of the site. */
function ask({ out }: ReturnType<typeof makeBuild>, path: string): Promise<Response> {
	return answerFromSite(new Request(`http://a.localhost${path}`), {
		root: join(out, 'a'),
		readRules: createRulesReader(),
	});
}

test('SITE-7 a car sold for longer than its page stays answers 410, with cars of its make', async () => {
	const built = makeBuild({
		a: { site, cars: [{ slug: '2021-kia-rio-gone', ...sold(4) }, { slug: '2020-kia-rio-here' }] },
	});
	await built.run(now);
	expect(built.text('a/_redirects')).toContain('/cars/2021-kia-rio-gone/ /gone/kia/ 410\n');
	const answer = await ask(built, '/cars/2021-kia-rio-gone/');
	expect(answer.status).toBe(410);
	expect(await answer.text()).toContain('/cars/2020-kia-rio-here/');
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
	// No Ford is left: the page for all other cars answers.
	expect(built.text('a/_redirects')).toContain('/cars/b-ford-puma/ /gone/ 410\n');
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
