import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askTaken } from '../../../src/client/reserved/ask-taken.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
	asked.push(request.url ?? '');
	response.setHeader('content-type', 'application/json');
	response.end(JSON.stringify({ cars: [{ id: 7, until: null }, { id: 'x' }, { id: 8, until: 5 }] }));
});
let base = '';
beforeAll(async () => {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => void server.close());

const taken = [
	{ id: 7, until: null },
	{ id: 8, until: 5 },
];

test('CAR-11 pages of cars share one address, whose answer a CDN keeps', async () => {
	asked.length = 0;
	expect(await askTaken(base, { isFresh: false })).toEqual(taken);
	expect(asked).toEqual(['/api/reservations']);
});

test('CAR-11 who must know how it is now asks an address that no CDN has kept', async () => {
	asked.length = 0;
	const before = Date.now();
	expect(await askTaken(base, { isFresh: true })).toEqual(taken);
	const at = Number(/^\/api\/reservations\?at=(\d+)$/.exec(asked[0] ?? '')?.[1]);
	expect(at).toBeGreaterThanOrEqual(before);
});
