import type { DeviceStore } from './device-store.ts';
import { type Resent, sendUnsent } from './send-unsent.ts';

/** Sends the leads that wait on the device and tells the visitor what became of them (FORM-12). */
export async function reportResent(stores: {
	website_slug: string;
	device: DeviceStore;
	tab: DeviceStore;
}): Promise<void> {
	const told = (await sendUnsent(stores)).flatMap((result) => textOf(result) ?? []);
	if (told.length === 0) return;
	const place = notice();
	for (const text of told) place.append(Object.assign(document.createElement('p'), { textContent: text }));
	// For forms that wait for the same answer.
	document.dispatchEvent(new CustomEvent('forecourt:resent'));
}

function textOf(result: Resent): string | null {
	switch (result.outcome) {
		case 'sent':
			return `${result.title}: what you wrote could not be sent before. We have it now and will get back to you.`;
		case 'refused':
			return `${result.title}: what you wrote could not be sent. ${result.error}`;
		case 'waits':
			return null;
	}
}

/** A note at the foot of the screen that stays until it is closed: it speaks of something that was thought lost. */
function notice(): HTMLElement {
	const element = document.createElement('div');
	element.className = 'resent-note';
	element.setAttribute('role', 'status');
	const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
	close.addEventListener('click', () => element.remove());
	const texts = document.createElement('div');
	document.body.append(element);
	element.append(texts, close);
	return texts;
}
