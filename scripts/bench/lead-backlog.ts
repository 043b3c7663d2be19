import { join } from 'node:path';
import pg from 'pg';
import { fillBacklog, type LeadStore } from './fill-backlog.ts';
import { type HostPlace, sendLeads, withHost } from './lead-load.ts';
import { onPostgres, writeLeadTenant } from './leads.ts';
import { median } from './run.ts';
import type { Result } from './table.ts';

/** Of the host without a backlog, and of the one with it. */
const ports = [43_221, 43_222] as const;
const backlog = 100_000;
/** How much longer leads may take to come in with the backlog. */
const mostSlower = 0.1;

/**
 * How much a backlog of 100,000 deliveries slows down the intake of leads, on SQLite and on PostgreSQL: two hosts, each with its
 * own database, one of them with the backlog, take leads in turns.
 */
export async function benchBacklog(dir: string, quick: boolean): Promise<Result[]> {
	const tenantsDir = writeLeadTenant(dir);
	const amount = { rounds: quick ? 3 : 9, leads: quick ? 100 : 400 };
	const compare = (engine: string, urls: readonly [string, string]): Promise<Result> => {
		const place = (at: 0 | 1): HostPlace & { store: LeadStore } => {
			const store = { url: urls[at], dir: join(dir, `backlog-${engine}-${at}`) };
			const env = { FORECOURT_DATA: store.dir, DATABASE_URL: store.url };
			return { dir, tenantsDir, port: ports[at], env, store };
		};
		const [empty, full] = [place(0), place(1)];
		return withHost(empty, () => withHost(full, () => inTurns(engine, { empty, full, ...amount })));
	};
	const sqlite = await compare('SQLite', ['', '']);
	const postgres = await onPostgres((url) => withSecond(url, (second) => compare('PostgreSQL', [url, second])));
	return postgres ? [sqlite, postgres] : [sqlite];
}

type Turns = { empty: HostPlace; full: HostPlace & { store: LeadStore }; rounds: number; leads: number };

async function inTurns(engine: string, { empty, full, rounds, leads }: Turns): Promise<Result> {
	const clients = 16;
	for (const { port } of [empty, full]) await sendLeads(port, { leads: 200, clients });
	await fillBacklog(full.store, backlog);
	const slower: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const { perSecond } = await sendLeads(empty.port, { leads, clients });
		slower.push(perSecond / (await sendLeads(full.port, { leads, clients })).perSecond - 1);
	}
	const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
	return {
		what: `leads taken in with a backlog of ${backlog.toLocaleString('en')} deliveries, ${engine}: slower than without by`,
		measured: `${percent(median(slower))} (rounds from ${percent(Math.min(...slower))} to ${percent(Math.max(...slower))})`,
		goal: `≤ ${percent(mostSlower)}`,
		holds: median(slower) <= mostSlower,
	};
}

/** Works with a second database on the same server, which is dropped afterwards. */
async function withSecond<T>(url: string, work: (second: string) => Promise<T>): Promise<T> {
	const second = new URL(url);
	second.pathname = '/forecourt_bench_backlog';
	const owner = new pg.Client({ connectionString: url });
	await owner.connect();
	try {
		await owner.query('create database forecourt_bench_backlog');
		return await work(second.href).finally(() => owner.query('drop database forecourt_bench_backlog with (force)'));
	} finally {
		await owner.end();
	}
}
