import { isDeepStrictEqual } from 'node:util';
import type { NewSettingChange } from '../../../../../netlify/fleet/setting-changes.ts';
import { withoutSecret } from '../../../../../src/config/secrets.ts';
import { valueAt } from '../site-file.ts';

type Texts = { before: string; after: string };

/** What an edit of a file changes in these settings, as it is recorded: without what may be a secret. */
export function changesBetween(
	{ before, after }: Texts,
	paths: readonly (readonly string[])[],
	kind: NewSettingChange['kind'],
): NewSettingChange[] {
	const [old, fresh] = [JSON.parse(before), JSON.parse(after)];
	return paths.flatMap((path) => {
		const [from, to] = [valueAt(old, path), valueAt(fresh, path)];
		if (isDeepStrictEqual(from, to)) return [];
		const kept = recorded(path, from);
		return [{ path, kind, before: kept, after: recorded(path, to), isWhole: kept === whole(from) }];
	});
}

/** A value as it was recorded. */
export const readKept = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

const whole = (value: unknown): string | null => JSON.stringify(value) ?? null;

/** The name of a value is told beside it: a text alone does not say whether it is a secret. */
function recorded(path: readonly string[], value: unknown): string | null {
	if (value === undefined) return null;
	const name = path.at(-1) ?? '';
	return whole(JSON.parse(JSON.stringify({ [name]: value }, withoutSecret))[name]);
}
