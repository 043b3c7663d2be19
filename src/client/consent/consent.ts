import type { PluginConsent } from '../../plugins/plugin.ts';
import { type DeviceStore, deviceStore, tabStore } from '../leads/device/device-store.ts';
import { type AskedConsent, type ConsentRecord, type ConsentWords, readRecord } from './consent-record.ts';

/** What a visitor has agreed to. `isChosen` is false as long as they have not answered. */
export type Consent = { isChosen: boolean; analytics: boolean; marketing: boolean };

/** The event on the document after a choice. */
const consentEvent = 'forecourt:consent';

/** Counts for this page where neither the device nor the tab keeps anything. */
let keptOnPage: ConsentRecord | null = null;

/** What the site asks its visitors for, as `data-consent` on `<html>` has it; null where it does not ask. */
export function askedConsent(): AskedConsent | null {
	const { consent } = document.documentElement.dataset;
	return consent === undefined ? null : (JSON.parse(consent) as AskedConsent);
}

/** What the question says, as `data-consent-words` on `<body>` has it. */
export function consentWords(): ConsentWords {
	return JSON.parse(document.body.dataset['consentWords'] ?? '') as ConsentWords;
}

/**
 * What may be used now (SITE-12). A site that does not ask may use everything; one that asks may use nothing until the visitor
 * has chosen, on this page or before. A browser that says so itself (Global Privacy Control) refuses marketing on either.
 */
export function currentConsent(): Consent {
	const asked = askedConsent();
	if (!asked) return { isChosen: true, analytics: true, marketing: !hasPrivacySignal() };
	const chosen = readChoice(asked);
	const isGiven = (kind: 'analytics' | 'marketing') => asked.kinds.includes(kind) && chosen?.[kind] === true;
	return { isChosen: chosen !== null, analytics: isGiven('analytics'), marketing: isGiven('marketing') };
}

/** Whether the browser itself asks that nothing is passed on: Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
	(navigator as Navigator & { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

/** Whether what needs `kind` may be used now. */
export function isAllowed(kind: PluginConsent): boolean {
	return kind === 'none needed' || currentConsent()[kind];
}

/**
 * Keeps the visitor's choice with its date and the version of what was asked, and tells the page. Where the device keeps
 * nothing it counts for this tab, where that keeps nothing either for this page.
 */
export function chooseConsent({ analytics, marketing }: { analytics: boolean; marketing: boolean }): void {
	const version = askedConsent()?.version ?? 0;
	const choice: ConsentRecord = { version, at: Date.now(), analytics, marketing };
	// A choice that could not be written over would count for longer than it was meant.
	for (const store of stores()) store.write('consent', null);
	const isKept = stores().some((store) => store.write('consent', choice));
	keptOnPage = isKept ? null : choice;
	tellConsent();
}

/** Tells the page that the choice may have changed, in another tab for one. */
export function tellConsent(): void {
	document.dispatchEvent(new CustomEvent(consentEvent));
}

/** Calls `listener` after each choice on this page. */
export function onConsent(listener: (consent: Consent) => void): void {
	document.addEventListener(consentEvent, () => listener(currentConsent()));
}

function readChoice(asked: AskedConsent): ConsentRecord | null {
	const kept = [...stores().map((store) => store.read('consent')), keptOnPage];
	return kept.reduce<ConsentRecord | null>((found, value) => found ?? readRecord(value, asked, Date.now()), null);
}

/** The device, then the tab. */
function stores(): DeviceStore[] {
	const { site = '' } = document.documentElement.dataset;
	return [deviceStore(site), tabStore(site)];
}
