import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databasePlace } from '../../platform/db/database.ts';

/** In the data folder: mails of demonstrations, which have no server. */
const mailFolder = 'outbox-mail';
/** Milliseconds that such a mail is kept: 30 days. It is a copy with personal data; its lead stays in the database. */
const mailLife = 30 * 24 * 60 * 60 * 1000;
/** The names that `fileMail` gives; any other file in the folder is left alone. */
const ours = /\.eml(?:\.[0-9a-f-]+\.tmp)?$/;

/** Where mails are kept as files. */
export const mailDir = (env: NodeJS.ProcessEnv): string => join(databasePlace(env).dir, mailFolder);

/** Deletes mails that are older than 30 days, and drafts that a killed process left behind. */
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

/** Empty if no mail was ever kept. */
async function namesIn(dir: string): Promise<string[]> {
	try {
		return await readdir(dir);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}
