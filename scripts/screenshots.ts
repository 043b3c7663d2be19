import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHost, listen } from './host/host.ts';
import { build } from './publish/build.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { keyPages } from './screenshots/key-pages.ts';
import { readScreenshotOptions, type ScreenshotOptions, usage } from './screenshots/options.ts';
import { type TenantPages, takeShots } from './screenshots/take.ts';
import { readTenants } from './sources/tenants.ts';
import { ensureBrowser, noBrowser } from './testing/find-browser.ts';
import { thisMachine } from './testing/this-machine.ts';

async function main(options: ScreenshotOptions): Promise<void> {
	const { slugs, tenantsDir, out, to, widths } = options;
	const report = await build({ tenantsDir, out, slugs });
	const failed = report.tenants.filter(({ ok }) => !ok).map(({ slug }) => slug);
	if (!report.ok)
		throw new Error(`Not built: ${failed.join(', ') || 'a tenant that is not there'}. npm run build says why.`);
	const tenants = readTenants(tenantsDir, slugs).tenants.flatMap(({ slug, parsed }): TenantPages[] => {
		if (!parsed.ok) return [];
		const pages = keyPages(parsed.site, join(out, slug)).filter(({ name }) => options.pages.includes(name));
		return [{ slug, pages }];
	});
	const executablePath = ensureBrowser(thisMachine);
	if (!executablePath) throw new Error(noBrowser);
	const host = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	try {
		const shots = await takeShots(tenants, { executablePath, port: host.port, widths, to });
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
