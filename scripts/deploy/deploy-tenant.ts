import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from '../publish/disk/lock.ts';
import { lockWithin, type Patience } from './site/deploy-lock.ts';
import { type Difference, differenceOf, differenceText, isEmpty } from './site/difference.ts';
import { type FrozenSite, freezeSite } from './site/frozen-site.ts';
import { filesOf, functionsOf, type Release } from './site/release.ts';
import { factsOf } from './site/site-files.ts';
import type { Deployed, Payload, Target } from './target.ts';
import { probesOf } from './verify/probes.ts';
import { verifySite } from './verify/verify.ts';

/** What is to be done with each tenant. */
export type DeployOrder = {
	out: string;
	tenantsDir: string;
	/** Packed functions; null for deploys without. */
	functions: Payload['functions'];
	preview: boolean;
	dryRun: boolean;
	/** Deploy a build that was rolled back. */
	again: boolean;
	/** Address to verify at; null to ask the target, undefined for no verification. */
	verifyAt: ((slug: string) => string | null) | undefined;
	/** Whether a release that fails its verification is taken back. */
	undoFailed: boolean;
	pauseMs?: number;
	by: string;
	/** Unix seconds. */
	now: () => number;
	patience: Patience;
};

export type TenantOutcome = {
	slug: string;
	/** The release that was made; null where nothing had to be. */
	release: string | null;
	address: string | null;
	difference: Difference;
};

/** Deploys one tenant to a target. Rejects with an Error in words; what visitors see is then as it was, or is said. */
export async function deployTenant(slug: string, target: Target, order: DeployOrder): Promise<TenantOutcome> {
	const lock = await lockTarget(target, order.patience);
	try {
		const site = await freezeSite(order.out, slug, order.patience);
		try {
			return await deployFrozen(site, target, order);
		} finally {
			site.discard();
		}
	} finally {
		lock.release();
	}
}

export const lockTarget = (target: Target, patience: Patience): Promise<Lock> =>
	lockWithin(target.lock, `Another deploy to ${target.name} is going on`, patience);

async function deployFrozen(site: FrozenSite, target: Target, order: DeployOrder): Promise<TenantOutcome> {
	const say = (text: string): void => order.patience.say(`${site.slug}: ${text}`);
	const live = await target.live();
	const payload = { ...payloadOf(site, target, order), at: momentAfter(live, order.now()) };
	const difference = differenceOf(comparable(live), { ...site, functions: payload.declared });
	const unknown = live?.build === '' ? ' (cars and functions of the live deploy are not known on this machine)' : '';
	say(`${live ? `changes ${live.id}` : 'first release'} at ${target.name}: ${differenceText(difference)}${unknown}.`);
	refuseUndone(site, live, order);
	refuseUnverifiable(site, target, order);
	const nothing = { slug: site.slug, release: null, address: null, difference };
	if (order.dryRun) return nothing;
	const isSame = live !== null && !order.preview && isEmpty(difference);
	if (isSame) say('this is what visitors see already; nothing is deployed.');
	const deployed = isSame ? null : await target.put(payload, order.preview);
	if (deployed) say(`${order.preview ? 'preview' : 'release'} ${deployed.release.id}${placeText(deployed)}.`);
	await verify({ site, target, live, deployed }, order);
	return deployed ? { ...nothing, release: deployed.release.id, address: deployed.address } : nothing;
}

const placeText = ({ folder, address }: Deployed): string =>
	`${folder ? ` in ${folder}` : ''}${address ? `, at ${address}` : ''}`;

function payloadOf(site: FrozenSite, target: Target, order: DeployOrder): Omit<Payload, 'at'> {
	const { tenantsDir, functions, by } = order;
	const siteFile = join(tenantsDir, site.slug, 'site.json');
	const declared = new Map(functions?.files);
	if (functions && target.carriesSiteFile) declared.set('site.json', factsOf(readFileSync(siteFile)));
	return { site, functions, siteFile, declared, by };
}

/** Releases keep their order even where a clock goes back, or two are made in one second. */
export const momentAfter = (live: Release | null, now: number): number => Math.max(now, (live?.deployedAt ?? 0) + 1);

export const comparable = (release: Release | null) => ({
	files: filesOf(release),
	functions: functionsOf(release),
	cars: release?.cars ?? [],
});

/** A build that somebody has rolled back is not put back by the next run of a script. */
function refuseUndone({ slug, build }: FrozenSite, live: Release | null, { again, preview }: DeployOrder): void {
	if (preview || again || !live?.undone.includes(build)) return;
	throw new Error(
		`${slug}: this build (${build}) was rolled back on ${dayText(live.deployedAt)} by ${live.by}. Build again, or deploy it all the same with --again.`,
	);
}

/** Better before than after the switch. */
function refuseUnverifiable({ slug }: FrozenSite, target: Target, { verifyAt, preview, dryRun }: DeployOrder): void {
	if (!verifyAt || dryRun || preview || target.address || verifyAt(slug)) return;
	throw new Error(`${slug}: nobody knows where to verify it. Name the address with --address. Nothing is deployed.`);
}

const dayText = (at: number): string => new Date(at * 1000).toISOString();

type Verifying = { site: FrozenSite; target: Target; live: Release | null; deployed: Deployed | null };

async function verify({ site, target, live, deployed }: Verifying, order: DeployOrder): Promise<void> {
	if (!order.verifyAt) return;
	const named = order.preview ? null : order.verifyAt(site.slug);
	const address = named ?? deployed?.address ?? (await target.address?.());
	if (!address) throw new Error(`${site.slug}: nobody knows where to verify it. Name the address with --address.`);
	const probes = probesOf({ ...site, functions: order.functions !== null });
	const pause = order.pauseMs === undefined ? {} : { pauseMs: order.pauseMs };
	const faults = await verifySite(address, probes, { files: site.files, ...pause });
	if (faults.length === 0)
		return order.patience.say(`${site.slug}: verified ${probes.length} addresses at ${address}.`);
	const words = `The verification failed: ${faults.join('; ')}.`;
	if (!deployed || !live || order.preview) throw new Error(`${site.slug}: ${words}`);
	if (!order.undoFailed) {
		throw new Error(`${site.slug}: ${words} To go back: npm run deploy -- ${site.slug} --rollback ${live.id}`);
	}
	await target.undo(deployed.release, live, words);
	throw new Error(`${site.slug}: ${words} ${live.id} is live again; ${deployed.release.id} is kept to be looked at.`);
}
