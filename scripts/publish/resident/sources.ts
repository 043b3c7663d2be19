import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../paths.ts';

/** All that the build's program and the bundle are made from. */
const inputs = ['src', 'scripts', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * The sources as they are now, so that somebody can ask later whether they still are. A process that builds runs the
 * program and the bundle of one moment. Asking takes 3 ms: a question of the disk for each file and folder.
 */
export class Sources {
	readonly #stamps = new Map<string, string>();

	constructor(project = projectDir) {
		for (const input of inputs) this.#note(join(project, input));
	}

	/** Whether every file is as it was, and no folder has got or lost an entry. */
	get areSame(): boolean {
		for (const [path, stamp] of this.#stamps) if (stampOf(path) !== stamp) return false;
		return true;
	}

	#note(path: string): void {
		this.#stamps.set(path, stampOf(path));
		if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
		for (const { name } of readdirSync(path, { withFileTypes: true })) {
			if (name !== 'README.md') this.#note(join(path, name));
		}
	}
}

/** No program can set the time of a file's last change of state, as a checkout sets that of its contents. */
function stampOf(path: string): string {
	const stats = statSync(path, { throwIfNoEntry: false });
	return stats ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : '';
}
