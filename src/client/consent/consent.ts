import type { PluginConsent } from '../../plugins/plugin.ts';
import { asRecord, deviceStore } from '../leads/device/device-store.ts';

/** What a visitor has agreed to. `isChosen` is false as long as they have not answered. */
export type Consent = { isChosen: boolean; analytics: boolean; marketing: boolean };

/** The event on the document after a choice. */
const consentEvent = 'forecourt:consent';

/**
 * What may be used now (SITE-12). A site that does not ask, without `data-consent` on `<html>`, may use everything; one that
 * asks may use nothing until the visitor has chosen, on this page or before.
 */
export function currentConsent(): Consent {
	const { site = '', consent } = document.documentElement.dataset;
	if (consent === undefined) return { isChosen: true, analytics: true, marketing: true };
	const { analytics, marketing } = asRecord(deviceStore(site).read('consent'));
	return {
		isChosen: typeof analytics === 'boolean' && typeof marketing === 'boolean',
		analytics: analytics === true,
		marketing: marketing === true,
	};
}

/** Whether what needs `kind` may be used now. */
export function isAllowed(kind: PluginConsent): boolean {
	return kind === 'none needed' || currentConsent()[kind];
}

/** Keeps the visitor's choice on the device and tells the page. Where the device keeps nothing, it counts for this page. */
export function chooseConsent(choice: { analytics: boolean; marketing: boolean }): void {
	deviceStore(document.documentElement.dataset['site'] ?? '').write('consent', choice);
	document.dispatchEvent(new CustomEvent(consentEvent, { detail: choice }));
}

/** Calls `listener` after each choice on this page. */
export function onConsent(listener: (consent: Consent) => void): void {
	document.addEventListener(consentEvent, () => listener(currentConsent()));
}
