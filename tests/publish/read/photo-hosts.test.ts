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

test('issue 11.9 the hosts of a tenant’s photos are published with its site, new ones are reported once, closed ones are a warning', async () => {
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

test('issue 11.9 pictures count wherever they are named: in cars, in the config and in texts', () => {
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
