import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databasePlace } from '../../platform/db/database.ts';

/** Below the data folder: mails that have no server to go to. */
const mailFolder = 'outbox-mail';
/** Milliseconds that such a mail stays, 30 days; its lead stays in the database. */
const mailLife = 30 * 24 * 60 * 60 * 1000;
/** What `fileMail` writes; anything else in the folder is somebody's own. */
const ours = /\.eml(?:\.[0-9a-f-]+\.tmp)?$/;

/** Where mails are kept as files. */
export const mailDir = (env: NodeJS.ProcessEnv): string => join(databasePlace(env).dir, mailFolder);

/** Deletes mails that were kept as files more than 30 days ago, and drafts that a killed process left behind. */
export async function dropOldMails(dir: string, now: number): Promise<void> {
	for (const name of await namesIn(dir)) {
		const file = join(dir, name);
		const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
		if (ours.test(name) && mtimeMs < now - mailLife) await rm(file, { force: true });
	}
}

/** Deletes the mails of leads that are erased, drafts too, and returns how many. */
export async function dropMailsOf(dir: string, leadIds: readonly string[]): Promise<number> {
	const names = (await namesIn(dir)).filter((name) => leadIds.some((id) => name.startsWith(`${id}.`)));
	for (const name of names) await rm(join(dir, name), { force: true });
	return names.length;
}

/** None where no mail was ever kept. */
async function namesIn(dir: string): Promise<string[]> {
	try {
		return await readdir(dir);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}
