import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowPhotoHosts } from '../../../scripts/netlify/allow-photo-hosts.ts';
import { summaryText } from '../../../scripts/publish/report/summary-text.ts';
import { photoHosts } from '../../../src/site/pictures/photo-hosts.ts';
import { makeBuild } from '../../support/make-build.ts';
import { makeCar, makeSite, testNow } from '../../support/make-site.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const photos = (host: string, count: number) =>
	Array.from({ length: count }, (_, index) => `https://${host}/${index}.jpg`);

test('SITE-13 the hosts of a tenant’s photos are published with its site, new ones are reported once, closed ones are a warning', async () => {
	const one = { images: photos('cdn.one.example', 3) };
	const built = makeBuild({
		one: { cars: [one, { images: photos('192.168.1.9', 2) }], site: { logo: 'https://brand.example:8443/logo.png' } },
		two: { cars: [{ images: photos('cdn.two.example', 1) }] },
		none: {},
	});
	const first = await built.run(testNow);
	expect(built.text('one/photo-hosts.txt')).toBe('brand.example:8443\ncdn.one.example\n');
	expect(built.text('two/photo-hosts.txt')).toBe('cdn.two.example\n');
	expect(built.files('none')).not.toContain('photo-hosts.txt');
	const [, tenant] = first.tenants;
	expect(tenant?.newPhotoHosts).toEqual([
		{ host: 'brand.example:8443', photos: 1 },
		{ host: 'cdn.one.example', photos: 3 },
	]);
	expect(tenant?.warnings).toContain(
		'photos: 2 from 192.168.1.9, which is not on the public internet, so visitors cannot see them. Put them on a public host.',
	);
	expect(summaryText(first)).toContain('new photo host cdn.one.example: 3 photos\n');

	built.rewrite({ one: { cars: [one, { images: photos('cdn.new.example', 1) }] } });
	const second = await built.run(testNow);
	expect(second.tenants.map(({ slug, newPhotoHosts }) => [slug, newPhotoHosts.map(({ host }) => host)])).toEqual([
		['none', []],
		['one', ['cdn.new.example']],
		['two', []],
	]);
	expect(built.text('one/photo-hosts.txt')).toBe('cdn.new.example\ncdn.one.example\n');
	const isNew = (text: string): boolean => text.includes('is new for this site');
	expect(first.tenants.flatMap(({ warnings }) => warnings.filter(isNew))).toEqual([]);
	expect(second.tenants.flatMap(({ warnings }) => warnings.filter(isNew))).toEqual([
		'photos: 1 from cdn.new.example, which is new for this site, which may show them from now on. If it is not the dealer’s, correct the feed.',
	]);

	const dir = makeTempDir();
	const write = (slug: string) => allowPhotoHosts(join(built.out, slug), dir);
	const rules = () => JSON.parse(readFileSync(join(dir, '.netlify', 'v1', 'config.json'), 'utf8')).images.remote_images;
	expect(write('one')).toEqual(['cdn.new.example', 'cdn.one.example']);
	const allowed = (url: string) => rules().some((rule: string) => new RegExp(rule).test(url));
	expect(['https://cdn.one.example/1.jpg', 'http://cdn.new.example/a/b.png?c'].every(allowed)).toBe(true);
	expect(
		[
			'https://cdnxone.example/1.jpg',
			'https://cdn.two.example/1.jpg',
			'https://x.example/?https://cdn.one.example/',
		].some(allowed),
	).toBe(false);
	expect(write('none')).toEqual([]);
	expect(rules()).toEqual([]);
	expect(() => write('nobody')).toThrow('nobody is not a built site.');
});

test('SITE-13 every host that a page asks the image service for is allowed: of cars, of each key of the config, of texts', async () => {
	const fixture = JSON.parse(readFileSync('tests/fixtures/tenants/everything/site.json', 'utf8')) as object;
	let count = 0;
	const elsewhere = JSON.stringify({ ...fixture, asset_folders: [], share_pictures: 'on_demand' }).replaceAll(
		/"\/(?:assets|pictures)\/[^"]+\.(?:svg|png|jpe?g|webp)"/g,
		() => `"https://host-${++count}.example/1.jpg"`,
	);
	const { slug: _, stock_feed: __, ...site } = JSON.parse(elsewhere) as Record<string, unknown>;
	const article =
		'---\ntitle: One\ndate: 2026-01-01\ndescription: One.\nimage: https://article.example/1.jpg\n---\n![A car](https://text.example/1.jpg)\n';
	const cars = [{ images: photos('cdn.example', 2), thumbnails: photos('thumbs.example', 2) }];
	const built = makeBuild({ a: { site, cars, files: { 'content/blog/one.md': article } } });
	await built.run(testNow);
	const allowed = built.text('a/photo-hosts.txt').split('\n');
	const pages = built.files('a').filter((file) => /\.(?:html|json)$/.test(file));
	const asked = pages.flatMap((file) =>
		[...built.text(`a/${file}`).matchAll(/netlify\/images\?url=([^&"\s]+)/g)].map(([, url = '']) =>
			decodeURIComponent(url),
		),
	);
	const hosts = new Set(asked.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).host));
	expect(count).toBeGreaterThan(10);
	expect([...hosts].filter((host) => !allowed.includes(host))).toEqual([]);
	expect(hosts.size).toBeGreaterThan(10);
	for (const host of ['cdn.example', 'article.example', 'text.example']) expect(hosts).toContain(host);
	expect(built.text('a/_headers')).toMatch(/img-src 'self' data: https:/);
});

test('SITE-13 pictures count wherever they are named: in cars, in the config and in texts', () => {
	const site = makeSite(
		{
			social_image: 'https://social.example/1.png',
			pages: { '/': { title: 'Home', blocks: [{ kind: 'hero', heading: 'Hi', image: 'https://hero.example/1.png' }] } },
			locations: [
				{ id: 1, name: 'A', image: { url: 'https://place.example/1.png' }, website_url: 'https://no.example/' },
			],
		},
		[
			makeCar({
				primary_image_url: 'https://CDN.example/0.jpg',
				images: ['https://cdn.example/1.jpg', '/pictures/x.svg'],
				thumbnails: ['https://thumbs.example/1.jpg'],
				file: 'https://no.example/report.pdf',
			}),
		],
	);
	expect([...photoHosts(site)]).toEqual([
		['cdn.example', 2],
		['hero.example', 1],
		['place.example', 1],
		['social.example', 1],
		['thumbs.example', 1],
	]);
});
