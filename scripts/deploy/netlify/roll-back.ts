import { z } from 'zod';
import { stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { publishedFile } from '../../publish/paths.ts';
import { contentsOf, type Release, undoneBuilds } from '../site/release.ts';
import type { Deployed } from '../target.ts';
import { deployAnswer } from './answers.ts';
import type { NetlifyApi } from './api.ts';
import { type Digest, deployDigest, MissingContents } from './digest-deploy.ts';
import type { NetlifyNotes } from './netlify-notes.ts';
import { configFile } from './netlify-toml.ts';
import { checkPublished } from './published.ts';

type RollingBack = { to: Release; live: Release; by: string; at: number };
type Place = { api: NetlifyApi; siteId: string; notes: NetlifyNotes; say: (text: string) => void };

const zipped = z.object({
	sha256: z.string(),
	runtime: z.string(),
	invocationMode: z.string().optional(),
	timeout: z.int().optional(),
});

const hostSchema = z.object({
	toml: z.string(),
	functions: z.record(z.string(), zipped),
	settings: z.record(z.string(), z.unknown()),
});

const recordFile = publishedFile(stockRecordPath);

/**
 * Brings an earlier deploy back. Where this machine has its note, as a new deploy of the same hashes, of which Netlify has all
 * files, with the stock record and the scripts of the deploy that was live: the site forgets no car. Otherwise Netlify restores
 * the deploy as it was, which takes the record back, too; the warning says so.
 */
export async function rollBack(order: RollingBack, place: Place): Promise<Deployed & { warning?: string }> {
	const host = hostSchema.safeParse(order.to.host);
	if (host.success && order.live.files[recordFile]) {
		try {
			return await deployAgain(order, host.data, place);
		} catch (error) {
			if (!(error instanceof MissingContents)) throw error;
			place.say(`${error.message} Netlify restores the earlier deploy itself instead.`);
		}
	}
	return restore(order, place);
}

async function deployAgain(
	{ to, live, by, at }: RollingBack,
	host: z.output<typeof hostSchema>,
	{ api, siteId, notes, say }: Place,
): Promise<Deployed> {
	const carried = Object.entries(live.files).filter(
		([file]) => file === recordFile || (file.startsWith('_astro/') && !to.files[file]),
	);
	const files = { ...to.files, ...Object.fromEntries(carried) };
	const digest: Digest = {
		files: new Map([
			...Object.entries(files).map(([file, [sha1]]): [string, string] => [file, sha1]),
			[configFile, host.toml],
		]),
		functions: new Map(Object.entries(host.functions)),
		settings: host.settings,
		draft: false,
		title: `${to.slug} ${to.build}, rolled back from ${live.build || live.id}`,
	};
	const contents = { file: () => null, zip: () => null };
	const deploy = await deployDigest(digest, { api, siteId, resume: notes.resume, contents, say, now: at });
	const release: Release = {
		...to,
		id: deploy.id,
		kind: 'rollback',
		deployedAt: at,
		by,
		files,
		restores: contentsOf(to),
		undone: undoneBuilds(notes.all(), to, live),
	};
	notes.write(release);
	await checkPublished({ api, siteId }, deploy.id);
	return { release, address: deploy.ssl_url ?? null };
}

async function restore(
	{ to, live, by, at }: RollingBack,
	{ api, siteId, notes }: Place,
): Promise<Deployed & { warning: string }> {
	const path = `/sites/${siteId}/deploys/${to.id}/restore`;
	const deploy = await api.call({ method: 'POST', path }, deployAnswer);
	await checkPublished({ api, siteId }, to.id);
	const release: Release = {
		...to,
		kind: 'rollback',
		restores: contentsOf(to),
		by,
		undone: undoneBuilds(notes.all(), to, live),
	};
	notes.write({ ...release, deployedAt: at });
	return {
		release,
		address: deploy.ssl_url ?? null,
		warning: `The published stock record is now that of ${new Date(to.builtAt * 1000).toISOString()}. Build ${to.slug} next on a machine that has dist/${to.slug}, or cars that came and went since are forgotten (404 instead of 410).`,
	};
}
