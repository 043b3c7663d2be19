import { onlyTenant } from '../../src/domain/words/tenant-variable.ts';
import { isMigrated } from '../platform/db/database.ts';
import { reply } from '../platform/http/refusal.ts';
import { errorFacts, log } from '../platform/log.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { openOwnSecrets } from '../platform/runtime/secrets.ts';
import { openTenants, type Tenants } from '../platform/runtime/tenants.ts';

/** What has to work before a lead can be taken. */
const parts = ['secret', 'tenants', 'database'] as const;
type Part = (typeof parts)[number];

/** Milliseconds that the database has for its answer: less than a monitor usually waits. */
const patience = 3_000;
/** Milliseconds for which one look answers everybody: however often it is asked, it costs a query a second. */
const freshMs = 1_000;

type Look = { at: number; failing: Promise<Part[]> };

// Kept in the process, not in this module: each function is bundled with its own copy of it.
const shared = Symbol.for('forecourt.health');
const holder = globalThis as { [shared]?: Look };

/**
 * GET /healthz: 200 `{"ok":true}`, or 503 with the names of the parts that fail and nothing else about them; the log says more.
 * It has no limit of calls. `now` in Unix milliseconds.
 */
export async function health(env: NodeJS.ProcessEnv, now = Date.now()): Promise<Response> {
	const known = holder[shared];
	const look = known && now - known.at < freshMs && now >= known.at ? known : { at: now, failing: failingParts(env) };
	holder[shared] = look;
	const failing = await look.failing;
	return failing.length === 0 ? reply(200, { ok: true }) : reply(503, { ok: false, failing });
}

async function failingParts(env: NodeJS.ProcessEnv): Promise<Part[]> {
	const checks: Record<Part, () => boolean | Promise<boolean>> = {
		secret: () => Boolean(openOwnSecrets(env)),
		tenants: () => hasTenants(tenantsOf(env), env),
		database: () => within(patience, databaseWorks()),
	};
	const works = await Promise.all(parts.map((part) => isFine(part, checks[part])));
	const failing = parts.filter((_, index) => !works[index]);
	// Without a secret nothing starts, and the database was not even asked.
	return failing.includes('secret') ? failing.filter((part) => part !== 'database') : failing;
}

async function isFine(part: Part, check: () => boolean | Promise<boolean>): Promise<boolean> {
	try {
		return await check();
	} catch (error) {
		log('error', { job: 'health', part, ...errorFacts(error) });
		return false;
	}
}

type KeptTenants = { dir: string; tenants: Tenants };
let kept: KeptTenants | undefined;

/** They are read again only where their files change. */
function tenantsOf(env: NodeJS.ProcessEnv): Tenants {
	const dir = `${env['FORECOURT_TENANTS']} ${onlyTenant(env)}`;
	if (kept?.dir !== dir) kept = { dir, tenants: openTenants(env) };
	return kept.tenants;
}

/** A deploy of one site needs its tenant. A fleet needs any: one dealer's broken file must not take the others down. */
function hasTenants(tenants: Tenants, env: NodeJS.ProcessEnv): boolean {
	const only = onlyTenant(env);
	return only ? tenants.bySlug(only) !== null : tenants.slugs().length > 0;
}

async function databaseWorks(): Promise<boolean> {
	const { db } = await openRuntime();
	return isMigrated(db);
}

async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
