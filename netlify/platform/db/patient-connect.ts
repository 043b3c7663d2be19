import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Codes of a server that has no connection free right now, or that is starting. */
const passingCodes = ['53300', '57P03'];
/** Milliseconds that a visitor's request waits for a connection before it is told to come back. */
const usualPatienceMs = 10_000;
const firstWait = 50;
const longestWait = 800;

/**
 * Connects, and tries again while the server has too many connections, which are held for a moment each. If a connection was
 * idle for longer than the pool keeps one, the process was frozen meanwhile, and the connection is dead or about to be.
 */
export function connectPatiently(
	pool: pg.Pool,
	{ idleMs, patienceMs = usualPatienceMs }: { idleMs: number; patienceMs?: number | undefined },
): () => Promise<pg.PoolClient> {
	const usedAt = new WeakMap<object, number>();
	pool.on('release', (_error: Error, client: pg.PoolClient) => void usedAt.set(client, Date.now()));
	return async () => {
		const end = Date.now() + patienceMs;
		for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
			try {
				const client = await pool.connect();
				if (Date.now() - (usedAt.get(client) ?? Date.now()) <= 2 * idleMs) return client;
				client.release(true);
			} catch (error) {
				const { code } = Object(error) as { code?: unknown };
				if (!passingCodes.some((one) => one === code) || Date.now() + wait > end) throw error;
				// Those that were refused together should not come back together.
				await sleep(wait * (0.5 + Math.random()));
			}
		}
	};
}
