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
	await visitOnce(url, executablePath);
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

/** The host makes the sizes of a picture when they are first asked for; an image CDN has them. */
async function visitOnce(url: string, executablePath: string): Promise<void> {
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', onlyHere] });
	try {
		// The phone that Lighthouse emulates.
		const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
		await page.goto(url, { waitUntil: 'networkidle' });
	} finally {
		await browser.close();
	}
}
