import type { Config } from '@netlify/functions';
import { dropOldMails, mailDir } from '../delivery/send/kept-mails.ts';
import { eventsKeptFrom, expireLeads } from '../leads/store/retention.ts';
import { deleteExpired } from '../platform/db/expire.ts';
import { log } from '../platform/log.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';

/** Every hour: deletes what is too old of leads, files, events, keys, challenges, counts of calls and kept mails. */
export default async (): Promise<void> => {
	const { db, env, tenants, now } = await openRuntime();
	await deleteExpired(db, { now: now(), eventsFrom: eventsKeptFrom(env, now()) });
	await dropOldMails(mailDir(env), now());
	const { leads, files } = await expireLeads({ db, tenants, env, now: now() });
	if (leads + files > 0) log('info', { job: 'expire', leads, files });
};

export const config: Config = { schedule: '17 * * * *', region: 'syd' };
