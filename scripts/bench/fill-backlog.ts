import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Where a host keeps its leads: a server's address, or a folder. */
export type LeadStore = { url: string; dir: string };

/** Runs statements, and reads the first row of the last one. */
type Run = (...statements: string[]) => Promise<Record<string, unknown>>;

/**
 * Makes a backlog of so many leads, like the one that a host has stored: half of them were tried three times and wait for a later
 * hour in the same lane, half are due in the lane of a receiver that is down.
 */
export async function fillBacklog(store: LeadStore, count: number): Promise<void> {
	await withStore(store, async (run) => {
		const lead = Object.keys(await run('select * from leads limit 1'));
		const outbox = Object.keys(await run('select * from outbox limit 1'));
		const later = Date.now() + 3_600_000;
		const isOther = `number > ${count / 2}`;
		await run(
			copies('leads', { columns: lead, count, set: { id: name } }),
			copies('outbox', {
				columns: outbox,
				count,
				set: {
					id: name,
					lead_id: name,
					destination: `case when ${isOther} then 'down' else destination end`,
					state: `'pending'`,
					attempts: '3',
					next_at: `case when ${isOther} then created_at else ${later} end`,
					lease_until: 'null',
				},
			}),
			`insert into delivery_lanes (tenant, destination, turn_at, failures, paused_until)
				select tenant, 'down', 0, 3, ${later} from outbox limit 1`,
			'analyze',
		);
	});
}

const name = `'backlog-' || number`;

type Copies = { columns: readonly string[]; count: number; set: Record<string, string> };

/** A statement that copies one row of a table, with some of its columns set, in words of both engines. */
function copies(table: string, { columns, count, set }: Copies): string {
	return `insert into ${table} (${columns.join()})
		with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${count})
		select ${columns.map((column) => set[column] ?? column).join()} from (select * from ${table} limit 1) as one, numbers`;
}

async function withStore({ url, dir }: LeadStore, work: (run: Run) => Promise<void>): Promise<void> {
	if (url) {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await work(async (...statements) => {
			let row = {};
			for (const statement of statements) row = (await client.query(statement)).rows[0] ?? {};
			return row;
		}).finally(() => client.end());
		return;
	}
	const database = new DatabaseSync(join(dir, 'forecourt.db'), { timeout: 10_000 });
	try {
		await work(async (...statements) => {
			const rows = statements.map((statement) => database.prepare(statement).get());
			return { ...rows.at(-1) };
		});
	} finally {
		database.close();
	}
}
