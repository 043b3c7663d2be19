import { hash } from 'node:crypto';
import { limitConcurrency } from '../../publish/workers/concurrency-limit.ts';
import { anyAnswer, type DeployAnswer, deployAnswer } from './answers.ts';
import { ApiRefusal, type NetlifyApi } from './api.ts';
import { forgetUnfinished, noteUnfinished, unfinished } from './resume-note.ts';

/** A function as it is declared and uploaded. */
export type ZippedFunction = {
	/** In hexadecimal digits. */
	sha256: string;
	runtime: string;
	invocationMode?: string | undefined;
	timeout?: number | undefined;
};

/** Everything that a deploy holds, by hash. */
export type Digest = {
	/** SHA-1 by path. */
	files: ReadonlyMap<string, string>;
	functions: ReadonlyMap<string, ZippedFunction>;
	/** `function_schedules` and `functions_config`, as Netlify takes them. */
	settings: Record<string, unknown>;
	draft: boolean;
	title: string;
};

/** The bytes of what Netlify asks for; null for what is not at hand. */
type Contents = { file: (path: string) => Uint8Array | null; zip: (name: string) => Uint8Array | null };

/** Netlify wants something that is not at hand: an old file or function that it has removed itself. */
export class MissingContents extends Error {}

type Run = {
	api: NetlifyApi;
	siteId: string;
	/** File that remembers the deploy while it goes on. */
	resume: string;
	contents: Contents;
	say: (text: string) => void;
	/** Unix seconds. */
	now: number;
};

/** As Netlify's own command line does it. */
const uploadsAtOnce = 5;
const mostFilesSync = 100;
const pollMs = 1_000;
const mostPolls = 1_200;

/**
 * Deploys by digest: tells Netlify the hash of every file and function, uploads those that it does not have, and waits until the
 * deploy is ready. Until then the site that is published stays. A run that was killed is taken up where Netlify says it is: the
 * next run of the same contents asks what is still required. Rejects with an Error that says what to do.
 */
export async function deployDigest(digest: Digest, run: Run): Promise<DeployAnswer> {
	const { api, siteId, resume } = run;
	const begun = await begin(digest, run);
	const path = `/sites/${siteId}/deploys/${begun.id}`;
	const prepared = isAsync(digest)
		? await poll(api, path, ['prepared', 'uploading', 'uploaded', 'processing', 'processed', 'ready'])
		: begun;
	await upload(prepared, digest, run);
	try {
		const ready = await poll(api, path, ['ready']);
		forgetUnfinished(resume);
		return ready;
	} catch (error) {
		if (error instanceof FailedDeploy) forgetUnfinished(resume);
		throw error;
	}
}

const isAsync = ({ files }: Digest): boolean => files.size > mostFilesSync;

async function begin(digest: Digest, { api, siteId, resume, say, now }: Run): Promise<DeployAnswer> {
	const body = {
		files: Object.fromEntries(digest.files),
		functions: Object.fromEntries([...digest.functions].map(([name, { sha256 }]) => [name, sha256])),
		...digest.settings,
		async: isAsync(digest),
		draft: digest.draft,
	};
	const key = hash('sha256', JSON.stringify([siteId, body]), 'hex');
	const earlier = unfinished(resume, key, now);
	const known = earlier === null ? null : await findDeploy(api, siteId, earlier);
	if (known) {
		say(`Going on with deploy ${known.id}, which was not finished.`);
		return known;
	}
	const query = { title: digest.title };
	const fresh = await api.call({ method: 'POST', path: `/sites/${siteId}/deploys`, query, json: body }, deployAnswer);
	noteUnfinished(resume, { key, deploy: fresh.id, at: now });
	return fresh;
}

/** A deploy that was begun before; null where Netlify has given it up. */
async function findDeploy(api: NetlifyApi, siteId: string, id: string): Promise<DeployAnswer | null> {
	try {
		const deploy = await api.call({ method: 'GET', path: `/sites/${siteId}/deploys/${id}` }, deployAnswer);
		return deploy.state === 'error' ? null : deploy;
	} catch (error) {
		if (error instanceof ApiRefusal && error.status === 404) return null;
		throw error;
	}
}

class FailedDeploy extends Error {}

async function poll(api: NetlifyApi, path: string, states: readonly string[]): Promise<DeployAnswer> {
	for (let count = 0; count < mostPolls; count++) {
		const deploy = await api.call({ method: 'GET', path }, deployAnswer);
		if (states.includes(deploy.state)) return deploy;
		if (deploy.state === 'error') {
			throw new FailedDeploy(`Netlify gave deploy ${deploy.id} up: ${deploy.error_message || 'no reason said'}.`);
		}
		await api.sleep(pollMs);
	}
	throw new Error(
		`${path} is not ${states.at(-1)} after ${(mostPolls * pollMs) / 60_000} minutes. Deploy again: it goes on.`,
	);
}

async function upload(deploy: DeployAnswer, { files, functions }: Digest, run: Run): Promise<void> {
	const [wantedFiles, wantedZips] = [new Set(deploy.required), new Set(deploy.required_functions)];
	const fileOrders = [...files].filter(([, sha1]) => wantedFiles.has(sha1));
	const zipOrders = [...functions].filter(([, { sha256 }]) => wantedZips.has(sha256));
	run.say(
		`Netlify asks for ${fileOrders.length} of ${files.size} files and ${zipOrders.length} of ${functions.size} functions.`,
	);
	const limited = limitConcurrency(uploadsAtOnce);
	let isOver = false;
	const one = (work: () => Promise<void>) =>
		limited(async () => {
			if (isOver) return;
			await work().catch((error: unknown) => {
				isOver = true;
				throw error;
			});
		});
	const uploads = [
		...fileOrders.map(([path, sha1]) => one(() => uploadFile(deploy.id, { path, sha1 }, run))),
		...zipOrders.map(([name, zip]) => one(() => uploadZip(deploy.id, { name, zip }, run))),
	];
	const ends = await Promise.allSettled(uploads);
	const failed = ends.find((end) => end.status === 'rejected');
	if (failed) throw failed.reason;
}

async function uploadFile(deploy: string, { path, sha1 }: { path: string; sha1: string }, run: Run): Promise<void> {
	const bytes = present(run.contents.file(path), path);
	checkBytes(path, hash('sha1', bytes, 'hex') === sha1);
	const encoded = path.split('/').map(encodeURIComponent).join('/');
	await run.api.call({ method: 'PUT', path: `/deploys/${deploy}/files/${encoded}`, bytes }, anyAnswer);
}

type ZipOrder = { name: string; zip: ZippedFunction };

async function uploadZip(deploy: string, { name, zip }: ZipOrder, { api, contents }: Run): Promise<void> {
	const { sha256, runtime, invocationMode, timeout } = zip;
	const bytes = present(contents.zip(name), name);
	checkBytes(name, hash('sha256', bytes, 'hex') === sha256);
	const query = { runtime, invocation_mode: invocationMode, timeout: timeout?.toString() };
	const path = `/deploys/${deploy}/functions/${encodeURIComponent(name)}`;
	await api.call({ method: 'PUT', path, query, bytes }, anyAnswer);
}

function present(bytes: Uint8Array | null, what: string): Uint8Array {
	if (bytes) return bytes;
	throw new MissingContents(`Netlify does not have ${what} any more.`);
}

function checkBytes(what: string, isSame: boolean): void {
	if (!isSame) throw new Error(`${what} was changed while it was being deployed. Nothing is published; deploy again.`);
}
