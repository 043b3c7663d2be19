import { layOver } from '../../../../src/config/overlay.ts';
import { tenantDirs } from '../../../publish/paths.ts';
import { lastConfig } from '../../../publish/read/last-pull.ts';
import { asItHolds } from './at-once.ts';
import { withoutChanges } from './discard.ts';
import { lastAnswer } from './last-answer.ts';
import { withoutTexts } from './page-texts.ts';
import { changeLines } from './part-changes.ts';
import { type Setting, settingRows } from './rows.ts';
import { differs, type SiteFile, valueAt } from './site-file.ts';

/**
 * The settings that a site was last built with; with its file also where each stands there, whether it says something else by
 * now, and settings that came since. Null where no build on this machine noted them.
 */
export function notedSettings(out: string, slug: string, file: SiteFile | null): Setting[] | null {
	const { config } = tenantDirs(out, slug);
	const built = lastConfig(config);
	if (!isObject(built)) return null;
	const said = lastAnswer(out, slug);
	if (!file || !isObject(file.value)) return settingRows(built, said);
	const now = layOver(file.value, said ?? {});
	const noted = asItHolds(built, now);
	const rows = settingRows(noted, said);
	const fresh = isObject(now) ? settingRows(now, said) : [];
	const known = new Set(rows.map(({ key }) => key));
	const nowKnown = new Set(fresh.map(({ key }) => key));
	// An object that is set on one side only is told by its fields there.
	const all = [
		...rows.filter(({ isUnset, key }) => !isUnset || fresh.length === 0 || nowKnown.has(key)),
		...fresh.filter(({ isUnset, key, path }) => !known.has(key) && !(isUnset && valueAt(noted, path) !== undefined)),
	];
	return all.map((row) => {
		const isPending = row.source !== 'dashboard' && isChanged(file, noted, row);
		const next = fresh.find(({ key }) => key === row.key);
		const own = valueAt(file.value, row.path);
		return {
			...row,
			line: file.lineOf(row.path),
			pending: isPending ? (next?.text ?? 'the default') : null,
			...(isPending && {
				changes:
					row.whole !== null && next?.whole
						? changeLines(JSON.parse(row.whole), JSON.parse(next.whole), row.path.at(-1))
						: [],
				canDiscard: withoutChanges(file.text, noted, [row.path]) !== null,
			}),
			isEditable: row.isEditable && row.source !== 'dashboard',
			...(isPending && next && { written: next.written, control: next.control }),
			...(isPending && own === undefined && { line: null }),
		};
	});
}

/** The hours of a location and the texts of a page are settings themselves: where only they differ, what they are in does not. */
function isChanged(file: SiteFile, noted: unknown, { key, path }: Setting): boolean {
	if (path[0] === 'pages' && path.length === 2)
		return withoutTexts(valueAt(file.value, path)) !== withoutTexts(valueAt(noted, path));
	if (key !== 'locations') return differs(file, noted, path);
	const withoutHours = (config: unknown): string =>
		JSON.stringify(valueAt(config, path), (name, value) => (name === 'opening_hours' ? undefined : value)) ?? '';
	return withoutHours(file.value) !== withoutHours(noted);
}

/** How many settings have been changed since the site was built with them; 0 where that is not known. */
export const pendingCount = (out: string, slug: string, file: SiteFile | null): number =>
	(file && notedSettings(out, slug, file)?.filter(({ pending }) => pending !== null).length) ?? 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
