import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missedGoals } from './lighthouse/goals.ts';
import { measureSites } from './lighthouse/measure-sites.ts';
import { type LighthouseOptions, readLighthouseOptions } from './lighthouse/options.ts';
import { serveSites } from './lighthouse/serve-sites.ts';
import { lighthouseTable } from './lighthouse/table.ts';
import { runCommand } from './program/run-command.ts';
import { buildSites } from './screenshots/build-sites.ts';
import { ensureBrowser, noBrowser } from './testing/find-browser.ts';
import { thisMachine } from './testing/this-machine.ts';

async function main(options: LighthouseOptions): Promise<void> {
	const { slugs, out, to, check } = options;
	const sites = await buildSites({ tenantsDir: 'tenants', out, slugs });
	const executablePath = ensureBrowser(thisMachine);
	if (!executablePath) throw new Error(noBrowser);
	const host = await serveSites(out, to);
	try {
		const measured = await measureSites(sites, { ...options, executablePath, port: host.port });
		const text = lighthouseTable(measured);
		mkdirSync(to, { recursive: true });
		writeFileSync(join(to, 'lighthouse.md'), text);
		writeFileSync(join(to, 'lighthouse.json'), `${JSON.stringify(measured, null, '\t')}\n`);
		process.stdout.write(text);
		if (check && measured.rows.some((row) => missedGoals(row).length > 0)) process.exitCode = 1;
	} finally {
		await host.close();
	}
}

await runCommand(() => main(readLighthouseOptions(process.argv.slice(2))));
