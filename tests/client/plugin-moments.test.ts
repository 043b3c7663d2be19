import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pluginMoments } from '../../src/client/plugin-moments.ts';
import type { PluginMoment } from '../../src/plugins/plugin.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A window that loads and hears acts when the test says so; it always has idle time. */
function makeWindow() {
	const page = Object.assign(new EventTarget(), {
		document: { readyState: 'interactive', querySelector: () => null },
		setTimeout,
		requestIdleCallback: (start: () => void) => setTimeout(start),
	});
	return { page: page as unknown as Window, send: (type: string) => page.dispatchEvent(new Event(type)) };
}

function startAt(moment: PluginMoment) {
	const { page, send } = makeWindow();
	const start = vi.fn();
	pluginMoments(page)(moment, start);
	return { start, send };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('SITE-12 nothing starts while the page loads, however long that takes', async () => {
	const { start, send } = startAt('idle');
	await pass(60_000);
	expect(start).not.toHaveBeenCalled();
	send('load');
	await pass(4_900);
	expect(start).not.toHaveBeenCalled();
	await pass(200);
	expect(start).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'scroll'])('SITE-12 a first %s starts what waits for either', async (act) => {
	for (const moment of ['idle', 'intent'] as const) {
		const { start, send } = startAt(moment);
		send(act);
		send(act);
		await pass(1);
		expect(start).toHaveBeenCalledOnce();
	}
});

test('SITE-12 what waits for the visitor’s intent waits for good', async () => {
	const { start, send } = startAt('intent');
	send('load');
	send('pointermove');
	await pass(60 * 60_000);
	expect(start).not.toHaveBeenCalled();
	send('keydown');
	await pass(1);
	expect(start).toHaveBeenCalledOnce();
});

test('SITE-12 what waits for an element never starts on a page without it', async () => {
	const { start, send } = startAt({ seen: '[data-walk-around]' });
	send('load');
	send('pointerdown');
	await pass(60_000);
	expect(start).not.toHaveBeenCalled();
});
