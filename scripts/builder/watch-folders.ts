import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../publish/disk/error-code.ts';

export type FolderWatch = {
	/** Watches one more folder, without those below it. */
	add: (dir: string) => void;
	close: () => void;
};

/** What editors and copying tools write beside a file for a moment. */
const passing = /(?:^\.|~$|\.(?:swp|swx|tmp|part)$|^4913$)/;

/**
 * Calls `onChange` with the path of each file that changes below a folder. One watch for a folder, not one for a file: a system
 * has a limited number. What cannot be watched is said once.
 */
export function watchFolders(
	root: string,
	{ onChange, say }: { onChange: (path: string) => void; say: (text: string) => void },
): FolderWatch {
	const watches = new Map<string, FSWatcher>();
	const drop = (dir: string): void => {
		watches.get(dir)?.close();
		watches.delete(dir);
	};
	const fault = (dir: string, error: unknown): void => {
		drop(dir);
		const reason = error instanceof Error ? error.message : String(error);
		if (errorCode(error) !== 'ENOENT')
			say(`${dir} is not watched for changes: ${reason}. Trigger rebuilds of what changes there.`);
	};
	const add = (dir: string, below: boolean): void => {
		if (watches.has(dir)) return;
		try {
			const watching = watch(dir, (_, name) => {
				if (name === null || passing.test(name)) return;
				if (below) addBelow(join(dir, name));
				onChange(join(dir, name));
			});
			watches.set(dir, watching);
			watching.on('error', (error) => fault(dir, error));
			if (below) for (const folder of foldersIn(dir)) add(join(dir, folder), true);
		} catch (error) {
			fault(dir, error);
		}
	};
	/** A folder that is new, or one that took the place of another: the old watch is of what was moved away. */
	const addBelow = (path: string): void => {
		drop(path);
		if (isFolder(path)) add(path, true);
	};
	add(root, true);
	return {
		add: (dir) => add(dir, false),
		close: () => {
			for (const dir of [...watches.keys()]) drop(dir);
		},
	};
}

const foldersIn = (dir: string): string[] =>
	readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() && !passing.test(entry.name) ? [entry.name] : [],
	);

function isFolder(path: string): boolean {
	try {
		readdirSync(path);
		return true;
	} catch {
		// A file, or something that is gone again.
		return false;
	}
}
