import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountLoads, loadAccounts } from './account-load.ts';
import type { Load } from './lead-load.ts';
import { onPostgres } from './leads.ts';
import type { Result } from './table.ts';

const port = 43_220;

/**
 * Sign-ins a second, each with its two calls and an SMS that a gateway on this machine takes, and calls of signed-in visitors, on
 * SQLite and on PostgreSQL.
 */
export async function benchAccounts(dir: string, quick: boolean): Promise<Result[]> {
	const amount = { times: quick ? 100 : 1_500, clients: 8 };
	const tenantsDir = join(dir, 'account-tenants');
	mkdirSync(join(tenantsDir, 'bench'), { recursive: true });
	writeFileSync(join(tenantsDir, 'bench', 'site.json'), JSON.stringify(site));
	const load = (name: string, url: string): Promise<AccountLoads> =>
		loadAccounts({ dir, tenantsDir, port, env: { FORECOURT_DATA: join(dir, name), DATABASE_URL: url } }, amount);
	const sqlite = rows('SQLite', await load('account-sqlite', ''));
	const postgres = await onPostgres(async (url) => rows('PostgreSQL', await load('account-postgres', url)));
	return [...sqlite, ...(postgres ?? [])];
}

const site = {
	slug: 'bench',
	name: 'Bench',
	url: 'https://bench.example',
	garage_enabled: true,
	stock_feed: { type: 'none' },
};

const rows = (engine: string, { signIns, saves, looks }: AccountLoads): Result[] => [
	row(`sign-ins by 8 visitors at once, ${engine}`, signIns),
	row(`cars saved and removed by 8 visitors at once, ${engine}`, saves),
	row(`looks at an account by 8 visitors at once, ${engine}`, looks),
];

function row(what: string, { perSecond, p50, p99 }: Load): Result {
	const measured = `${Math.round(perSecond)}/s, half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;
	return { what, measured, goal: 'only reported', holds: true };
}
