import type { PluginMoment } from '../plugins/plugin.ts';
import { whenVisible } from './when-visible.ts';

/** How long a page that has loaded is left to its visitor before what waits for idle time starts, if they do nothing. */
const quietMilliseconds = 5000;

/** What a visitor does first: nothing else says that they are there. Moving the mouse across the page is not yet an act. */
const acts = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls functions at the moments at which plugins start (SITE-12). Called early: it hears the visitor's first act from then on.
 */
export function pluginMoments(page: Window): (moment: PluginMoment, start: () => void) => void {
	const acted = firstAct(page);
	const quiet = quietAfterLoad(page);
	return (moment, start) => {
		if (typeof moment === 'object') {
			const element = page.document.querySelector(moment.seen);
			if (element) whenVisible(element, start);
			return;
		}
		const ready = moment === 'intent' ? acted : Promise.race([acted, quiet]);
		void ready.then(() => inIdleTime(page, start));
	};
}

function firstAct(page: Window): Promise<void> {
	return new Promise((done) => {
		// Parts of a page may scroll by themselves: only the page's own scrolling reaches the window by itself.
		for (const act of acts)
			page.addEventListener(act, () => done(), { once: true, passive: true, capture: act !== 'scroll' });
	});
}

function quietAfterLoad(page: Window): Promise<void> {
	return new Promise((done) => {
		const wait = () => page.setTimeout(done, quietMilliseconds);
		if (page.document.readyState === 'complete') wait();
		else page.addEventListener('load', wait, { once: true });
	});
}

/** What the visitor has just done is painted first. Safari has no idle callbacks. */
function inIdleTime(page: Window, start: () => void): void {
	if ('requestIdleCallback' in page) page.requestIdleCallback(start, { timeout: 2000 });
	else (page as Window).setTimeout(start, 50);
}
