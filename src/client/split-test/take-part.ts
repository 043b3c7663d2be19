import type { SplitTestOnPage } from '../../contract/split-on-page.ts';
import { deviceStore } from '../leads/device/device-store.ts';
import { keepCounted, ownVariants } from './own-variants.ts';

/** Who leaves sooner has not looked; programs that only read do not stay. */
const lookMilliseconds = 2_000;

const { site = '', split = 'null', variant, preview } = document.documentElement.dataset;
const test = JSON.parse(split) as SplitTestOnPage | null;
const device = deviceStore(site);

// The visitor takes part in the page's split test (SITE-11): the analytics hear which variant they see, and the server once,
// for each visitor and test, that there is one more.
if (test && variant !== undefined && preview === undefined) {
	const name = test.variants[Number(variant) - 1]?.name ?? 'original';
	const page = window as { dataLayer?: unknown[] };
	page.dataLayer ??= [];
	page.dataLayer.push({ event: 'forecourt_split_test', experiment: test.name, variant: name });
	if (!ownVariants(device)[test.name]?.counted) setTimeout(countOnceSeen, lookMilliseconds, test, name);
}

function countOnceSeen(seen: SplitTestOnPage, name: string): void {
	if (document.visibilityState === 'visible') void count(seen, name);
	else document.addEventListener('visibilitychange', () => countOnceSeen(seen, name), { once: true });
}

/** A call that fails is made again on the next page with the test: a visitor who was not counted may still send a lead. */
async function count({ name: test, seen }: SplitTestOnPage, variant: string): Promise<void> {
	const headers = { accept: 'application/json', 'content-type': 'application/json' };
	const answer = await fetch(seen, {
		method: 'POST',
		headers,
		body: JSON.stringify({ test, variant }),
		keepalive: true,
	}).catch(() => null);
	if (answer?.ok) keepCounted(device, test);
}
