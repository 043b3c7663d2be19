import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBus } from '../../../src/client/analytics/bus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Page = EventTarget & { document: EventTarget; location: { pathname: string }; dataLayer?: unknown[] };
const makePage = (dataLayer?: unknown[]): Page =>
	Object.assign(new EventTarget(), {
		document: new EventTarget(),
		location: { pathname: '/contact/' },
		...(dataLayer && { dataLayer }),
	});

const call = { event: 'forecourt', event_id: 25, event_name: 'click-to-call', event_label: 'Used Car' };
const directions = { event: 'forecourt', event_id: 41, event_name: 'get-directions' };

describe('USER-7 the bus', () => {
	test('tells scripts of ours at once', () => {
		const page = makePage();
		const heard: unknown[] = [];
		page.document.addEventListener('forecourt:event', (event) => heard.push((event as CustomEvent).detail));
		const track = startBus(page);
		track(25, 'Used Car');
		track(41);
		expect(heard).toEqual([
			{ id: 25, name: 'click-to-call', label: 'Used Car', path: '/contact/' },
			{ id: 41, name: 'get-directions', path: '/contact/' },
		]);
		expect(page.dataLayer).toBeUndefined();
	});

	test('tells tag managers 250 ms later, in the order of the events', () => {
		const page = makePage();
		const track = startBus(page);
		track(25, 'Used Car');
		vi.advanceTimersByTime(100);
		track(41);
		vi.advanceTimersByTime(149);
		expect(page.dataLayer).toBeUndefined();
		vi.advanceTimersByTime(1);
		expect(page.dataLayer).toEqual([call]);
		vi.advanceTimersByTime(100);
		expect(page.dataLayer).toEqual([call, directions]);
	});

	test('pushes onto the queue that a tag manager has made, by its own push', () => {
		const queue: unknown[] = [{ event: 'gtm.js' }];
		const page = makePage(queue);
		const pushed: unknown[] = [];
		queue.push = (event) => pushed.push(event);
		startBus(page)(41);
		vi.advanceTimersByTime(250);
		expect(pushed).toEqual([directions]);
		expect(page.dataLayer).toBe(queue);
	});

	test('what waits when the page is left goes out then, and not again', () => {
		const page = makePage();
		const track = startBus(page);
		track(25, 'Used Car');
		track(41);
		page.dispatchEvent(new Event('pagehide'));
		expect(page.dataLayer).toEqual([call, directions]);
		vi.advanceTimersByTime(1000);
		expect(page.dataLayer).toEqual([call, directions]);
	});

	test('an event after the way back to the page waits its own time', () => {
		const page = makePage();
		const track = startBus(page);
		track(41);
		page.dispatchEvent(new Event('pagehide'));
		vi.advanceTimersByTime(200);
		track(25, 'Used Car');
		vi.advanceTimersByTime(50);
		expect(page.dataLayer).toEqual([directions]);
		vi.advanceTimersByTime(200);
		expect(page.dataLayer).toEqual([directions, call]);
	});
});
