const firstMs = 500;

/**
 * How long to wait after try number `count`, in milliseconds: as long as the server asks for with Retry-After (seconds or
 * a date), otherwise half a second, one, two, and up to half as much again by chance, so that hundreds of tenants do not come back at once.
 */
export function waitMs(
	count: number,
	{ retryAfter, now, chance = Math.random() }: { retryAfter: string | null; now: number; chance?: number },
): number {
	const asked = askedMs(retryAfter, now);
	const own = firstMs * 2 ** (count - 1) * (1 + chance / 2);
	return Math.max(asked, own);
}

function askedMs(retryAfter: string | null, now: number): number {
	const written = retryAfter?.trim() ?? '';
	if (/^\d+$/.test(written)) return Number(written) * 1000;
	const at = Date.parse(written);
	return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
