import { knownLocation } from '../../domain/addresses/known-location.ts';
import { dialled } from '../../domain/words/swapped-phone.ts';
import type { DealercellSettings } from './plugin.ts';
import { standInsOf } from './stand-ins.ts';
import { swapNumbers } from './swap-numbers.ts';

const waitMilliseconds = 5000;

/**
 * Swaps the page's phone numbers for those that the vendor gives (SITE-10). Without an answer the dealer's own stay; what is
 * wrong with one is in the console.
 */
export async function start({ address, account_id }: DealercellSettings): Promise<void> {
	const numbers = numbersOn(document);
	if (numbers.length === 0) return;
	const url = new URL(address);
	for (const [name, value] of [
		['account', account_id],
		['page', location.origin + location.pathname],
		['referrer', document.referrer && knownLocation(document.referrer)],
		...numbers.map((number) => ['number', number]),
	]) {
		if (name && value) url.searchParams.append(name, value);
	}
	const response = await fetch(url, {
		headers: { accept: 'application/json' },
		credentials: 'omit',
		signal: AbortSignal.timeout(waitMilliseconds),
	});
	if (!response.ok) throw new Error(`${url.host} answered ${response.status}.`);
	const standIns = standInsOf(await response.json(), numbers);
	if (standIns.size > 0) swapNumbers(document.body, standIns);
}

/** The numbers that the page's links call, each once. */
function numbersOn(page: Document): string[] {
	const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
	return [...new Set(links.map(({ href }) => dialled(href.slice('tel:'.length))))];
}
