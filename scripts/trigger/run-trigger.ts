import { nearest } from '../../src/config/explain.ts';
import { refreshFailure } from '../../src/contract/rebuild.ts';
import { tenantFolders } from '../sources/tenants.ts';
import { type Desk, openDatabaseDesk } from './desk.ts';
import { followRequest } from './follow.ts';
import { openHttpDesk } from './http-desk.ts';
import type { TriggerOptions } from './options.ts';

type Write = (text: string) => void;

/**
 * Asks for rebuilds, and follows them if that is wanted. Resolves with the exit code: 1 if one could not be asked for, or
 * failed while it was followed; the text is that of SITE-16. `tell` hears how far followed builds are.
 */
export async function runTrigger(
	options: TriggerOptions,
	{ write, complain, tell = () => undefined }: { write: Write; complain: Write; tell?: Write },
): Promise<number> {
	const slugs = slugsOf(options);
	const desk = options.url ? openHttpDesk(options.url, options) : await openDatabaseDesk(options);
	try {
		const ended = await Promise.all(
			slugs.map((slug) => carryOut(desk, slug, { ...options, tell: (text) => tell(`${text}\n`) })),
		);
		for (const { ok, text } of ended) (ok ? write : complain)(`${text}\n`);
		return ended.every(({ ok }) => ok) ? 0 : 1;
	} finally {
		await desk.close();
	}
}

async function carryOut(desk: Desk, slug: string, { wait, waitMs, tell }: TriggerOptions & { tell: Write }) {
	try {
		const id = await desk.trigger(slug);
		if (wait) return await followRequest(desk, { slug, id, waitMs, tell });
		return { ok: true, text: `${slug}: asked for a rebuild (${id}).` };
	} catch (error) {
		return { ok: false, text: refreshFailure(`${slug}: ${error instanceof Error ? error.message : String(error)}`) };
	}
}

/** The tenants to rebuild. Over HTTP the functions know them; `--all` is those of the folder in any case. */
function slugsOf({ slugs, tenantsDir, url }: TriggerOptions): readonly string[] {
	if (slugs !== 'all' && url) return slugs;
	const folders = tenantFolders(tenantsDir);
	if (folders.length === 0)
		throw new Error(`${tenantsDir}: found no tenants, expected a folder with one folder per tenant.`);
	if (slugs === 'all') return folders;
	const unknown = slugs.find((slug) => !folders.includes(slug));
	if (unknown === undefined) return slugs;
	const guess = nearest(unknown, folders);
	throw new Error(`There is no tenant ${unknown} in ${tenantsDir}.${guess ? ` Did you mean ${guess}?` : ''}`);
}
