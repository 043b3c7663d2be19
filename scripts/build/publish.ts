import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type TenantDirs, tenantDirs, workDirName } from './paths.ts';

/**
 * The next site of a tenant, put together beside the published one. It starts from nothing, and what did not change is
 * hard-linked; or it starts from the site that was published before, of which only a few files are stale. Either way a
 * build of one changed car neither copies nor touches the other thousand files, and the second way it does not even
 * name them.
 */
export class Staging {
	readonly #dirs: TenantDirs;
	readonly #made = new Set<string>();
	#holdsPublished = false;

	constructor(dirs: TenantDirs) {
		this.#dirs = dirs;
	}

	/** Starts with nothing, whatever a killed build left there. Another process joins by not calling this. */
	begin(): void {
		this.discard();
		this.#folder(this.#dirs.next);
	}

	/**
	 * Starts with the published site as it is, made from the one before it by bringing the `stale` files up to date. Only
	 * for a caller who knows that nothing else differs.
	 */
	beginFromPrevious(stale: readonly string[]): void {
		const { published, next, previous } = this.#dirs;
		this.discard();
		renameSync(previous, next);
		for (const file of stale) {
			this.remove(file);
			if (existsSync(join(published, file))) this.keep(file);
		}
		this.#holdsPublished = true;
	}

	write(file: string, body: string | Uint8Array): void {
		const target = this.#target(file);
		// What lies there may be hard-linked into the published site: it is replaced, never written into.
		if (existsSync(target)) rmSync(target);
		writeFileSync(target, body);
	}

	/** Takes over a file of the site that is published now. */
	keep(file: string): void {
		if (!this.#holdsPublished) this.copy(join(this.#dirs.published, file), file);
	}

	/** Takes over a file that lies elsewhere. */
	copy(source: string, file: string): void {
		const target = this.#target(file);
		if (!existsSync(target)) linkOrCopy(source, target);
	}

	/** Drops a file, and the folders that it leaves empty. */
	remove(file: string): void {
		rmSync(join(this.#dirs.next, file), { force: true });
		for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) {
			const path = join(this.#dirs.next, dir);
			if (!removeEmpty(path)) return;
			this.#made.delete(path);
		}
	}

	discard(): void {
		this.#made.clear();
		this.#holdsPublished = false;
		rmSync(this.#dirs.next, { recursive: true, force: true });
	}

	/**
	 * Puts the next site in the published one's place: two renames, which {@link recoverPublished} completes after a kill.
	 * The site that was published stays as the previous one where `keepPrevious` says so.
	 */
	publish({ keepPrevious }: { keepPrevious: boolean }): void {
		const { published, next, previous } = this.#dirs;
		rmSync(previous, { recursive: true, force: true });
		if (existsSync(published)) renameSync(published, previous);
		renameSync(next, published);
		if (!keepPrevious) rmSync(previous, { recursive: true, force: true });
	}

	#target(file: string): string {
		const target = join(this.#dirs.next, file);
		this.#folder(dirname(target));
		return target;
	}

	/** Like a recursive mkdir, but it asks the disk once per folder and not once per folder and file. */
	#folder(dir: string): void {
		if (this.#made.has(dir)) return;
		if (dir === this.#dirs.next) mkdirSync(dir, { recursive: true });
		else {
			this.#folder(dirname(dir));
			makeFolder(dir);
		}
		this.#made.add(dir);
	}
}

/**
 * Completes what a kill cut off. A tenant with no published site but a previous one was killed between the two renames:
 * its next site was complete by then, and takes its place. Returns the slugs that this was done for.
 */
export function recoverPublished(out: string): string[] {
	const work = join(out, workDirName);
	if (!existsSync(work)) return [];
	return readdirSync(work).filter((slug) => {
		const { published, next, previous } = tenantDirs(out, slug);
		if (existsSync(published) || !existsSync(previous)) return false;
		renameSync(existsSync(next) ? next : previous, published);
		return true;
	});
}

/** The files below a folder, as paths relative to it, with forward slashes. */
export function listFiles(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function makeFolder(dir: string): void {
	try {
		mkdirSync(dir);
	} catch (error) {
		// There already: from the previous site, or made this moment by a process that renders other pages.
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
}

/** Whether the folder was empty, and is gone. The disk knows; listing a folder of thousands of cars takes longer. */
function removeEmpty(dir: string): boolean {
	try {
		rmdirSync(dir);
		return true;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : null;
		if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return false;
		throw error;
	}
}

function linkOrCopy(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch (error) {
		// No hard links here: another disk, a file system without them, or Windows without the right.
		if (!statSync(source, { throwIfNoEntry: false })) throw error;
		copyFileSync(source, target);
	}
}
