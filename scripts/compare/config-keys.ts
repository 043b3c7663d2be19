/** A place in a config: `navigation.header[2].url`. */
type Place = string;

/** The places in which two configs differ: the deepest that both have, sorted. Values are not told, some may be secret. */
export function differingKeys(before: unknown, after: unknown, at: Place = ''): Place[] {
	if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
		return isSame(before, after) ? [] : [at || 'everything'];
	}
	const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
	const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
	const place = (key: string): Place => (Array.isArray(before) ? `${at}[${key}]` : at ? `${at}.${key}` : key);
	return keys.flatMap((key) => differingKeys(one[key], other[key], place(key))).sort();
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
