import type { DeviceStore } from './device-store.ts';
import { type Resent, sendUnsent } from './send-unsent.ts';
import { solveCaptcha } from './solve-captcha.ts';

/**
 * Sends the leads that wait on the device and tells the visitor what became of them (FORM-12). A form that shows the lead
 * hears of it first, by the event `forecourt:resent`, and tells it itself. Answers when the next try is due, in Unix
 * milliseconds; null where nothing waits.
 */
export async function reportResent(stores: {
	website_slug: string;
	device: DeviceStore;
	tab: DeviceStore;
}): Promise<number | null> {
	const results = await sendUnsent({ ...stores, captcha: solveCaptcha });
	const told = results.flatMap((result) => (isToldElsewhere(result) ? [] : (textOf(result) ?? [])));
	if (told.length > 0) {
		const place = notice();
		for (const text of told) place.append(Object.assign(document.createElement('p'), { textContent: text }));
	}
	const waiting = results.flatMap((result) => (result.outcome === 'waits' ? [result.notBefore] : []));
	return waiting.length > 0 ? Math.min(...waiting) : null;
}

function isToldElsewhere(result: Resent): boolean {
	const event = new CustomEvent('forecourt:resent', { detail: result, cancelable: true });
	return !document.dispatchEvent(event);
}

/** Nothing of a step on the way: its form says what is to be said. */
function textOf(result: Resent): string | null {
	if (result.partial) return null;
	switch (result.outcome) {
		case 'sent':
			return `${result.title}: your message could not be sent earlier. We have it now and will get back to you.`;
		case 'refused':
			return `${result.title}: your message could not be sent. ${result.error}`;
		case 'expired':
			return `${result.title}: your message of ${dayOf(result.keptAt)} could not be sent and has been deleted. Please write to us again.`;
		case 'waits':
			return null;
	}
}

const dayOf = (time: number): string =>
	new Date(time).toLocaleDateString(document.documentElement.lang || undefined, { day: 'numeric', month: 'long' });

/** A note at the foot of the screen that stays until it is closed: it speaks of something that was thought lost. */
function notice(): HTMLElement {
	const known = document.querySelector<HTMLElement>('[data-resent]');
	if (known) return known;
	const element = document.createElement('div');
	element.className = 'resent-note';
	element.setAttribute('role', 'status');
	const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
	close.addEventListener('click', () => element.remove());
	const texts = document.createElement('div');
	texts.dataset['resent'] = '';
	document.body.append(element);
	element.append(texts, close);
	return texts;
}
