import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { cars, day, days, now } from './remembering-tenant.ts';

test('a site with too many pages for one sitemap has several, and a list of them', async () => {
	const dir = makeTempDir();
	const tenantsDir = join(dir, 'tenants');
	const run = (at: number, price: number, sitemapLimit?: number) => {
		const changed = cars(30, (index) => (index === 0 ? { price } : {}));
		writeTenants(tenantsDir, { a: { site: { share_pictures: 'photo' }, cars: changed } });
		return build({ tenantsDir, out: join(dir, 'dist'), slugs: 'all', now: at, ...(sitemapLimit && { sitemapLimit }) });
	};
	const text = (file: string) => readFileSync(join(dir, 'dist', 'a', file), 'utf8');
	expect((await run(now, 20_000, 20)).ok).toBe(true);
	const parts = [
		...text('sitemap.xml').matchAll(/<sitemap><loc>https:\/\/a\.example\/([^<]+)<\/loc><lastmod>([^<]+)/g),
	];
	const split = Object.fromEntries(parts.flatMap(([, file]) => Object.entries(days(text(file ?? '')))));
	expect(parts.length).toBe(Math.ceil(Object.keys(split).length / 20));
	expect(parts.map(([, , changed]) => changed)).toEqual(parts.map(() => '2026-06-15'));
	expect(text('robots.txt')).toContain('https://a.example/sitemap.xml');
	expect((await run(now + day, 20_001, 20)).ok).toBe(true);
	expect(text('sitemap.xml')).toContain('<lastmod>2026-06-16</lastmod>');
	rmSync(join(dir, 'dist', '.forecourt'), { recursive: true });
	expect((await run(now + 2 * day, 20_001)).ok).toBe(true);
	const whole = days(text('sitemap.xml'));
	expect(Object.keys(whole)).toEqual(Object.keys(split));
	expect([whole['/cars/car-0/'], whole['/cars/car-29/']]).toEqual(['2026-06-16', '2026-06-15']);
	expect(existsSync(join(dir, 'dist', 'a', 'sitemap-1.xml'))).toBe(false);
});
