import { retryAfterMs } from '../../../src/domain/words/retry-after.ts';

const firstMs = 500;

/**
 * How long to wait after try number `count`, in milliseconds: as long as the server asks for with Retry-After (seconds or
 * a date), otherwise half a second, one, two, and up to half as much again by chance, so that hundreds of tenants do not come back at once.
 */
export function waitMs(
	count: number,
	{ retryAfter, now, chance = Math.random() }: { retryAfter: string | null; now: number; chance?: number },
): number {
	const asked = retryAfterMs(retryAfter, now) ?? 0;
	const own = firstMs * 2 ** (count - 1) * (1 + chance / 2);
	return Math.max(asked, own);
}
