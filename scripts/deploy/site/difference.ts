import { isPage } from './frozen-site.ts';
import type { SiteFiles } from './site-files.ts';

/** What of a deploy differs from another. */
type Compared = { files: SiteFiles; functions: SiteFiles; cars: readonly string[] };

type Changes = { added: string[]; changed: string[]; removed: string[] };

export type Difference = {
	files: Changes;
	pages: Changes;
	/** Cars that came, went, or whose page differs; by slug. */
	cars: Changes;
	functions: Changes;
	/** Bytes of what was added or changed. */
	bytes: number;
};

/** What `next` changes of `before`. */
export function differenceOf(before: Compared, next: Compared): Difference {
	const files = changesOf(before.files, next.files);
	const fresh = [...files.added, ...files.changed];
	const pagesOnly = (names: string[]): string[] => names.filter(isPage);
	return {
		files,
		pages: {
			added: pagesOnly(files.added),
			changed: pagesOnly(files.changed),
			removed: pagesOnly(files.removed),
		},
		cars: carsOf(before.cars, next.cars, files.changed),
		functions: changesOf(before.functions, next.functions),
		bytes: fresh.reduce((sum, file) => sum + (next.files.get(file)?.bytes ?? 0), 0),
	};
}

function changesOf(before: SiteFiles, next: SiteFiles): Changes {
	const names = [...next.keys()];
	return {
		added: names.filter((name) => !before.has(name)),
		changed: names.filter((name) => before.has(name) && before.get(name)?.sha1 !== next.get(name)?.sha1),
		removed: [...before.keys()].filter((name) => !next.has(name)),
	};
}

function carsOf(before: readonly string[], next: readonly string[], changedFiles: readonly string[]): Changes {
	const [old, fresh] = [new Set(before), new Set(next)];
	const folders = changedFiles.flatMap((file) => /([^/]+)\/index\.html$/.exec(file)?.[1] ?? []);
	return {
		added: next.filter((slug) => !old.has(slug)),
		changed: [...new Set(folders)].filter((slug) => old.has(slug) && fresh.has(slug)),
		removed: before.filter((slug) => !fresh.has(slug)),
	};
}

/** Whether there is anything to deploy. */
export const isEmpty = ({ files, functions }: Difference): boolean =>
	[files, functions].every(({ added, changed, removed }) => added.length + changed.length + removed.length === 0);

/** `3 new, 14 changed, 1 gone` */
function changesText({ added, changed, removed }: Changes): string {
	const parts = [count(added, 'new'), count(changed, 'changed'), count(removed, 'gone')].filter(Boolean);
	return parts.join(', ') || 'no change';
}

const count = (names: readonly string[], word: string): string => (names.length > 0 ? `${names.length} ${word}` : '');

/** `files: 3 new, 14 changed (0.4 MB); pages: 12 changed; cars: 1 new; functions: no change` */
export function differenceText({ files, pages, cars, functions, bytes }: Difference): string {
	const size = bytes > 0 ? ` (${(bytes / 1e6).toFixed(1)} MB)` : '';
	const parts = [
		`files: ${changesText(files)}${size}`,
		`pages: ${changesText(pages)}`,
		`cars: ${changesText(cars)}`,
		`functions: ${changesText(functions)}`,
	];
	return parts.join('; ');
}
