import { statSync } from 'node:fs';

/** Gives what `read` makes of a key, and reads again once one of the files that it was read from has changed. */
export function whileUnchanged<Value>(
	filesOf: (key: string) => readonly string[],
	read: (key: string) => Value,
): (key: string) => Value {
	const known = new Map<string, { version: string; value: Value }>();
	return (key) => {
		const version = filesOf(key).map(versionOf).join();
		const found = known.get(key);
		if (found?.version === version) return found.value;
		const value = read(key);
		known.set(key, { version, value });
		return value;
	};
}

/** Changes with the file. */
function versionOf(file: string): string {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none';
}
