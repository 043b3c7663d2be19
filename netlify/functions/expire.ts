import type { Config } from '@netlify/functions';
import { deleteExpired } from '../db/expire.ts';
import { dropOldMails, mailDir } from '../providers/kept-mails.ts';
import { eventsKeptFrom, expireLeads } from '../services/leads/retention.ts';
import { openRuntime } from '../services/runtime.ts';

/** Every hour: leads, files and events whose time is over, what has only guarded a moment, and mails kept as files long ago. */
export default async (): Promise<void> => {
	const { db, env, tenants, now } = await openRuntime();
	await deleteExpired(db, { now: now(), eventsFrom: eventsKeptFrom(env, now()) });
	await dropOldMails(mailDir(env), now());
	const { leads, files } = await expireLeads({ db, tenants, env, now: now() });
	if (leads + files > 0) process.stdout.write(`${JSON.stringify({ level: 'info', expired: { leads, files } })}\n`);
};

export const config: Config = { schedule: '17 * * * *', region: 'syd' };
