import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databasePlace } from '../../platform/db/database.ts';
import { log } from '../../platform/log.ts';
import type { SendSms } from './sms.ts';

/** In the data folder: SMS of demonstrations, which have no gateway. */
const smsFolder = 'outbox-sms';
/** So many are kept, the latest: they have phone numbers. */
const mostKept = 50;

/**
 * Keeps SMS as files instead of sending them: for development, without an account. The log names the file, since it must not
 * have the number or the code.
 */
export function logGateway(env: NodeJS.ProcessEnv): SendSms {
	const dir = join(databasePlace(env).dir, smsFolder);
	return async ({ id, to, text }) => {
		await mkdir(dir, { recursive: true, mode: 0o700 });
		const file = join(dir, `${new Date().toISOString().replaceAll(':', '-')}.${id}.txt`);
		await writeFile(file, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
		log('info', { job: 'sms', file });
		await dropOldest(dir);
		return { kind: 'sent', gatewayId: null };
	};
}

/** Names start with the time. */
async function dropOldest(dir: string): Promise<void> {
	const names = (await readdir(dir)).filter((name) => name.endsWith('.txt')).sort();
	for (const name of names.slice(0, -mostKept)) await rm(join(dir, name), { force: true });
}
