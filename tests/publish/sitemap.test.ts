import { expect, test } from 'vitest';
import { makeBuild } from '../support/make-build.ts';

const day = 86_400;
const first = Date.UTC(2026, 5, 15, 2) / 1000;
const photo = { site: { share_pictures: 'photo' } };

/** The days in a site's sitemap by path. */
function days(xml: string): Record<string, string> {
	const found = xml.matchAll(/<loc>https:\/\/a\.example([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
	return Object.fromEntries([...found].map(([, path, changed]) => [path, changed]));
}

test('a page’s day is the one on which its bytes last changed', async () => {
	const built = makeBuild({ a: { ...photo, cars: [{}, {}] } });
	await built.run(first);
	expect(new Set(Object.values(days(built.text('a/sitemap.xml'))))).toEqual(new Set(['2026-06-15']));
	built.rewrite({ a: { ...photo, cars: [{ price: 12_345 }, {}] } });
	await built.run(first + day);
	const changed = days(built.text('a/sitemap.xml'));
	expect(changed['/cars/car-0/']).toBe('2026-06-16');
	expect(changed['/search/used-cars/']).toBe('2026-06-16');
	expect(changed['/contact/']).toBe('2026-06-15');
	await built.run(first + 2 * day, { full: true });
	expect(days(built.text('a/sitemap.xml'))).toEqual(changed);
});

test('where nothing changed the sitemap is not rendered either', async () => {
	const built = makeBuild({ a: { ...photo, cars: [{}] } });
	await built.run(first);
	const [report] = (await built.run(first + day)).tenants;
	expect(report?.pages).toMatchObject({ rendered: 0, written: 0 });
});

test('a car’s pictures are named, five at most, with their whole address', async () => {
	const images = Array.from({ length: 7 }, (_, index) => `https://cdn.example/${index}.jpg?a=1&b=2`);
	const built = makeBuild({ a: { ...photo, cars: [{ images }] } });
	await built.run(first);
	const xml = built.text('a/sitemap.xml');
	expect(xml.match(/<image:loc>/g)).toHaveLength(5);
	expect(xml).toContain('<image:loc>https://cdn.example/0.jpg?a=1&amp;b=2</image:loc>');
});
