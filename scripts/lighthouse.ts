import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHost, listen } from './host/host.ts';
import { figuresOf, middleRun } from './lighthouse/figures.ts';
import { missedGoals } from './lighthouse/goals.ts';
import { measurePage } from './lighthouse/measure.ts';
import { type LighthouseOptions, readLighthouseOptions, usage } from './lighthouse/options.ts';
import { lighthouseTable, type MeasuredRow } from './lighthouse/table.ts';
import { buildSites } from './screenshots/build-sites.ts';
import { keyPages } from './screenshots/key-pages.ts';
import { ensureBrowser, noBrowser } from './testing/find-browser.ts';
import { thisMachine } from './testing/this-machine.ts';

async function main(options: LighthouseOptions): Promise<void> {
	const { slugs, out, runs, to } = options;
	const sites = await buildSites({ tenantsDir: 'tenants', out, slugs });
	const executablePath = ensureBrowser(thisMachine);
	if (!executablePath) throw new Error(noBrowser);
	const host = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	const rows: MeasuredRow[] = [];
	const made = { runs, version: '', benchmarkIndex: Number.POSITIVE_INFINITY };
	try {
		for (const { slug, site } of sites) {
			for (const { name, path } of keyPages(site, join(out, slug), options.pages)) {
				const url = `http://${slug}.localhost:${host.port}${path}`;
				const results = await measurePage(url, { executablePath, runs, isDemo: site.demo });
				const row = { slug, page: name, path, ...middleRun(results.map(figuresOf)) };
				rows.push(row);
				made.version = results[0]?.lighthouseVersion ?? made.version;
				made.benchmarkIndex = Math.min(made.benchmarkIndex, ...results.map((one) => one.environment.benchmarkIndex));
				const { performance, lcpMs, cls, tbtMs } = row;
				process.stderr.write(`${slug} ${name}: ${performance}, LCP ${lcpMs} ms, CLS ${cls}, TBT ${tbtMs} ms\n`);
			}
		}
	} finally {
		await host.close();
	}
	const text = lighthouseTable(rows, made);
	mkdirSync(to, { recursive: true });
	writeFileSync(join(to, 'lighthouse.md'), text);
	writeFileSync(join(to, 'lighthouse.json'), `${JSON.stringify({ ...made, rows }, null, '\t')}\n`);
	process.stdout.write(text);
	if (options.check && rows.some((row) => missedGoals(row).length > 0)) process.exitCode = 1;
}

try {
	await main(readLighthouseOptions(process.argv.slice(2)));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
	process.exitCode = 1;
}
