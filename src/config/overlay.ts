/**
 * Lays a dashboard's answer over a site.json (SITE-2): objects merge, arrays and plain values replace, null unsets. At
 * this level it is JSON Merge Patch (RFC 7396). Within a list, which replaces the file's whole, null means "not given",
 * as it does everywhere in an answer.
 */
export function layOver(file: unknown, answer: unknown): unknown {
	if (!isObject(answer)) return withoutNulls(answer);
	const under = isObject(file) ? file : {};
	const kept = Object.entries(under).filter(([key]) => !Object.hasOwn(answer, key));
	const laid = Object.entries(answer)
		.filter(([, value]) => value !== null)
		.map(([key, value]) => [key, layOver(Object.hasOwn(under, key) ? under[key] : undefined, value)]);
	// Not by assignment: a key "__proto__" would set the prototype.
	return Object.fromEntries([...kept, ...laid]);
}

/** What was laid over one another, to tell where a value came from. */
export type Layers = { file: unknown; answer: unknown };

/** Whether what is at a place of the merged config, `theme.colours["brand"]`, came from the dashboard and not from the file. */
export function isFromDashboard(place: string, { file, answer }: Layers): boolean {
	let [above, below] = [answer, file];
	for (const step of stepsOf(place)) {
		if (!isObject(above)) return true;
		// What is missing is missing in the file, unless the object is there only because the dashboard has it.
		if (!Object.hasOwn(above, step)) return !isObject(below);
		below = isObject(below) ? below[step] : undefined;
		above = above[step];
	}
	return !(isObject(above) && isObject(below));
}

/** `a.b[0]["/x/"]` as `a`, `b`, `0`, `/x/`; the reverse of `formatPath`. */
function stepsOf(place: string): string[] {
	return [...place.matchAll(/\[("(?:[^"\\]|\\.)*")\]|\[(\d+)\]|([^.[\]]+)/g)].map(
		([, quoted, index, name]) => index ?? name ?? String(JSON.parse(quoted ?? '""')),
	);
}

function withoutNulls(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutNulls);
	if (!isObject(value)) return value;
	const entries = Object.entries(value).filter(([, inner]) => inner !== null);
	return Object.fromEntries(entries.map(([key, inner]) => [key, withoutNulls(inner)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
