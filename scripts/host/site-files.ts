import { realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of a published site, found for an address. */
export type SiteFile = {
	/** Absolute, with links resolved. */
	path: string;
	/** Changes with the file. A weak tag: the same one for every compression of it. */
	etag: string;
};

/** What is at an address: a file, or another address to go to (`/x` → `/x/`, `/x/index.html` → `/x/`). */
export type Found = { file: SiteFile } | { moveTo: string } | null;

/** Files of a site that say how to serve it and are not served themselves. */
const rulesFiles = ['/_redirects', '/_headers'];

/**
 * The file of the site in `root` that answers the address `pathname`, after Netlify's pretty URLs: `/x/` is
 * `x/index.html`, `/x` moves there or is `x.html`. Null for what is not there, is not a decodable address, or leads out of
 * the folder, by `..`, encoded or not, or by a symbolic link.
 */
export function findFile(root: string, pathname: string): Found {
	const path = decodePath(pathname);
	if (path === null || rulesFiles.includes(path)) return null;
	if (path.endsWith('/')) return fileAt(root, `${path}index.html`);
	if (path.endsWith('/index.html')) {
		return fileAt(root, path) && { moveTo: pathname.slice(0, -'index.html'.length) };
	}
	const file = fileAt(root, path);
	if (file) return file;
	return fileAt(root, `${path}/index.html`) ? { moveTo: `${pathname}/` } : fileAt(root, `${path}.html`);
}

/** An address as a path of plain names; null for anything else. */
function decodePath(pathname: string): string | null {
	let path: string;
	try {
		path = decodeURIComponent(pathname);
	} catch {
		return null;
	}
	const odd = !path.startsWith('/') || path.includes('\0') || path.includes('\\') || /(?:^|\/)\.\.?(?:\/|$)/.test(path);
	return odd ? null : path;
}

function fileAt(root: string, path: string): { file: SiteFile } | null {
	const stats = statSync(join(root, path), { throwIfNoEntry: false });
	if (!stats?.isFile()) return null;
	const real = realpathSync(join(root, path));
	if (!real.startsWith(realpathSync(root) + sep)) return null;
	return { file: { path: real, etag: etagOf(stats) } };
}

function etagOf({ size, mtimeMs, ino }: Stats): string {
	return `W/"${[size, Math.floor(mtimeMs), ino].map((part) => part.toString(36)).join('-')}"`;
}
