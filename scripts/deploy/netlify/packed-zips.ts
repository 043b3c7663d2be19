import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SiteFiles } from '../site/site-files.ts';
import { addToZip } from './add-to-zip.ts';
import type { Digest, ZippedFunction } from './digest-deploy.ts';

/** Netlify's own packer, fetched when it is first needed: 300 packages that nothing else here uses. */
const packer = '@netlify/zip-it-and-ship-it@16.2.3';

/** What the packer says of each function. Its zip is beside the manifest. */
const manifestSchema = z.object({
	functions: z.array(
		z.looseObject({
			name: z.string(),
			runtime: z.string(),
			runtimeVersion: z.string().optional(),
			invocationMode: z.string().optional(),
			timeout: z.int().optional(),
			schedule: z.string().optional(),
			displayName: z.string().optional(),
			generator: z.string().optional(),
			routes: z.unknown().optional(),
			excludedRoutes: z.unknown().optional(),
			buildData: z.unknown().optional(),
			priority: z.number().optional(),
			region: z.string().optional(),
			memory: z.number().optional(),
			vcpu: z.number().optional(),
			trafficRules: z.unknown().optional(),
		}),
	),
});

type Manifest = z.output<typeof manifestSchema>;

/** Makes `<name>.zip` of every function in `from`, and `manifest.json`, in the empty folder `to`. */
export type Packer = (from: string, to: string) => Promise<void>;

/** The functions of one tenant as Netlify takes them. */
export type TenantZips = Pick<Digest, 'functions' | 'settings'> & { zip: (name: string) => Buffer | null };

/**
 * The functions in `dir`, zipped by Netlify's packer, each with the tenant's site.json in it and no other tenant's. The zips are
 * made once for all tenants and kept in `cache` until a function changes.
 */
export async function zipsFor(
	tenant: { slug: string; siteFile: string },
	functions: { dir: string; files: SiteFiles },
	{ cache, pack = packForNetlify }: { cache: string; pack?: Packer },
): Promise<TenantZips> {
	const packed = await packedOnce(functions, cache, pack);
	const { functions: all } = manifestSchema.parse(JSON.parse(readFileSync(join(packed, 'manifest.json'), 'utf8')));
	const [name, config] = [`tenants/${tenant.slug}/site.json`, readFileSync(tenant.siteFile)];
	const zips = new Map(
		all.map((one) => [one.name, addToZip(readFileSync(join(packed, `${one.name}.zip`)), name, config)]),
	);
	return {
		functions: new Map(all.map((one) => [one.name, declared(one, zips.get(one.name) ?? Buffer.alloc(0))])),
		settings: settingsOf(all),
		zip: (name) => zips.get(name) ?? null,
	};
}

async function packedOnce(
	{ dir, files }: { dir: string; files: SiteFiles },
	cache: string,
	pack: Packer,
): Promise<string> {
	const key = hash('sha256', JSON.stringify([packer, [...files].map(([file, { sha1 }]) => [file, sha1])]), 'hex');
	const kept = join(cache, key.slice(0, 16));
	if (existsSync(kept)) return kept;
	const fresh = `${kept}.${process.pid}.tmp`;
	rmSync(fresh, { recursive: true, force: true });
	mkdirSync(fresh, { recursive: true });
	await pack(dir, fresh);
	// Another deployer may have been faster: the zips are the same.
	if (existsSync(kept)) rmSync(fresh, { recursive: true });
	else renameSync(fresh, kept);
	removeOldest(cache);
	return kept;
}

/** Packs of functions that are kept, for deploys of earlier functions beside those of new ones. */
const mostKept = 4;

function removeOldest(cache: string): void {
	const packs = readdirSync(cache).map((name) => ({ name, at: statSync(join(cache, name)).mtimeMs }));
	const oldest = packs.toSorted((one, other) => other.at - one.at).slice(mostKept);
	for (const { name } of oldest) rmSync(join(cache, name), { recursive: true, force: true });
}

function declared(one: Manifest['functions'][number], zip: Buffer): ZippedFunction {
	const { runtime, runtimeVersion, invocationMode, timeout } = one;
	return { sha256: hash('sha256', zip, 'hex'), runtime: runtimeVersion ?? runtime, invocationMode, timeout };
}

/** Routes and schedules, under the names of Netlify's API. */
function settingsOf(all: Manifest['functions']): Record<string, unknown> {
	const configs = all.map(({ name, ...one }) => [
		name,
		{
			display_name: one.displayName,
			generator: one.generator,
			routes: one.routes,
			excluded_routes: one.excludedRoutes,
			build_data: one.buildData,
			priority: one.priority,
			region: one.region,
			memory: one.memory,
			vcpu: one.vcpu,
			traffic_rules: withSnakeKeys(one.trafficRules),
		},
	]);
	const schedules = all.flatMap(({ name, schedule }) => (schedule ? [{ name, cron: schedule }] : []));
	return { functions_config: Object.fromEntries(configs), function_schedules: schedules };
}

/** `rateLimitConfig` → `rate_limit_config`, at every depth. */
function withSnakeKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withSnakeKeys);
	if (typeof value !== 'object' || value === null) return value;
	const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), withSnakeKeys(inner)]));
}

/** Variables that the packer gets. It and its packages come from outside: no token and no secret is among them. */
const harmless =
	/^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|APPDATA|LOCALAPPDATA|USERPROFILE|HTTPS?_PROXY|NO_PROXY|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|cache|userconfig))$/;

/** Runs {@link packer}. Rejects with what it says. */
async function packForNetlify(from: string, to: string): Promise<void> {
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => harmless.test(name)));
	const args = [
		'--yes',
		`--package=${packer}`,
		'zip-it-and-ship-it',
		from,
		to,
		'--manifest',
		join(to, 'manifest.json'),
	];
	const child = spawn('npx', args, { env, cwd: dirname(to), stdio: ['ignore', 'ignore', 'pipe'] });
	let said = '';
	child.stderr.on('data', (chunk: Buffer) => {
		said = `${said}${chunk.toString()}`.slice(-2_000);
	});
	const status = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
	if (status !== 0) throw new Error(`The functions could not be packed with ${packer}: ${said.trim()}`);
}
