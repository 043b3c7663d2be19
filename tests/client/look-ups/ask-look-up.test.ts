import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLookUp, readLookUp } from '../../../src/client/look-ups/ask-look-up.ts';
import { lookUpTexts } from '../../../src/client/look-ups/look-up-texts.ts';

const range = { low: 9_000, high: 11_000, currency: 'AUD', at: 1, until: 2, by: 'AutoGrab', sample: false };
const answers: Record<string, { status: number; body: string }> = {
	'/known': json(200, { vehicle: { make: 'Kia', year: 2019, model: '' }, source: 'provider', valuation: range }),
	'/unknown': json(404, { error: 'We could not find ABC123 in QLD.', code: 'unknown_vehicle' }),
	'/unknown-without-words': json(404, { code: 'unknown_vehicle' }),
	'/off': json(404, { error: 'Not found.', code: 'not_found' }),
	'/bad': json(422, { error: 'Wrong.', code: 'invalid', fields: { vin: 'A VIN has no O.' } }),
	'/down': json(503, { error: 'Down.', code: 'unavailable' }),
	'/many': json(429, { error: 'Slow.', code: 'rate_limited' }),
	'/hotel': { status: 200, body: '<h1>Sign in</h1>' },
	'/broken': { status: 500, body: '' },
};
const server = createServer((request, response) => {
	const { status, body } = answers[request.url ?? ''] ?? { status: 404, body: '' };
	response.writeHead(status).end(body);
});
let base = '';

beforeAll(async () => {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function json(status: number, body: unknown) {
	return { status, body: JSON.stringify(body) };
}

test('USER-10 a known vehicle, without what is not known', async () => {
	expect(await askLookUp(`${base}/known`, { rego: 'ABC123' })).toEqual({
		ok: true,
		vehicle: { make: 'Kia', year: 2019 },
		source: 'provider',
		valuation: range,
	});
});

test.each([
	['/off', lookUpTexts.unavailable],
	['/bad', `A VIN has no O. ${lookUpTexts.byHand}`],
	['/down', lookUpTexts.unavailable],
	['/many', lookUpTexts.tooMany],
	['/hotel', lookUpTexts.unavailable],
	['/broken', lookUpTexts.unavailable],
])('USER-10 %s is a sentence that says how to go on', async (path, fault) => {
	expect(await askLookUp(base + path, { vin: 'X' })).toEqual({ ok: false, fault });
});

test.each([
	['/unknown', 'We could not find ABC123 in QLD.'],
	['/unknown-without-words', lookUpTexts.unknown],
])('USER-10 %s: nothing is wrong, nobody knows the vehicle', async (path, fault) => {
	expect(await askLookUp(base + path, { rego: 'ABC123' })).toEqual({ ok: false, fault, isUnknown: true });
});

test('USER-10 no server at all: the same', async () => {
	const nobody = await askLookUp('http://127.0.0.1:1/x', { vin: 'X' });
	expect(nobody.ok).toBe(false);
});

test('FORM-17 whatever a server answers, a range is a range: never one figure, never without a day', () => {
	const anything = fc.record({
		vehicle: fc.jsonValue(),
		source: fc.constantFrom('provider', 'vin', 'sample'),
		valuation: fc.oneof(fc.jsonValue(), fc.record(amounts())),
	});
	fc.assert(
		fc.property(anything, (answer) => {
			const read = readLookUp(answer);
			if (!read.ok || read.valuation === null) return;
			const { low, high, until, currency } = read.valuation;
			expect(low).toBeLessThan(high);
			expect(low).toBeGreaterThanOrEqual(0);
			expect(until).toBeGreaterThan(0);
			expect(currency).toMatch(/^[A-Z]{3}$/);
		}),
		{ seed: 15, numRuns: 400 },
	);
});

/** Figures of which some are a range. */
function amounts() {
	const amount = fc.oneof(fc.integer({ min: -5, max: 90_000 }), fc.constant('9000'), fc.constant(Number.NaN));
	return {
		low: amount,
		high: amount,
		currency: fc.constantFrom('AUD', 'aud', ''),
		at: fc.constant(1),
		until: fc.constantFrom(2, 0, null),
		by: fc.constantFrom('AutoGrab', ''),
		sample: fc.boolean(),
	};
}
