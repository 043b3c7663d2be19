import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFunctions, type Functions } from '../../../scripts/host/functions/functions.ts';
import { bundleFunctions } from '../../../scripts/netlify/bundle-functions.ts';
import type { ShareDrawing } from '../../../src/contract/share-drawing.ts';
import { type Hosted, startHost } from '../../host/hosted.ts';

let photos: Server;
let asked: string[] = [];
let functions: Functions;
let host: Hosted;
let dir = '';

const brand = [18, 52, 86];
const red = [200, 20, 20];

const drawingOf = (picture: string | null, over: Partial<ShareDrawing> = {}): string =>
	JSON.stringify({
		title: '2021 Kia Rio',
		text: 'S Hatch',
		price: '$19,990',
		tag: 'Demo',
		foot: 'Acme · Bathurst',
		picture,
		colours: { brand: '#123456', on_brand: '#ffffff', accent: '#f2a541', on_accent: '#111111' },
		fonts: { heading: 'archivo', body: 'inter' },
		...over,
	} satisfies ShareDrawing);

/** The function as it is deployed, packed into one file, on the local host. */
beforeAll(async () => {
	const plain = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: '#c81414' } });
	const large = await plain(1600, 1000).jpeg().toBuffer();
	const small = await plain(200, 200).webp().toBuffer();
	photos = createServer((request, response) => {
		asked.push(request.url ?? '');
		if (request.url === '/large.jpg') response.end(large);
		else if (request.url === '/small.webp') response.end(small);
		else if (request.url === '/text.jpg') response.end('no picture');
		else if (request.url === '/inside.jpg') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
		else response.writeHead(503).end();
	});
	await new Promise<void>((done) => photos.listen(0, '127.0.0.1', done));
	const { port } = photos.address() as AddressInfo;
	const cdn = `http://127.0.0.1:${port}`;
	dir = mkdtempSync(join(tmpdir(), 'forecourt-share-'));
	const [from, out] = [join(dir, 'functions'), join(dir, 'packed')];
	mkdirSync(from);
	const source = JSON.stringify(resolve('netlify/functions/share.ts'));
	writeFileSync(join(from, 'share.ts'), `export { default, config } from ${source};`);
	await bundleFunctions({ from, out });
	functions = createFunctions(out);
	const own = await plain(800, 600).png().toBuffer();
	host = await startHost(
		{
			'acme/index.html': 'Acme',
			'acme/photo-hosts.txt': `127.0.0.1:${port}\n`,
			'acme/assets/own.png': own,
			'acme/share/large-1.json': drawingOf(`${cdn}/large.jpg`),
			'acme/share/small-1.json': drawingOf(`${cdn}/small.webp`),
			'acme/share/own-1.json': drawingOf('/assets/own.png'),
			'acme/share/photo-1.jpg': await plain(600, 450).jpeg().toBuffer(),
			'acme/share/svg-1.json': drawingOf('/share/photo-1.jpg'),
			'acme/share/text-1.json': drawingOf(`${cdn}/text.jpg`),
			'acme/share/broken-1.json': drawingOf(`${cdn}/broken.jpg`),
			'acme/share/inside-1.json': drawingOf(`${cdn}/inside.jpg`),
			'acme/share/other-1.json': drawingOf(`http://localhost:${port}/large.jpg`),
			'acme/share/none-1.json': drawingOf(null, { price: 'SOLD', tag: null, title: 'Ö'.repeat(900) }),
			'acme/share/wrong-1.json': drawingOf(null, { fonts: { heading: 'arial' as 'inter', body: 'inter' } }),
			'acme/share/cut-1.json': '{"title":',
			'acme/secret.json': drawingOf(null),
			'beta/index.html': 'Beta',
			'beta/photo-hosts.txt': 'photos.example\n',
			'beta/share/stolen-1.json': drawingOf(`${cdn}/large.jpg`),
		},
		{ loopbackImages: true, functions },
	);
});
afterAll(async () => {
	await host.close();
	await functions.stop();
	photos.close();
	rmSync(dir, { recursive: true });
});
beforeEach(() => {
	asked = [];
});

async function draw(name: string, site = 'acme') {
	const answer = await host.get(`/api/share/${name}`, { host: `${site}.localhost` });
	expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
	expect(answer.body.length).toBeLessThan(60_000);
	const { width, height } = await sharp(answer.body).metadata();
	expect([width, height]).toEqual([1200, 630]);
	const pixels = await sharp(answer.body).removeAlpha().raw().toBuffer();
	const at = (left: number, top: number): number[] => [...pixels.subarray((top * 1200 + left) * 3).subarray(0, 3)];
	return { headers: answer.headers, inFrame: at(860, 400), corner: at(1190, 10) };
}

const near = (one: number[], other: number[]): boolean =>
	one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 12);

describe('SITE-13 a picture for shares that is drawn on demand', () => {
	test.each(['large-1.jpg', 'small-1.jpg', 'own-1.jpg', 'svg-1.jpg'])(
		'%s shows the dealer’s photo and may be kept for ever',
		async (name) => {
			const { headers, inFrame, corner } = await draw(name);
			expect([near(inFrame, red), near(corner, brand)]).toEqual([true, true]);
			expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
			expect(headers['netlify-cdn-cache-control']).toContain('max-age=31536000');
			expect(headers['netlify-cache-id']).toBe('share-pictures');
		},
	);

	test.each(['text-1.jpg', 'broken-1.jpg', 'inside-1.jpg', 'other-1.jpg'])(
		'%s, whose photo cannot be had, shows text, and is asked for again soon',
		async (name) => {
			const { headers, inFrame } = await draw(name);
			expect(near(inFrame, brand)).toBe(true);
			expect(headers['cache-control']).toBe('public, max-age=300');
			expect(headers['netlify-cache-id']).toBeUndefined();
			expect(asked.includes('/large.jpg')).toBe(false);
		},
	);

	test('a photo of a host that the site does not name is not fetched', async () => {
		const { inFrame } = await draw('stolen-1.jpg', 'beta');
		expect([near(inFrame, brand), asked]).toEqual([true, []]);
	});

	test('a car without a photo has text alone, however long it is, for ever', async () => {
		const { headers, corner } = await draw('none-1.jpg');
		expect([near(corner, brand), headers['cache-control']]).toEqual([true, 'public, max-age=31536000, immutable']);
	});

	test('what several ask for at once is drawn once', async () => {
		await Promise.all(['broken-1.jpg', 'broken-1.jpg', 'broken-1.jpg'].map((name) => draw(name)));
		expect(asked).toEqual(['/broken.jpg']);
	});

	test.each([
		'large-2.jpg',
		'large-1.png',
		'large-1',
		'wrong-1.jpg',
		'cut-1.jpg',
		'..%2Fsecret.jpg',
		'%2e%2e%2fsecret.jpg',
		'large-1.jpg%3Fx.jpg',
		'http:%2F%2Fphotos.example%2F1.jpg',
	])('%s, which is not a drawing of this site, is not there', async (name) => {
		const answer = await host.get(`/api/share/${name}?title=Hacked&picture=http://127.0.0.1/`);
		expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'not_found']);
		expect(asked).toEqual([]);
	});

	test('another tenant’s drawing is not there, nor is any for a host name that nobody has', async () => {
		for (const site of ['beta', 'nobody', '127.0.0.1', 'photos.example/acme']) {
			const { status } = await host.get('/api/share/large-1.jpg', { host: `${site}.localhost` });
			expect([site, [400, 404].includes(status)]).toEqual([site, true]);
		}
	});

	test('HEAD answers as GET, and POST is refused', async () => {
		const head = await host.get('/api/share/large-1.jpg', { method: 'HEAD' });
		expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, 'image/jpeg', 0]);
		expect((await host.get('/api/share/large-1.jpg', { method: 'POST' })).status).toBe(405);
	});
});
