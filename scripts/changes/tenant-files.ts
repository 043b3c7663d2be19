import { join, relative, resolve, sep } from 'node:path';
import { readJson } from '../sources/json-file.ts';

type NamesPaths = { stock_feed?: { path?: unknown }; asset_folders?: unknown };

/** Why changed files touch a tenant, a sentence each; empty where they do not. `changed` are absolute paths. */
export function tenantReasons(dir: string, changed: readonly string[], root: string): string[] {
	const own = changed.filter((file) => isIn(dir, file)).map((file) => relative(dir, file));
	const { feed, folders } = namedPaths(dir);
	const ofFeed = changed.filter((file) => feed !== null && isIn(feed, file) && !isIn(dir, file));
	const ofFolders = changed.filter((file) => folders.some((folder) => isIn(folder, file)) && !isIn(dir, file));
	return [
		...(own.length > 0 ? [`its files: ${listed(own)}`] : []),
		...(ofFeed.length > 0 ? [`its feed: ${listed(ofFeed.map((file) => relative(root, file)))}`] : []),
		...(ofFolders.length > 0 ? [`files that it shares: ${listed(ofFolders.map((file) => relative(root, file)))}`] : []),
	];
}

/** A few of the files by name, and how many more there are. */
export function listed(files: readonly string[]): string {
	const shown = files.slice(0, 3).map((file) => file.replaceAll('\\', '/').replace(/\p{Cc}/gu, '?'));
	const more = files.length - shown.length;
	return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The feed and the shared folders that a tenant's site.json names, in a shared folder or in another tenant's. */
export function namedPaths(dir: string): { feed: string | null; folders: string[] } {
	const file = join(dir, 'site.json');
	const read = readJson(file, file);
	const config = read.ok ? (read.value as NamesPaths | null) : null;
	const feed = config?.stock_feed?.path;
	const folders = Array.isArray(config?.asset_folders) ? config.asset_folders : [];
	return {
		feed: typeof feed === 'string' ? resolve(dir, feed) : null,
		folders: folders.filter((path) => typeof path === 'string').map((path) => resolve(dir, path)),
	};
}

const isIn = (path: string, file: string): boolean => file === path || file.startsWith(`${path}${sep}`);
