import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOutbox } from '../../../src/client/analytics/outbox.ts';
import { fateOf, readWaiting, settle } from '../../../src/client/analytics/waiting-events.ts';
import { deviceStore } from '../../../src/client/leads/device/device-store.ts';
import { type AnalyticsEvent, analyticsEvents as names } from '../../../src/domain/leads/analytics-events.ts';
import type { CountedEntry } from '../../../src/domain/leads/counted-entry.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;
const asked = JSON.stringify({ version: 1, kinds: ['analytics', 'marketing'], days: 365, policy: '/privacy-policy/' });

/** The little of a browser's storage that the site uses. */
function makeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => void kept.set(key, text),
		removeItem: (key) => void kept.delete(key),
	};
}

/** The page that the outbox is on: what it asks of the browser. */
function makePage({ onLine = true, asks = false, storage = makeStorage() } = {}) {
	const dataset: Record<string, string> = { site: 'test', ...(asks && { consent: asked }) };
	const page = Object.assign(new EventTarget(), { documentElement: { dataset } });
	const navigator = { onLine };
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', navigator);
	vi.stubGlobal('location', { pathname: '/contact/' });
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('sessionStorage', makeStorage());
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	const pushed: CountedEntry[] = [];
	const device = deviceStore('test');
	const send = startOutbox(device, (entry) => pushed.push(entry));
	const happen = (event_id: AnalyticsEvent, at = now) =>
		send({ event: 'forecourt', event_id, event_name: names[event_id] }, at);
	const change = async (type: 'online' | 'forecourt:consent') => {
		page.dispatchEvent(new Event(type));
		await settled();
	};
	const choose = (analytics: boolean, marketing: boolean) => {
		device.write('consent', { version: 1, at: now, analytics, marketing });
		return change('forecourt:consent');
	};
	const kept = () => (device.read('events') as CountedEntry[] | null)?.map(({ event_id }) => event_id) ?? null;
	return {
		pushed,
		ids: () => pushed.map(({ event_id }) => event_id),
		happen,
		change,
		choose,
		kept,
		navigator,
		storage,
	};
}

/** The script that is loaded late is there, and done. */
async function settled(): Promise<void> {
	await vi.dynamicImportSettled();
	for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('USER-7 what can be sent goes out at once, and nothing is kept', () => {
	const page = makePage();
	page.happen(25);
	expect(page.pushed).toEqual([{ event: 'forecourt', event_id: 25, event_name: 'click-to-call' }]);
	expect(page.kept()).toBeNull();
});

test('USER-7 what happens offline waits, and goes out once with its own time when the network is back', async () => {
	const page = makePage({ onLine: false });
	page.happen(25, now - hour);
	page.happen(41);
	expect(page.ids()).toEqual([]);
	expect(page.kept()).toEqual([25, 41]);
	page.navigator.onLine = true;
	await page.change('online');
	await page.change('online');
	expect(page.ids()).toEqual([25, 41]);
	expect(page.pushed[0]).toMatchObject({
		event_time: now - hour,
		event_path: '/contact/',
		event_name: 'click-to-call',
	});
	expect(page.kept()).toBeNull();
});

test('USER-7 what waits goes out from the next page too, once for two of them', async () => {
	const { storage, happen } = makePage({ onLine: false });
	happen(25);
	const next = makePage({ storage });
	await settled();
	const another = makePage({ storage });
	await settled();
	expect([next.ids(), another.ids()]).toEqual([[25], []]);
});

test('USER-7, SITE-12 before the visitor has chosen nothing is sent; agreeing sends what waited', async () => {
	const page = makePage({ asks: true });
	await settled();
	page.happen(1);
	expect([page.ids(), page.kept()]).toEqual([[], [1]]);
	await page.choose(true, false);
	expect([page.ids(), page.kept()]).toEqual([[1], null]);
	page.happen(25);
	expect(page.ids()).toEqual([1, 25]);
});

test('USER-7, SITE-12 refusing empties what waits, and nothing waits from then on', async () => {
	const page = makePage({ asks: true });
	page.happen(1);
	await page.choose(false, false);
	page.happen(25);
	expect([page.ids(), page.kept()]).toEqual([[], null]);
});

test('USER-7 an event of a moment before the page is left waits even where the script that knows the choice is not there yet', async () => {
	const left = makePage({ asks: true });
	left.happen(25);
	expect(left.kept()).toEqual([25]);
	deviceStore('test').write('consent', { version: 1, at: now, analytics: true, marketing: true });
	const next = makePage({ asks: true, storage: left.storage });
	await settled();
	expect([...left.ids(), ...next.ids()]).toEqual([25]);
});

test('USER-7 a hundred events wait, the latest ones', () => {
	const page = makePage({ onLine: false });
	for (let index = 0; index < 130; index++) page.happen(index < 30 ? 1 : 25);
	expect(page.kept()).toEqual(Array.from({ length: 100 }, () => 25));
});

test('USER-7 a device that keeps nothing loses what has to wait, and no page notices', async () => {
	const storage = makeStorage();
	storage.setItem = () => {
		throw new DOMException('QuotaExceededError');
	};
	const page = makePage({ onLine: false, storage });
	page.happen(25);
	page.navigator.onLine = true;
	await page.change('online');
	page.happen(41);
	expect(page.ids()).toEqual([41]);
});

test('USER-7 what still has to wait loses what is too old', async () => {
	makePage({ onLine: false });
	const device = deviceStore('test');
	const old = { event_id: 1, event_time: now - 24 * hour, event_path: '/' };
	device.write('events', [old, { ...old, event_time: now - 23 * hour }]);
	await settle({ device, push: () => expect.unreachable(), names });
	expect(device.read('events')).toHaveLength(1);
});

test.each([
	[{ isChosen: false, analytics: false, marketing: false }, true, 'wait'],
	[{ isChosen: true, analytics: false, marketing: false }, true, 'drop'],
	[{ isChosen: true, analytics: false, marketing: false }, false, 'drop'],
	[{ isChosen: true, analytics: true, marketing: false }, true, 'send'],
	[{ isChosen: true, analytics: false, marketing: true }, true, 'send'],
	[{ isChosen: true, analytics: true, marketing: true }, false, 'wait'],
] as const)('USER-7 of a visitor with the choice %j, online %s, events %s', (consent, isOnline, fate) => {
	expect(fateOf(consent, isOnline)).toBe(fate);
});

const young = { event_id: 25, event_time: now - hour, event_path: '/contact/' };

test.each<[string, unknown, boolean]>([
	['an event of ours', young, true],
	['one of 23 hours ago', { ...young, event_time: now - 23 * hour }, true],
	['one of 24 hours ago', { ...young, event_time: now - 24 * hour }, false],
	['one of tomorrow', { ...young, event_time: now + 24 * hour }, false],
	['one without a time', { ...young, event_time: undefined }, false],
	['one of no id of ours', { ...young, event_id: 58 }, false],
	['one of another type of id', { ...young, event_id: '25' }, false],
	['one of another site', { ...young, event_path: 'https://evil.example/' }, false],
	['null', null, false],
	['a text', 'event', false],
])('USER-7 of what a device holds, %s is sent: %s', (_, stored, isSent) => {
	expect(readWaiting([stored], names, now)).toHaveLength(isSent ? 1 : 0);
});

test('USER-7 whatever a device holds, only known keys of known events come out, with the name of the table', () => {
	const keys = [
		'event',
		'event_id',
		'event_name',
		'event_time',
		'event_path',
		'event_label',
		'form_name',
		'phone_number',
	];
	const entry = fc.record(
		{
			event_id: fc.oneof(fc.integer({ min: -1, max: 60 }), fc.anything()),
			event_time: fc.oneof(fc.integer({ min: now - 30 * hour, max: now + hour }), fc.anything()),
			event_path: fc.oneof(fc.constant('/x/'), fc.anything()),
			event_label: fc.anything(),
			email: fc.string(),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(entry, fc.anything())), (stored) => {
			for (const sent of readWaiting(stored, names, now)) {
				expect(Object.keys(sent).filter((key) => !keys.includes(key))).toEqual([]);
				expect(sent.event_name).toBe(names[sent.event_id]);
				expect(now - (sent.event_time ?? 0)).toBeLessThan(24 * hour);
			}
		}),
		{ seed: 14, numRuns: 300 },
	);
});
