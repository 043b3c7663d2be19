import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from './free-port.ts';

type Measuring = { executablePath: string; runs: number };

/** Nothing leaves this machine: tiles, fonts and scripts of others would measure the network. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost';

/**
 * Measures a page as often as is asked for, each time with a fresh browser, as a phone on a slow network. A demo site asks search
 * engines to stay away, which Lighthouse would count against it.
 */
export async function measurePage(
	url: string,
	{ executablePath, runs, isDemo }: Measuring & { isDemo: boolean },
): Promise<Result[]> {
	const results: Result[] = [];
	for (let run = 0; run < runs; run++) {
		const port = await freePort();
		const args = [`--remote-debugging-port=${port}`, '--no-sandbox', onlyHere];
		const browser = await chromium.launch({ executablePath, args });
		try {
			const answer = await lighthouse(url, {
				port,
				logLevel: 'error',
				...(isDemo && { skipAudits: ['is-crawlable'] }),
			});
			if (!answer) throw new Error(`${url}: Lighthouse said nothing.`);
			results.push(answer.lhr);
		} finally {
			await browser.close();
		}
	}
	return results;
}
