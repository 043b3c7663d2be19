import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHost, listen } from './host/host.ts';
import { runCommand } from './program/run-command.ts';
import { buildSites } from './screenshots/build-sites.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { readBefore, withEarlierSites } from './screenshots/earlier-commit.ts';
import { keepEarlier, withEarlier } from './screenshots/earlier-shots.ts';
import { keyPages } from './screenshots/key-pages.ts';
import { readScreenshotOptions, type ScreenshotOptions } from './screenshots/options.ts';
import { type TenantPages, takeShots } from './screenshots/take.ts';
import { takeEarlier } from './screenshots/take-earlier.ts';
import { ensureBrowser, noBrowser } from './testing/find-browser.ts';
import { thisMachine } from './testing/this-machine.ts';

async function main(options: ScreenshotOptions): Promise<void> {
	const { slugs, tenantsDir, out, to, widths } = options;
	const sites = await buildSites({ tenantsDir, out, slugs });
	const tenants = sites.map(
		({ slug, site }): TenantPages => ({ slug, pages: keyPages(site, join(out, slug), options.pages) }),
	);
	const executablePath = ensureBrowser(thisMachine);
	if (!executablePath) throw new Error(noBrowser);
	await bringEarlier(tenants, options, executablePath);
	const host = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	try {
		const taken = await takeShots(tenants, { executablePath, port: host.port, widths, to });
		const shots = taken.map((shot) => withEarlier(shot, to));
		const sheet = join(to, 'index.html');
		writeFileSync(sheet, contactSheet(shots));
		process.stdout.write(`${shots.length} screenshots: ${sheet}\n`);
	} finally {
		await host.close();
	}
}

/** Brings the pictures that these are shown beside: an earlier run's, or those of an earlier commit, which is built for them. */
async function bringEarlier(tenants: readonly TenantPages[], options: ScreenshotOptions, executablePath: string) {
	const { to, tenantsDir, widths } = options;
	const before = options.before === undefined ? undefined : readBefore(options.before);
	const slugs = tenants.map(({ slug }) => slug);
	if (!before || 'folder' in before) return keepEarlier(to, slugs, before?.folder);
	await withEarlierSites({ commit: before.commit, slugs, tenantsDir }, (out) =>
		takeEarlier(tenants, { out, to, widths, executablePath }),
	);
}

await runCommand(() => main(readScreenshotOptions(process.argv.slice(2))));
