import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { syncToDisk } from '../../publish/disk/sync-disk.ts';
import { writeWhole } from '../../publish/disk/write-whole.ts';
import { type Release, readRelease } from '../site/release.ts';

const noteFile = 'release.json';
const partEnd = '.part';

/** A tenant's releases on the disk: `releases/<id>/site`, `functions` and `release.json`, and `current`, a link to one of them. */
export class ReleaseStore {
	readonly dir: string;
	readonly #releases: string;

	constructor(dir: string) {
		this.dir = dir;
		this.#releases = join(dir, 'releases');
	}

	get lock(): string {
		return join(this.dir, 'lock');
	}

	place(id: string): string {
		return join(this.#releases, id);
	}

	/** Where a release is put together. Nothing is served from there. */
	part(id: string): string {
		return `${this.place(id)}${partEnd}`;
	}

	/** The id that `current` leads to; null where nothing is served. */
	currentId(): string | null {
		const link = join(this.dir, 'current');
		return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? basename(readlinkSync(link)) : null;
	}

	/** The note of a release, or null. */
	read(id: string): Release | null {
		if (id === '') return null;
		const file = join(this.place(id), noteFile);
		return existsSync(file) ? readRelease(readFileSync(file, 'utf8')) : null;
	}

	/** Newest first. */
	list(): Release[] {
		const ids = existsSync(this.#releases) ? readdirSync(this.#releases).filter((id) => !id.endsWith(partEnd)) : [];
		return ids
			.sort()
			.reverse()
			.flatMap((id) => this.read(id) ?? []);
	}

	/** An id like `wanted` that no release has. */
	freeId(wanted: string): string {
		for (let count = 1; ; count++) {
			const id = count === 1 ? wanted : `${wanted}-${count}`;
			if (!existsSync(this.place(id))) return id;
		}
	}

	/** Writes the note of a release, in its final place or in its part. */
	note(dir: string, release: Release): void {
		writeWhole(join(dir, noteFile), `${JSON.stringify(release)}\n`);
	}

	/** A part that is whole and on the disk becomes a release. */
	async finish(id: string): Promise<void> {
		renameSync(this.part(id), this.place(id));
		await syncToDisk([this.#releases], 'folder');
	}

	/**
	 * Makes a release the one that is served: a new link takes the old one's name in one step, so a visitor gets a file of the
	 * old release or of the new one, and a kill leaves one of the two.
	 */
	async switchTo(id: string): Promise<void> {
		const fresh = join(this.dir, 'current.next');
		rmSync(fresh, { force: true });
		symlinkSync(join('releases', id), fresh);
		renameSync(fresh, join(this.dir, 'current'));
		await syncToDisk([this.dir], 'folder');
	}

	async unlinkCurrent(): Promise<void> {
		rmSync(join(this.dir, 'current'), { force: true });
		await syncToDisk([this.dir], 'folder');
	}

	/** Removes what deployers left that were killed. Only for who holds the lock. */
	removeParts(): void {
		mkdirSync(this.#releases, { recursive: true });
		for (const name of readdirSync(this.#releases)) {
			if (name.endsWith(partEnd)) rmSync(join(this.#releases, name), { recursive: true, force: true });
		}
	}

	/** Removes a release. It stops being one before its first file goes. */
	remove(id: string): void {
		renameSync(this.place(id), this.part(id));
		rmSync(this.part(id), { recursive: true, force: true });
	}
}
