import { afterAll, beforeAll } from 'vitest';
import { createFleet, type Fleet } from '../../netlify/fleet/fleet.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { openTenants } from '../../netlify/platform/runtime/tenants.ts';
import { recordBuild } from '../../netlify/rebuilds/store/record.ts';
import { engines } from '../support/databases.ts';
import { useDatabase } from '../support/use-database.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

/** How the host of operators' pages is asked. */
export const start = { host: 'localhost' };
/** Through a proxy. */
export const far = { ...start, headers: { 'x-forwarded-for': '203.0.113.9' } };

export const files = {
	'acme/index.html': 'Acme',
	'bolt/index.html': 'Bolt',
};
export const facts = {
	...{ pages: { rendered: 3, reused: 7, removed: 0, written: 2 }, site: 'x', bytes: 1, warnings: [], problems: [] },
	cars: { listed: 1_234, left_out: 0, in: 5, out: 6 },
};
export const tokenIn = (text: string): string => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
/** The slugs of the sites that the table shows, in order. */
export const names = (text: string): string[] =>
	[
		...text.matchAll(
			/<tr data-find="[^"]*"(?<hidden> hidden)? data-row><th scope="row" data-col="name"><a class="row-link" href="\/tenants\/([^/]+)\//g,
		),
	].flatMap(([, hidden, slug = '']) => (hidden ? [] : [slug]));

/** What the tests of operators' pages work with. */
export type Cockpit = { db: Db; fleet: Fleet; host: Hosted };

/** A host at this machine over two sites, one that failed, and two builds of acme, for all tests of a file. */
export function useCockpit(onOpen: (cockpit: Cockpit) => void): void {
	const [engine] = engines;
	if (!engine) throw new Error('SQLite is always there.');
	let opened: Pick<Cockpit, 'db' | 'fleet'>;
	useDatabase({
		...engine,
		onOpen: ({ db, database }) => {
			const env = { FORECOURT_TENANTS: database.env.FORECOURT_DATA };
			opened = { db, fleet: createFleet({ db, env, tenants: openTenants(env), now: Date.now }) };
		},
	});
	let host: Hosted;
	beforeAll(async () => {
		host = await startHost(files, { openFleet: async () => opened.fleet });
		writeFirstReport(host);
		const build = { tenant: 'acme', builder: 'b', by: 'Sam', why: '', message: null, facts };
		for (const at of [1_000, 90_000])
			await recordBuild(opened.db, { ...build, outcome: 'published', started_at: at, finishedAt: at + 2_500 });
		onOpen({ ...opened, host });
	});
	afterAll(() => host.close());
}

const noStock = {
	...{ read: 1_237, usable: 1_234, listed: 1_234, notListed: {}, repaired: [], warnings: [], notes: [], carPages: {} },
};
const leftOut = (record: number) => ({ record, car: `U${record}`, field: 'make', value: '', reason: 'no make' });

/** Two sites that were built, and one whose build failed. */
function writeFirstReport(host: Hosted): void {
	writeReport(host, [
		{
			slug: 'acme',
			name: 'Acme & <Sons>',
			cars: { listed: 1_234, leftOut: 3 },
			stock: { ...noStock, leftOut: [1, 2, 3].map(leftOut), warnedCars: 4 },
			bytes: 2_500_000,
			warnings: ['photos: few'],
		},
		{ slug: 'bolt', name: 'Bolt', cars: { listed: 7, leftOut: 0 }, bytes: 9_000_000 },
		{
			slug: 'cold',
			name: 'Cold',
			ok: false,
			problems: [{ file: 'site.json', path: 'locale', found: '"x"', expected: 'en-AU', hint: 'Write en-AU.' }],
		},
	]);
}
