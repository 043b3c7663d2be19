import { statSync } from 'node:fs';

/** A clock of a file system may stand still for this long: a file that has just changed may change again unseen. */
const tickMs = 100;

/**
 * What tells a version of a file from another without reading it; null where there is no file. No program can set the time
 * of a file's last change of state (ctime), as rsync and a checkout set that of its contents.
 */
export function fileStamp(path: string): string | null {
	return stampOf(path)?.text ?? null;
}

/** The stamp of a file that has certainly not changed since a moment, in Unix milliseconds; null for another. */
export function stampBefore(path: string, moment: number): string | null {
	const stamp = stampOf(path);
	return stamp && stamp.changedMs < moment - tickMs ? stamp.text : null;
}

/** What was made of files, kept as long as these stay as they are. */
export class MadeOfFiles<Made> {
	readonly #known = new Map<string, { stamp: string; made: Made }>();

	/** What `make` makes of a file, or has made of it before. */
	of(path: string, make: () => Made): Made {
		const stamp = stampOf(path);
		const known = this.#known.get(path);
		if (stamp && known?.stamp === stamp.text) return known.made;
		const made = make();
		if (stamp && Math.abs(Date.now() - stamp.changedMs) > tickMs) this.#known.set(path, { stamp: stamp.text, made });
		else this.#known.delete(path);
		return made;
	}
}

function stampOf(path: string): { text: string; changedMs: number } | null {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (!stats) return null;
	const { dev, ino, size, mtimeMs, ctimeMs } = stats;
	return { text: [dev, ino, size, mtimeMs, ctimeMs].join(' '), changedMs: ctimeMs };
}
