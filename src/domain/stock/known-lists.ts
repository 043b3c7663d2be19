/**
 * The lists of some of the stock that a site has, and those that it had: `kia/rio` (SRCH-2). A list is lost with its last car and
 * may come back with the next one; until then its address leads to the list above it, while a list that never was is unknown.
 */
export type KnownLists = {
	readonly present: readonly string[];
	/** The latest first. */
	readonly lost: readonly string[];
};

export const noLists: KnownLists = { present: [], lost: [] };

/** So many are remembered: each is a rule of the host. */
const mostLost = 500;

/** What is known of a site's lists once it has these. */
export function nextLists(before: KnownLists, keys: readonly string[]): KnownLists {
	const here = new Set(keys);
	const lost = [...before.present, ...before.lost].filter((key) => !here.has(key));
	return { present: [...here].sort(), lost: [...new Set(lost)].slice(0, mostLost) };
}
