import { withValue } from '../../../sources/json-edit.ts';
import type { Setting } from './rows.ts';
import { checkedEdit, type Edit, type SiteFile, valueAt } from './site-file.ts';

/** The text of a file in which settings are again as the site was built with them; null where one of them cannot be put back alone. */
export function withoutChanges(text: string, built: unknown, paths: readonly (readonly string[])[]): string | null {
	try {
		return paths
			.toSorted((one, other) => one.length - other.length)
			.reduce((now, path) => putBack(now, built, path), text);
	} catch {
		// It is in a list whose entries are others by now.
		return null;
	}
}

/** One setting as it was; an object that was made for it alone goes with it. */
function putBack(text: string, built: unknown, path: readonly string[]): string {
	const before = valueAt(built, path);
	const fresh = withValue(text, path, before);
	const owner = path.slice(0, -1);
	const isSpare = before === undefined && owner.length > 0 && valueAt(built, owner) === undefined;
	return isSpare && isEmpty(valueAt(JSON.parse(fresh), owner)) ? putBack(fresh, built, owner) : fresh;
}

const isEmpty = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The name of all changes together. */
export const allChanges = 'all';

type Discarding = { file: SiteFile; built: unknown; rows: readonly Pick<Setting, 'path'>[] };

/** The edit that discards what waits of these settings, checked as any other; null where they cannot be put back. */
export function planDiscard(tenantsDir: string, slug: string, { file, built, rows }: Discarding): Edit | null {
	const text = withoutChanges(
		file.text,
		built,
		rows.map(({ path }) => path),
	);
	return text === null ? null : checkedEdit(tenantsDir, slug, { file, text });
}
