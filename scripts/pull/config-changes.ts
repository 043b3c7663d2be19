import { formatPath, shortened } from '../../src/config/explain.ts';
import { mayBeSecret, notShown } from '../../src/config/secrets.ts';

/** One key of a config that changed: its place and its value before and after, shortened and without secrets; '' for none. */
export type ConfigChange = { path: string; from: string; to: string };

/** What changed from one config to the next, key by key in the order of the new one. */
export function configChanges(from: unknown, to: unknown, path: readonly PropertyKey[] = []): ConfigChange[] {
	if (isObject(from) && isObject(to)) {
		const keys = new Set([...Object.keys(to), ...Object.keys(from)]);
		return [...keys].flatMap((key) => configChanges(from[key], to[key], [...path, key]));
	}
	if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
		return to.flatMap((entry, index) => configChanges(from[index], entry, [...path, index]));
	}
	if (JSON.stringify(from) === JSON.stringify(to)) return [];
	return [{ path: formatPath(path), from: shown(from, path), to: shown(to, path) }];
}

function shown(value: unknown, path: readonly PropertyKey[]): string {
	if (value === undefined) return '';
	if (mayBeSecret(path, true)) return notShown;
	if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
	return shortened(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
