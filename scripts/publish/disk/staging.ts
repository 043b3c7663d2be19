import {
	constants,
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isInsideSite } from '../../../src/domain/addresses/page-path.ts';
import type { TenantDirs } from '../paths.ts';
import { errorCode } from './error-code.ts';
import { hashOfFile } from './hash.ts';
import { syncToDisk } from './sync-disk.ts';

/**
 * The next site of a tenant, put together beside the published one. It starts from nothing, and what did not change is
 * hard-linked; or it starts from the site that was published before, of which only a few files are stale. Either way a
 * build of one changed car neither copies nor touches the other thousand files, and the second way it does not even
 * name them.
 */
export class Staging {
	readonly #dirs: TenantDirs;
	readonly #made = new Set<string>();
	readonly #fresh = new Set<string>();
	#holdsPublished = false;
	/** Files of the site before the published one that are not yet as the published one has them. */
	readonly #stale = new Set<string>();
	/** How many files were put aside. */
	#aside = 0;
	/** Files that were written here and are put on the disk while others are made. */
	readonly #syncing = new Map<string, Promise<void>>();

	constructor(dirs: TenantDirs) {
		this.#dirs = dirs;
	}

	/** Starts with nothing, whatever a killed build left there. Another process joins by not calling this. */
	begin(): void {
		this.discard();
		this.#folder(this.#dirs.next);
	}

	/**
	 * Starts with the published site as it is, made from the one before it, of which the `stale` files are brought up to date
	 * by {@link refresh}, unless they are replaced before that. Only for a caller who knows that nothing else differs.
	 */
	beginFromPrevious(stale: readonly string[]): void {
		const { next, previous } = this.#dirs;
		this.discard();
		renameSync(previous, next);
		for (const file of stale) this.#stale.add(file);
		this.#holdsPublished = true;
	}

	/** Brings the stale files up to date that were neither written nor taken over nor removed yet. Before other processes write here. */
	refresh(): void {
		for (const file of this.#stale) {
			if (existsSync(join(this.#dirs.published, file))) this.keep(file);
			else this.remove(file);
		}
	}

	write(file: string, body: string | Uint8Array): void {
		this.#writeNew(this.#target(file), body);
		this.#stale.delete(file);
		this.#fresh.add(file);
		// A few files are on the disk by the time that the last is made; thousands are better written together.
		if (this.#holdsPublished) this.#syncSoon(file);
	}

	/** Takes over a file of the site that is published now. */
	keep(file: string): void {
		if (this.#holdsPublished && !this.#stale.delete(file)) return;
		const target = this.#target(file);
		if (this.#holdsPublished) this.#putAside(target);
		if (!existsSync(target)) linkOrCopy(join(this.#dirs.published, file), target);
	}

	/** Takes over a file that people edit, or that other sites show too: a change of the one must not reach the other. */
	copy(source: string, file: string): void {
		copyFileSync(source, this.#target(file), constants.COPYFILE_FICLONE);
		this.#stale.delete(file);
		this.#fresh.add(file);
	}

	/** Whether the next site has this file, with that many bytes; a stale one is not of that site. */
	holds(file: string, bytes: number): boolean {
		if (this.#stale.has(file)) return false;
		const stats = statSync(join(this.#dirs.next, file), { throwIfNoEntry: false });
		return stats?.isFile() === true && stats.size === bytes;
	}

	/** Takes over a file that only builds write, instead of one that is here already. The two are one file on the disk. */
	link(source: string, file: string): void {
		const target = this.#target(file);
		this.#putAside(target);
		this.#stale.delete(file);
		this.#syncing.delete(file);
		linkOrCopy(source, target);
	}

	/** Takes the published site's file, if it has it, instead of one that is here but damaged. */
	repair(file: string): void {
		const source = join(this.#dirs.published, file);
		if (existsSync(source)) this.link(source, file);
	}

	/** The hash of what the next site has as this file. Throws where it has none. */
	hashOf(file: string): string {
		return hashOfFile(join(this.#dirs.next, file));
	}

	/** Drops a file, and the folders that it leaves empty. */
	remove(file: string): void {
		if (!isInsideSite(file))
			throw new Error(`${JSON.stringify(file)} is not a file inside the site: nothing is removed.`);
		this.#fresh.delete(file);
		this.#stale.delete(file);
		this.#syncing.delete(file);
		this.#putAside(join(this.#dirs.next, file));
		for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) {
			const path = join(this.#dirs.next, dir);
			if (!removeEmpty(path)) return;
			this.#made.delete(path);
		}
	}

	discard(): void {
		this.#made.clear();
		this.#fresh.clear();
		this.#stale.clear();
		this.#syncing.clear();
		this.#holdsPublished = false;
		this.#aside = 0;
		for (const dir of [this.#dirs.next, this.#asideDir]) rmSync(dir, { recursive: true, force: true });
	}

	/**
	 * Resolves when the next site is on the disk: what was written here, the files that other processes wrote, and the
	 * folders of all of these. What is linked has been there since the build that wrote it.
	 */
	async sync(others: Iterable<string>): Promise<void> {
		const { next } = this.#dirs;
		const files = new Set([...this.#fresh, ...others]);
		const folders = new Set([next, ...this.#made]);
		for (const file of files) {
			for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) folders.add(join(next, dir));
		}
		await syncToDisk(
			[...files].filter((file) => !this.#syncing.has(file)).map((file) => join(next, file)),
			'file',
		);
		await Promise.all(this.#syncing.values());
		await syncToDisk(
			[...folders].filter((dir) => existsSync(dir)),
			'folder',
		);
	}

	/**
	 * Puts the next site in the published one's place: two renames, which {@link recoverPublished} undoes after a kill.
	 * The site that was published stays as the previous one where `keepPrevious` says so.
	 */
	publish({ keepPrevious }: { keepPrevious: boolean }): void {
		const { published, next, previous } = this.#dirs;
		rmSync(previous, { recursive: true, force: true });
		if (existsSync(published)) renameSync(published, previous);
		renameSync(next, published);
		if (!keepPrevious) rmSync(previous, { recursive: true, force: true });
	}

	/** Resolves when the disk knows that the next site is the published one. */
	async syncPlace(): Promise<void> {
		const { published, next } = this.#dirs;
		await syncToDisk([dirname(published), dirname(next)], 'folder');
	}

	/** Begins to put a written file on the disk. */
	#syncSoon(file: string): void {
		const syncing = syncToDisk([join(this.#dirs.next, file)], 'file');
		// A build that fails before it waits for it has another fault to tell.
		syncing.catch(() => undefined);
		this.#syncing.set(file, syncing);
	}

	get #asideDir(): string {
		return `${this.#dirs.next}.aside`;
	}

	/**
	 * Takes a file out of the next site; it may not be there. It goes when the site is published: to free its blocks takes
	 * ten times as long as to rename it.
	 */
	#putAside(file: string): void {
		if (this.#aside === 0) mkdirSync(this.#asideDir, { recursive: true });
		try {
			renameSync(file, join(this.#asideDir, String(++this.#aside)));
		} catch (error) {
			if (errorCode(error) !== 'ENOENT') throw error;
		}
	}

	/** Writes a file. One that is there may be hard-linked into the published site: it is replaced, never written into. */
	#writeNew(target: string, body: string | Uint8Array): void {
		try {
			writeFileSync(target, body, { flag: 'wx' });
		} catch (error) {
			if (errorCode(error) !== 'EEXIST') throw error;
			this.#putAside(target);
			writeFileSync(target, body);
		}
	}

	#target(file: string): string {
		if (!isInsideSite(file))
			throw new Error(`${JSON.stringify(file)} is not a file inside the site: nothing is written.`);
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
 * Undoes what a kill cut off: a tenant with no published site but a previous one was killed between the two renames, and
 * gets that site back. What it was to become may be half built, for all that can be told from here; it is built again.
 * Only for who holds the tenant's lock. Returns whether there was something to do.
 */
export function recoverPublished({ published, previous }: Pick<TenantDirs, 'published' | 'previous'>): boolean {
	if (existsSync(published) || !existsSync(previous)) return false;
	renameSync(previous, published);
	return true;
}

function makeFolder(dir: string): void {
	try {
		mkdirSync(dir);
	} catch (error) {
		// There already: from the previous site, or made this moment by a process that renders other pages.
		if (errorCode(error) !== 'EEXIST') throw error;
	}
}

/** Whether the folder was empty, and is gone. The disk knows; listing a folder of thousands of cars takes longer. */
function removeEmpty(dir: string): boolean {
	try {
		rmdirSync(dir);
		return true;
	} catch (error) {
		const code = errorCode(error);
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
