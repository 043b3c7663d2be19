import { whenVisible } from '../../../client/when-visible.ts';
import { loadDrawForm } from './load-draw-form.ts';

/** Signs of somebody at the page. */
const stirs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls `act` at the first sign of somebody at the page. */
export function onceStirred(act: () => void): void {
	const stirred = new AbortController();
	const stir = () => {
		stirred.abort();
		act();
	};
	for (const event of stirs) document.addEventListener(event, stir, { passive: true, signal: stirred.signal });
}

/** Fetches what draws the windows of forms while somebody looks at what opens one, so that a press finds its fields. Not where data is to be saved. */
export function warmInSight(openers: Iterable<Element>): void {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
	const warm = () => whenIdle(() => void loadDrawForm().catch(() => {}));
	onceStirred(() => {
		for (const opener of openers) whenVisible(opener, warm);
	});
}
