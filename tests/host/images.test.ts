import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImageOrder } from '../../scripts/host/images/image-order.ts';
import { png } from '../support/png.ts';
import { type Hosted, startHost } from './hosted.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>1</script></svg>';
let host: Hosted;

/** A photo as a phone stores it: 80 × 120 upright with a red top, its pixels turned a quarter as the EXIF Orientation says. */
async function phonePhoto(orientation: 6 | 8): Promise<Buffer> {
	const top = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } })
		.png()
		.toBuffer();
	const upright = sharp({ create: { width: 80, height: 120, channels: 3, background: '#00f' } });
	const flat = await upright
		.composite([{ input: top, left: 0, top: 0 }])
		.png()
		.toBuffer();
	return sharp(flat)
		.rotate(orientation === 6 ? 270 : 90)
		.withMetadata({ orientation })
		.jpeg()
		.toBuffer();
}

/** The colour in the middle of a picture's top or bottom row, as its largest channel. */
async function colourAt(picture: Buffer, part: 'top' | 'bottom'): Promise<string> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = ((part === 'top' ? 1 : info.height - 2) * info.width + (info.width >> 1)) * info.channels;
	const [red = 0, , blue = 0] = data.subarray(at, at + 3);
	return red > blue ? 'red' : 'blue';
}

beforeAll(async () => {
	host = await startHost({
		'acme/index.html': 'Acme',
		'acme/pictures/car.png': png(400, 200),
		'acme/pictures/logo.svg': svg,
		'acme/pictures/turned-6.jpg': await phonePhoto(6),
		'acme/pictures/turned-8.jpg': await phonePhoto(8),
		'acme/notes.txt': 'not a picture',
		'other/index.html': 'Other',
		'outside.png': png(10, 10),
	});
});
afterAll(() => host.close());

const ask = (query: string, headers: Record<string, string> = {}) =>
	host.get(`/.netlify/images?url=/pictures/car.png&${query}`, { headers });

describe('/.netlify/images (SITE-13)', () => {
	test.each([
		['w=100', 100, 50],
		['h=50', 100, 50],
		['w=100&h=100', 100, 50],
		['w=100&h=100&fit=cover', 100, 100],
		['w=100&h=100&fit=fill', 100, 100],
		['w=4000', 400, 200],
	])('%s gives %i × %i', async (query, width, height) => {
		const { status, body } = await ask(`${query}&fm=png`);
		expect([status, body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([200, width, height]);
	});

	test('WebP where the visitor takes it, else what the picture is', async () => {
		expect((await ask('w=40', { accept: 'image/avif,image/webp' })).headers['content-type']).toBe('image/webp');
		expect((await ask('w=40', { accept: '*/*' })).headers['content-type']).toBe('image/png');
		expect((await ask('w=40&fm=jpg', { accept: 'image/webp' })).headers['content-type']).toBe('image/jpeg');
	});

	test('a picture is made once, kept, and answered with 304 the second time', async () => {
		const kept = () => readdirSync(join(host.out, '.images')).length;
		const before = kept();
		const [first, second] = await Promise.all([ask('w=77'), ask('w=77')]);
		expect(second.body.equals(first.body)).toBe(true);
		expect(kept()).toBe(before + 1);
		const again = await ask('w=77', { 'if-none-match': first.headers.etag ?? '' });
		expect([again.status, again.body.length, kept()]).toEqual([304, 0, before + 1]);
	});

	test('a replaced picture is made again', async () => {
		host.write('acme/pictures/new.png', png(40, 40));
		const read = async () =>
			(await host.get('/.netlify/images?url=/pictures/new.png&w=30&fm=png')).body.readUInt32BE(20);
		expect(await read()).toBe(30);
		host.write('acme/pictures/new.png', png(60, 20));
		expect(await read()).toBe(10);
	});

	describe.each([6, 8])('a photo with the EXIF Orientation %i comes out upright', (orientation) => {
		test.each([
			['w=40', 40, 60],
			['w=4000', 80, 120],
			['w=40&fm=webp', 40, 60],
			['w=60&fm=avif', 60, 90],
			['w=60&h=60', 40, 60],
			['w=80&h=80', 53, 80],
			['w=60&h=80&fit=cover', 60, 80],
			['w=60&h=30&fit=cover', 60, 30],
		])('%s', async (query, width, height) => {
			const { body } = await host.get(`/.netlify/images?url=/pictures/turned-${orientation}.jpg&${query}`);
			const made = await sharp(body).metadata();
			expect([made.width, made.height, made.exif]).toEqual([width, height, undefined]);
			expect(await colourAt(body, 'bottom')).toBe('blue');
			if (height > width) expect(await colourAt(body, 'top')).toBe('red');
		});
	});

	test('drawings pass through as they are', async () => {
		const answer = await host.get('/.netlify/images?url=/pictures/logo.svg&w=100');
		expect([answer.headers['content-type'], answer.text]).toEqual(['image/svg+xml; charset=utf-8', svg]);
	});

	test.each([
		['url=/nothing.png', 404],
		['url=/../outside.png', 404],
		['url=..%2Foutside.png', 404],
		['url=/%2e%2e/outside.png', 404],
		['url=https://pictures.example/a.png', 403],
		['url=http://127.0.0.1/a.png', 403],
		['url=/notes.txt', 400],
		['w=100', 400],
	])('%s is refused with %i', async (query, status) => {
		expect((await host.get(`/.netlify/images?${query}`)).status).toBe(status);
	});
});

describe('what may be asked for', () => {
	test.each([
		['w=0', 'w: found 0, expected a whole number from 1 to 5000.'],
		['w=1e3', 'w: found 1e3, expected a whole number from 1 to 5000.'],
		['h=9999', 'h: found 9999, expected a whole number from 1 to 5000.'],
		['q=101', 'q: found 101, expected a whole number from 1 to 100.'],
		['fit=crop', 'fit: found crop, expected one of contain, cover, fill.'],
		['fit=toString', 'fit: found toString, expected one of contain, cover, fill.'],
		['fm=exe', 'fm: found exe, expected one of avif, webp, jpg, png, gif.'],
	])('%s', (query, fault) => {
		expect(readImageOrder(new URLSearchParams(`url=/a.png&${query}`), '')).toEqual({ fault });
	});
});
