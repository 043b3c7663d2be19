import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changesSince, tenantsToDeploy } from '../changes/changed-tenants.ts';
import { thisBuilder } from '../publish/disk/builder.ts';
import { tenantDirs } from '../publish/paths.ts';
import { tenantFolders } from '../sources/tenants.ts';
import { deployTenant, lockTarget } from './deploy-tenant.ts';
import { functionsFolder } from './functions-folder.ts';
import { openTargets, type Surroundings } from './open-target.ts';
import { type DeployOptions, readDeployOptions } from './options.ts';
import { releaseLines, rollBackTenant } from './roll-back-tenant.ts';
import type { Patience } from './site/deploy-lock.ts';
import type { Target } from './target.ts';

/** What became of one tenant; `problem` where it failed. */
type Line = { slug: string; ok: boolean; problem?: string } & Record<string, unknown>;

type Work = (slug: string, target: Target) => Promise<Record<string, unknown>>;

/** `npm run deploy`. Resolves with the exit code: 1 if any tenant failed. Rejects with an Error for a wrong command line. */
export async function runDeployCommand(
	args: readonly string[],
	around: Surroundings & { print: (text: string) => void },
): Promise<number> {
	const options = readDeployOptions(args, around.env);
	const targetOf = openTargets({ ...options, out: resolve(options.out) }, around);
	const slugs = slugsOf(options);
	if (slugs.length === 0) around.say('No tenant to deploy.');
	const { work, close } = await workOf(options, around);
	const lines: Line[] = [];
	try {
		for (const slug of slugs) lines.push(await attempt(slug, () => work(slug, targetOf(slug)), around.say));
	} finally {
		close();
	}
	if (options.json) around.print(`${JSON.stringify(lines, null, '\t')}\n`);
	return lines.every(({ ok }) => ok) ? 0 : 1;
}

/** One tenant that fails does not keep the others from being deployed. */
async function attempt(
	slug: string,
	work: () => Promise<Record<string, unknown>>,
	say: (text: string) => void,
): Promise<Line> {
	try {
		return { slug, ok: true, ...(await work()) };
	} catch (error) {
		const problem = error instanceof Error ? error.message : String(error);
		say(problem.startsWith(slug) ? problem : `${slug}: ${problem}`);
		return { slug, ok: false, problem };
	}
}

function slugsOf({ all, changed, slugs, tenants, out }: DeployOptions): string[] {
	if (!all && changed === undefined) return [...new Set(slugs)];
	const wanted = changed === undefined ? tenantFolders(tenants) : tenantsToDeploy(changesSince(tenants, changed));
	return all ? wanted.filter((slug) => existsSync(tenantDirs(out, slug).published)) : wanted;
}

async function workOf(
	options: DeployOptions,
	around: Surroundings & { print: (text: string) => void },
): Promise<{ work: Work; close: () => void }> {
	const builder = thisBuilder();
	const patience: Patience = { builder, waitMs: options.waitMs, say: around.say };
	const by = `${around.env['GITHUB_ACTOR'] || around.env['USER'] || 'somebody'} on ${builder.host}`;
	const now = (): number => Math.floor(Date.now() / 1000);
	const simple = (work: Work) => ({ work, close: () => undefined });
	const common = { by, now, patience, dryRun: options['dry-run'] };
	if (options.list) return simple((_, target) => list(target, options, around.print));
	if (options['take-down']) return simple((_, target) => takeDown(target, patience));
	if (options.rollback) return simple((slug, target) => rollBack(slug, target, { ...common, id: options.id }));
	const out = resolve(options.out);
	const { functions, discard } = await packed(options, join(out, '.forecourt'));
	const order = {
		...common,
		out,
		tenantsDir: options.tenants,
		functions,
		preview: options.preview,
		again: options.again,
		verifyAt: options.verify ? (slug: string) => options.address?.replaceAll('{slug}', slug) ?? null : undefined,
		undoFailed: options.to !== 'netlify' || options['rollback-on-failure'],
		...(around.sleep && { pauseMs: 0 }),
	};
	return { work: async (slug, target) => ({ ...(await deployTenant(slug, target, order)) }), close: discard };
}

async function packed(options: DeployOptions, work: string) {
	if (options['no-functions']) return { functions: null, discard: () => undefined };
	mkdirSync(work, { recursive: true });
	return functionsFolder(options.functions, work);
}

async function list(target: Target, { json }: DeployOptions, print: (text: string) => void) {
	const [releases, live] = [await target.releases(), await target.live()];
	const lines = releaseLines(releases, live);
	if (!json) print(`${target.name}\n${lines.map((line) => `  ${line}\n`).join('') || '  no release yet\n'}`);
	return { live: live?.id ?? null, releases: releases.map(({ files: _, functions: __, ...facts }) => facts) };
}

async function takeDown(target: Target, patience: Patience) {
	const lock = await lockTarget(target, patience);
	try {
		const said = await target.takeDown();
		patience.say(said);
		return { said };
	} finally {
		lock.release();
	}
}

async function rollBack(slug: string, target: Target, order: Omit<Parameters<typeof rollBackTenant>[1], 'slug'>) {
	const back = await rollBackTenant(target, { slug, ...order });
	return { release: back?.release.id ?? null, address: back?.address ?? null };
}
