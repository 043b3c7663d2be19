import { type DeviceStore, tabStore } from '../device/device-store.ts';
import { unsentMark } from './unsent-mark.ts';

/** Milliseconds between tries while a page stays open: twice as long each time. */
const pauses = { first: 15_000, longest: 5 * 60_000 } as const;

/**
 * Sees to leads that could not be sent (FORM-12): when a page is opened, when the network is back, when a form has one more,
 * and from then on from time to time, but not before the server wants to be asked again.
 */
export function watchUnsent(website_slug: string, device: DeviceStore): void {
	let timer = 0;
	let pause: number = pauses.first;
	let busy = false;
	const later = (due = 0): void => {
		clearTimeout(timer);
		timer = window.setTimeout(send, Math.max(pause, due - Date.now()));
		pause = Math.min(pause * 2, pauses.longest);
	};
	const send = async (): Promise<void> => {
		clearTimeout(timer);
		if (busy || device.read(unsentMark) === null) return;
		busy = true;
		try {
			const { reportResent } = await import('./report-resent.ts');
			const due = await reportResent({ website_slug, device, tab: tabStore(website_slug) });
			if (due !== null) later(due);
		} catch {
			// The script that sends could not be loaded: neither could the lead be sent.
			later();
		} finally {
			busy = false;
		}
	};
	void send();
	window.addEventListener('online', () => void send());
	document.addEventListener('forecourt:unsent', () => {
		pause = pauses.first;
		later();
	});
}
