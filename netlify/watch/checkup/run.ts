import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../src/contract/finding.ts';
import { connectDatabase, type DatabasePlace, databasePlace, isMigrated } from '../../platform/db/database.ts';
import { openTenants } from '../../platform/runtime/tenants.ts';
import { checkDeposits } from './deposits.ts';
import { checkLeads } from './leads.ts';
import { createReach } from './reach.ts';
import { checkReceivers } from './receivers.ts';
import { checkSms } from './sms.ts';

/** Milliseconds that a server has for its answer. */
const patience = 8_000;

/** The server's half of `npm run doctor`: what the functions with this environment could deliver, and what waits. */
export async function checkup(
	slugs: readonly string[],
	{ env, timeoutMs = patience, now = Date.now }: { env: NodeJS.ProcessEnv; timeoutMs?: number; now?: () => number },
): Promise<Finding[]> {
	const tenants = openTenants(env);
	const reach = createReach(timeoutMs);
	const known = slugs.flatMap((slug) => tenants.bySlug(slug) ?? []);
	const receivers = await Promise.all(known.map((tenant) => checkReceivers(tenant, { env, tenants, reach })));
	const names = known.map(({ slug }) => slug);
	const sms = known.flatMap((tenant) => checkSms(tenant, env));
	const deposits = known.flatMap((tenant) => checkDeposits(tenant, env));
	return [...receivers.flat(), ...sms, ...deposits, ...(await checkDatabase(names, { env, tenants, now }))];
}

type Around = { env: NodeJS.ProcessEnv; tenants: ReturnType<typeof openTenants>; now: () => number };

async function checkDatabase(slugs: readonly string[], { env, tenants, now }: Around): Promise<Finding[]> {
	const place = databasePlace(env);
	if (!isThere(place)) return slugs.map((tenant) => ({ tenant, check: 'leads', level: 'ok', text: notHere(place) }));
	try {
		const db = await connectDatabase(place);
		try {
			if (await isMigrated(db)) return await checkLeads(slugs, { db, tenants, now });
			return slugs.map((tenant) => ({ tenant, check: 'database', level: 'warning', text: older }));
		} finally {
			await db.destroy();
		}
	} catch (error) {
		const { code } = Object(error) as { code?: unknown };
		const text = `the database cannot be read (${String(code ?? 'unknown')}). Check DATABASE_URL and the server.`;
		return slugs.map((tenant) => ({ tenant, check: 'database', level: 'fault', text }));
	}
}

/** A look must not make a database. */
const isThere = ({ url, dir }: DatabasePlace): boolean => Boolean(url) || existsSync(join(dir, 'forecourt.db'));

const older =
	'leads were not checked: the tables are of an older release than this one. They are brought up to date when this release serves';

const notHere = ({ dir }: DatabasePlace): string =>
	`not checked: there is no database in ${dir}. Set DATABASE_URL or FORECOURT_DATA to the one of the service`;
