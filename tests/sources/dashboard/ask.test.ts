import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, type Reply } from '../../../scripts/sources/dashboard/ask.ts';
import { waitMs } from '../../../scripts/sources/dashboard/patience.ts';
import { websiteAddress } from '../../../scripts/sources/dashboard/stage.ts';
import { type DashboardDouble, type Fault, faults, startDashboard } from '../../../scripts/testing/dashboard/double.ts';

async function openDouble(): Promise<DashboardDouble> {
	const double = await startDashboard();
	onTestFinished(() => double.stop());
	double.set(7, { name: 'North' });
	return double;
}

/** Asks for website 7 without really waiting; returns the reply and the pauses. */
async function askFor(double: DashboardDouble, more: { etag?: string; timeoutMs?: number; maxBytes?: number } = {}) {
	const pauses: number[] = [];
	const url = websiteAddress(double.url, 7);
	const reply = await ask({ url, timeoutMs: 60_000, maxBytes: 1_000_000, ...more }, async (ms) => pauses.push(ms));
	return { reply, pauses };
}

const found = (reply: Reply): string => (reply.kind === 'failed' ? reply.found : reply.kind);

describe('SITE-2 the call', () => {
	test('asks for website_session_data.json and accepts JSON', async () => {
		const double = await openDouble();
		const { reply, pauses } = await askFor(double);
		expect(reply).toEqual({ kind: 'answer', text: '{"id":7,"name":"North"}', etag: expect.any(String) });
		expect(double.asked.map(({ path }) => path)).toEqual(['/api/v1/websites/7/website_session_data.json']);
		expect(double.asked[0]?.headers.accept).toBe('application/json');
		expect(pauses).toEqual([]);
	});

	test('what has not changed is not sent again', async () => {
		const double = await openDouble();
		const { reply } = await askFor(double);
		const etag = reply.kind === 'answer' ? (reply.etag ?? '') : '';
		expect((await askFor(double, { etag })).reply).toEqual({ kind: 'unchanged' });
		double.set(7, { name: 'South' });
		expect((await askFor(double, { etag })).reply.kind).toBe('answer');
	});

	test.each<[string, Fault, number]>([
		['status 503', faults.fails, 3],
		['status 429', faults.asksToWait, 1],
		['a cut connection', faults.cutsConnection, 2],
		['an answer that breaks off', faults.breaksOff, 1],
	])('after %s it is asked again', async (_, fault, times) => {
		const double = await openDouble();
		double.fail(fault, times);
		const { reply, pauses } = await askFor(double);
		expect([reply.kind, pauses.length]).toEqual(['answer', times]);
	});

	test.each<[string, Fault, number, boolean]>([
		['status 503 Service Unavailable', faults.fails, 4, true],
		['status 401 Unauthorized', faults.refuses, 1, false],
		['more than 5 redirects', faults.leadsInCircles, 6, false],
	])('%s: is given up', async (words, fault, calls, away) => {
		const double = await openDouble();
		double.fail(fault);
		const { reply } = await askFor(double);
		expect(reply).toEqual({ kind: 'failed', found: words, away });
		expect(double.asked).toHaveLength(calls);
	});

	test.each<[string, Fault]>([
		['hangs', faults.hangs],
		['drips', faults.drips],
	])('a dashboard that %s is given up in time', async (_, fault) => {
		const double = await openDouble();
		double.fail(fault);
		const { reply } = await askFor(double, { timeoutMs: 200 });
		expect(reply).toEqual({ kind: 'failed', found: 'no complete answer within 0.2 seconds', away: true });
	});

	test('nobody listens: it says so', async () => {
		const double = await openDouble();
		await double.stop();
		expect(found((await askFor(double)).reply)).toMatch(/ECONNREFUSED/);
	});

	test('an answer that is too large is not read to its end', async () => {
		const double = await openDouble();
		double.set(7, { name: 'x'.repeat(2_000_000) });
		expect(found((await askFor(double)).reply)).toBe('more than 1 MB');
	});

	test('a pause that would take longer than there is time is not begun', async () => {
		const double = await openDouble();
		double.fail((response) => response.writeHead(503, { 'retry-after': '3600' }).end());
		const { reply, pauses } = await askFor(double);
		expect([found(reply), pauses]).toEqual(['status 503 Service Unavailable', []]);
	});
});

describe('the pause', () => {
	const now = Date.parse('2026-11-22T00:00:00Z');
	const wait = (count: number, retryAfter: string | null = null, chance = 0) =>
		waitMs(count, { retryAfter, now, chance });

	test.each([
		[wait(1), 500],
		[wait(2), 1_000],
		[wait(3), 2_000],
		[wait(2, null, 1), 1_500],
		[wait(1, '3'), 3_000],
		[wait(1, '0'), 500],
		[wait(1, 'Sun, 22 Nov 2026 00:00:05 GMT'), 5_000],
		[wait(1, 'Sat, 21 Nov 2026 00:00:05 GMT'), 500],
		[wait(1, 'soon'), 500],
	])('%d is %d', (found, expected) => {
		expect(found).toBe(expected);
	});
});
