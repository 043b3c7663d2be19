import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAccounts } from './bench/accounts.ts';
import { benchBigTenant } from './bench/big-tenant.ts';
import { benchCarPages } from './bench/car-pages.ts';
import { benchFleetBuild } from './bench/fleet-build.ts';
import { benchFreshStart } from './bench/fresh-start.ts';
import { benchBacklog } from './bench/lead-backlog.ts';
import { benchLeads } from './bench/leads.ts';
import { benchOneChange } from './bench/one-change.ts';
import { benchPageCost } from './bench/page-cost.ts';
import { benchPlugins } from './bench/plugins.ts';
import { benchReservations } from './bench/reservations.ts';
import { benchResident } from './bench/resident.ts';
import { benchScale } from './bench/scale.ts';
import { benchSearchPage } from './bench/search-page.ts';
import { benchSearch } from './bench/search-times.ts';
import { benchSharePictures } from './bench/share-pictures.ts';
import { type Result, tableText } from './bench/table.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';

const parts = {
	'one-change': benchOneChange,
	resident: benchResident,
	start: benchFreshStart,
	fleet: benchFleetBuild,
	scale: benchScale,
	'car-pages': benchCarPages,
	'page-cost': benchPageCost,
	'big-tenant': benchBigTenant,
	'share-pictures': benchSharePictures,
	search: benchSearch,
	clicks: benchSearchPage,
	plugins: benchPlugins,
	leads: benchLeads,
	backlog: benchBacklog,
	accounts: benchAccounts,
	reservations: benchReservations,
};

const usage = `Usage: npm run bench -- [--quick] [--only <part>[,<part>…]]
  --quick   a small sample: 4 tenants instead of 50, 2,000 cars instead of 12,800, 10 tenants instead of 1,000, 300 leads instead of 3,000
  --only    some of: ${Object.keys(parts).join(', ')}`;

const options = { quick: { type: 'boolean', default: false }, only: { type: 'string' } } as const;

await runCommand(async () => {
	const { values } = readArguments({ options }, usage);
	const chosen = values.only?.split(',') ?? Object.keys(parts);
	const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
	if (unknown.length > 0) throw new Error(`--only: there is no ${unknown.join(', ')}.\n${usage}`);
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
	try {
		const results: Result[] = [];
		for (const [name, run] of Object.entries(parts))
			if (chosen.includes(name)) results.push(...(await run(dir, values.quick)));
		process.stdout.write(tableText(results));
		return results.every(({ holds }) => holds) ? 0 : 1;
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
});
