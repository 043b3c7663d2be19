import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownSite } from '../../../netlify/platform/http/own-site.ts';
import type { Runtime } from '../../../netlify/platform/runtime/runtime.ts';
import { publishedCar } from '../../../netlify/reservations/checks/published-car.ts';
import { readSite } from '../../config/read.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { makeOffer } from './world.ts';

/** A site that answers as it is told to; `breaks` ends the connection. */
let answer: { status: number; body: string } | 'breaks';
let asked = 0;
const site = createServer((_, response) => {
	asked++;
	if (answer === 'breaks') response.destroy();
	else response.writeHead(answer.status).end(answer.body);
});
beforeAll(() => new Promise<void>((done) => void site.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => site.close(done)));

const own = () => {
	const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
	return ownSite(new Request(url, { headers: { host: 'north.localhost' } }), {
		...{ id: 'x', name: 'x', url },
	});
};

test.each([
	['has', { status: 200, body: 'file' }, 'file'],
	['has not', { status: 404, body: 'no' }, 'absent'],
	['has too large', { status: 200, body: 'x'.repeat(200) }, 'absent'],
	['cannot give now', { status: 503, body: 'busy' }, 'unanswered'],
	['breaks off', 'breaks', 'unanswered'],
] as const)('CAR-11 a file that the site %s', async (_, said, found) => {
	answer = said;
	expect(String(await own()('/file', 100))).toBe(found);
});

const find = () => {
	const [slug, config] = [
		'north',
		readSite({ slug: 'north', name: 'North', url: 'https://north.example', stock_feed: { type: 'none' } }),
	];
	const runtime = { env: { FORECOURT_ANSWERS: `${makeTempDir()}/.forecourt` } } as unknown as Runtime;
	const call = { runtime, tenant: { slug, site: config }, own: own() } as unknown as Parameters<typeof publishedCar>[0];
	return (): Promise<unknown> => publishedCar(call, makeOffer().slug);
};

test('CAR-11 while the site does not answer, nobody is told that the car cannot be reserved', async () => {
	answer = { status: 404, body: '' };
	expect(await find()()).toBeNull();
	answer = { status: 502, body: '' };
	await expect(find()()).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '10' } });
});

test('CAR-11 of many who ask for one car at once, one reads its file', async () => {
	answer = { status: 200, body: JSON.stringify(makeOffer()) };
	asked = 0;
	const one = find();
	const found = await Promise.all(Array.from({ length: 50 }, one));
	expect(found).toEqual(Array.from({ length: 50 }, makeOffer));
	expect(asked).toBe(1);
});
