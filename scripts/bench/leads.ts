import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUrl, findServerPrograms, startCluster, stopCluster } from '../testing/postgres-cluster.ts';
import { type Load, loadHost } from './lead-load.ts';
import type { Result } from './table.ts';

const port = 43_219;

/** Leads a second that each engine is to take in, and the milliseconds within which 99 of 100 are to be answered. */
const goals = { SQLite: 600, PostgreSQL: 500 } as const;
const goalMs = 50;
const clients = 16;

/**
 * Leads a second and the slowest hundredth of answers, on SQLite and on PostgreSQL (`DATABASE_URL`, else a server that is
 * started for it). Each lead is stored with its outbox row, synced to the disk, and mailed to a file meanwhile.
 */
export async function benchLeads(dir: string, quick: boolean): Promise<Result[]> {
	const amount = { leads: quick ? 300 : 3_000, clients };
	const tenantsDir = writeLeadTenant(dir);
	const load = (name: string, url: string): Promise<Load> =>
		loadHost({ dir, tenantsDir, port, env: { FORECOURT_DATA: join(dir, name), DATABASE_URL: url } }, amount);
	const sqlite = await load('lead-sqlite', '');
	const rows = [row('SQLite', sqlite)];
	const postgres = await onPostgres((url) => load('lead-postgres', url));
	if (!postgres) return rows;
	const ratio = `${(sqlite.perSecond / postgres.perSecond).toFixed(1)}×`;
	return [...rows, row('PostgreSQL', postgres), reported('leads a second, SQLite against PostgreSQL', ratio)];
}

/** Writes the tenant that gets the leads, and returns the folder of tenants. */
export function writeLeadTenant(dir: string): string {
	const tenantsDir = join(dir, 'lead-tenants');
	mkdirSync(join(tenantsDir, 'bench'), { recursive: true });
	writeFileSync(join(tenantsDir, 'bench', 'site.json'), JSON.stringify(site));
	return tenantsDir;
}

// Without a captcha: what is measured is the server, not the visitor's device.
const site = {
	slug: 'bench',
	name: 'Bench',
	url: 'https://bench.example',
	// Only a demonstration keeps its mails as files.
	demo: true,
	stock_feed: { type: 'none' },
	forms: { captcha: false },
};

function row(engine: keyof typeof goals, { perSecond, p50, p99 }: Load): Result {
	return {
		what: `leads taken in by ${clients} visitors at once, ${engine}`,
		measured: `${Math.round(perSecond)}/s, half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`,
		goal: `≥ ${goals[engine]}/s, 99 % within ${goalMs} ms`,
		holds: perSecond >= goals[engine] && p99 <= goalMs,
	};
}

const reported = (what: string, measured: string): Result => ({ what, measured, goal: 'only reported', holds: true });

/** Works with a PostgreSQL server (`DATABASE_URL`, else one that is started for it), or null. */
export async function onPostgres<T>(work: (url: string) => Promise<T>): Promise<T | null> {
	if (process.env['DATABASE_URL']) return work(process.env['DATABASE_URL']);
	if (!findServerPrograms()) return null;
	// Not in TMPDIR: a socket's path may have no more than a hundred characters.
	const dir = mkdtempSync(join(process.platform === 'win32' ? tmpdir() : '/tmp', 'forecourt-pg-'));
	try {
		await startCluster(dir, { durable: true });
		return await work(clusterUrl(dir, 'postgres'));
	} finally {
		stopCluster(dir);
	}
}
