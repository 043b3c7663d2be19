import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitConcurrency } from '../../publish/workers/concurrency-limit.ts';
import type { Claims } from '../tenant-claims.ts';
import type { Tenant } from '../tenants.ts';
import { ask, type Question, type Reply } from './ask.ts';
import { type Configured, configured, type LastAnswer } from './configured.ts';
import { readKept, writeKept } from './kept-answer.ts';
import { stageOf, websiteAddress } from './stage.ts';

/** Tenants' configs as they are with the dashboard's answers. */
export type Dashboard = {
	/** The tenant with the dashboard's answer over its site.json; as it is where there is nobody to ask. Never rejects for what the dashboard does. */
	configure: (tenant: Tenant) => Promise<Configured>;
	/** Keeps a tenant's answer, once its site has been built with it, and drops one that it was built without. */
	keep: (tenant: Configured) => void;
};

export type DashboardOptions = {
	environment: NodeJS.ProcessEnv;
	/** Where a tenant's last good answer is kept. */
	keptFile: (slug: string) => string;
	/** The answer that the published site was built with; asked where none is kept. */
	published: (slug: string, url: string) => Promise<LastAnswer | null>;
	/** What all tenants claim by their files. */
	claims: readonly Claims[];
	limits?: Pick<Question, 'timeoutMs' | 'maxBytes'>;
	pause?: (milliseconds: number) => Promise<unknown>;
};

/** Calls at once. They mostly wait for the server. */
const mostAtOnce = 64;
/** After so many calls in a row that nobody answered, the rest is not asked: a fleet would wait for hours. */
const mostAway = 5;
const usualLimits = { timeoutMs: 15_000, maxBytes: 10_000_000 };

/** Opens the dashboard that the environment names (SITE-2). Throws an Error for a variable that is wrong. */
export function openDashboard(options: DashboardOptions): Dashboard {
	const { dashboard } = stageOf(options.environment);
	const keep = keeper(options);
	if (dashboard === null) return { configure: async (tenant) => tenant, keep };
	const limited = limitConcurrency(mostAtOnce);
	const claims = { all: options.claims };
	let away = 0;
	const question = async (asked: Pick<Question, 'url' | 'etag'>): Promise<Reply> => {
		if (away >= mostAway) {
			const found = `no call, since the dashboard had not answered ${mostAway} calls in a row`;
			return { kind: 'failed', found, away: true };
		}
		const reply = await ask({ ...usualLimits, ...options.limits, ...asked }, options.pause ?? sleep);
		away = reply.kind === 'failed' && reply.away ? away + 1 : 0;
		return reply;
	};
	return {
		configure: async (tenant) => {
			const id = websiteOf(tenant.value);
			if (id === null) return tenant;
			const url = websiteAddress(dashboard, id);
			const kept = readKept(options.keptFile(tenant.slug), url);
			const reply = await limited(() => question({ url, etag: kept?.etag }));
			return configured({ tenant, id, url, kept, reply }, { published: options.published, claims });
		},
		keep,
	};
}

/** What is kept is always what the site was built with: the functions read it too. */
const keeper =
	({ keptFile }: DashboardOptions): Dashboard['keep'] =>
	(tenant) => {
		const file = keptFile(tenant.slug);
		if (!('answer' in tenant)) rmSync(file, { force: true });
		else if (!tenant.isKept) writeKept(file, tenant.answer);
	};

/** A site without an id makes no call. */
function websiteOf(config: unknown): number | null {
	const { id } = Object(config ?? {}) as { id?: unknown };
	return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : null;
}
