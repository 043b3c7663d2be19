import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHost, listen } from './host/host.ts';
import { buildSites } from './screenshots/build-sites.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { keepEarlier, withEarlier } from './screenshots/earlier-shots.ts';
import { keyPages } from './screenshots/key-pages.ts';
import { readScreenshotOptions, type ScreenshotOptions, usage } from './screenshots/options.ts';
import { type TenantPages, takeShots } from './screenshots/take.ts';
import { ensureBrowser, noBrowser } from './testing/find-browser.ts';
import { thisMachine } from './testing/this-machine.ts';

async function main(options: ScreenshotOptions): Promise<void> {
	const { slugs, tenantsDir, out, to, widths, before } = options;
	const sites = await buildSites({ tenantsDir, out, slugs });
	const tenants = sites.map(
		({ slug, site }): TenantPages => ({ slug, pages: keyPages(site, join(out, slug), options.pages) }),
	);
	const executablePath = ensureBrowser(thisMachine);
	if (!executablePath) throw new Error(noBrowser);
	const host = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	try {
		keepEarlier(
			to,
			tenants.map(({ slug }) => slug),
			before,
		);
		const taken = await takeShots(tenants, { executablePath, port: host.port, widths, to });
		const shots = taken.map((shot) => withEarlier(shot, to));
		const sheet = join(to, 'index.html');
		writeFileSync(sheet, contactSheet(shots));
		process.stdout.write(`${shots.length} screenshots: ${sheet}\n`);
	} finally {
		await host.close();
	}
}

try {
	await main(readScreenshotOptions(process.argv.slice(2)));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
	process.exitCode = 1;
}
