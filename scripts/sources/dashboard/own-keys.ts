/**
 * Keys that only a site.json may set (SITE-2). They name files of the machine that builds, variables of its environment
 * or the sites that may be demonstrations: whoever edits a website in the dashboard must not reach those.
 */
const ownKeys = ['$schema', 'asset_folders', 'demo', 'leads', 'mock', 'stock_feed'] as const;

/** A dashboard's answer without the keys that it may not set, and those that it tried to. Null in their place says nothing. */
export function withoutOwnKeys(answer: Readonly<Record<string, unknown>>): {
	rest: Record<string, unknown>;
	refused: string[];
} {
	const own = new Set<string>(ownKeys);
	const rest = Object.fromEntries(Object.entries(answer).filter(([key]) => !own.has(key) && !isIdentity(key)));
	return { rest, refused: ownKeys.filter((key) => answer[key] !== undefined && answer[key] !== null) };
}

/** They are the tenant's by the time anybody lays the answer over its file. */
const isIdentity = (key: string): boolean => key === 'id' || key === 'slug';
