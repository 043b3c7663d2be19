import { setTimeout as sleep } from 'node:timers/promises';
import type { Builder } from '../../publish/disk/builder.ts';
import { type Lock, ownerOf, ownerText, pollMs, tryLock } from '../../publish/disk/lock.ts';

export type Patience = { builder: Builder; waitMs: number; say: (text: string) => void };

/**
 * Takes a lock, and waits for whoever holds it as long as `waitMs`. Throws an Error that names them when that is over; `what`
 * says what they are doing.
 */
export async function lockWithin(file: string, what: string, { builder, waitMs, say }: Patience): Promise<Lock> {
	const since = Date.now();
	for (let isFirst = true; ; isFirst = false) {
		const lock = tryLock(file, builder);
		if (lock) return lock;
		const owner = ownerText(ownerOf(file));
		if (Date.now() - since >= waitMs) {
			throw new Error(`${what}: ${owner}. Try again once that has ended; --wait <minutes> waits longer.`);
		}
		if (isFirst) say(`${what}: ${owner}. Waiting for that to end.`);
		await sleep(pollMs);
	}
}
