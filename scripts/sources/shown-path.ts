import { isAbsolute, relative, resolve } from 'node:path';

/** A path as messages name it: from the project's folder, or whole where it lies outside of it. */
export function shownPath(path: string): string {
	const inside = relative(process.cwd(), path);
	const shown = isAbsolute(inside) || inside.startsWith('..') ? resolve(path) : inside;
	return shown.replaceAll('\\', '/');
}
