import type { Config } from '@netlify/functions';
import { deleteExpired } from '../db/expire.ts';
import { dropOldMails, mailDir } from '../providers/kept-mails.ts';
import { openRuntime } from '../services/runtime.ts';

/** Every hour: what has only guarded a moment that is over goes, and mails that were kept as files long ago. */
export default async (): Promise<void> => {
	const { db, env, now } = await openRuntime();
	await deleteExpired(db, now());
	await dropOldMails(mailDir(env), now());
};

export const config: Config = { schedule: '17 * * * *' };
