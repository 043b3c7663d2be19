import { australia } from '../domain/locales/en-AU.ts';
import type { ShownLocale } from '../domain/locales/locale-row.ts';

/** Where a page hands over the facts of its locale, if that is not Australia's. */
const place = 'script[data-locale]';
let known: ShownLocale | undefined;

/** What the locale of this page decides (SITE-9). Stands in for `localeFacts` of the domain in scripts of pages. */
export function localeFacts(): ShownLocale {
	known ??= handedOver() ?? australia;
	return known;
}

function handedOver(): ShownLocale | undefined {
	const text = document.querySelector(place)?.textContent;
	return text ? (JSON.parse(text) as ShownLocale) : undefined;
}
