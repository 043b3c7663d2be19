import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type TenantDirs, tenantDirs, workDirName } from './paths.ts';

/**
 * The next site of a tenant, put together beside the published one. What did not change is hard-linked, so that a
 * build of one changed car neither copies nor touches the other thousand files.
 */
export class Staging {
	readonly #dirs: TenantDirs;
	readonly #made = new Set<string>();

	constructor(dirs: TenantDirs) {
		this.#dirs = dirs;
	}

	/** Starts with nothing, whatever a killed build left there. Another process may join by not calling this. */
	begin(): void {
		this.discard();
		this.#folder(this.#dirs.next);
	}

	write(file: string, body: string | Uint8Array): void {
		writeFileSync(this.#target(file), body);
	}

	/** Takes over a file of the site that is published now. */
	keep(file: string): void {
		linkOrCopy(join(this.#dirs.published, file), this.#target(file));
	}

	/** Takes over a file that lies elsewhere. */
	copy(source: string, file: string): void {
		linkOrCopy(source, this.#target(file));
	}

	discard(): void {
		rmSync(this.#dirs.next, { recursive: true, force: true });
	}

	/** Puts the next site in the published one's place: two renames, which {@link recoverPublished} completes after a kill. */
	publish(): void {
		const { published, next, previous } = this.#dirs;
		rmSync(previous, { recursive: true, force: true });
		if (existsSync(published)) renameSync(published, previous);
		renameSync(next, published);
		rmSync(previous, { recursive: true, force: true });
	}

	#target(file: string): string {
		const target = join(this.#dirs.next, file);
		this.#folder(dirname(target));
		return target;
	}

	#folder(dir: string): void {
		if (this.#made.has(dir)) return;
		mkdirSync(dir, { recursive: true });
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
		if (!existsSync(previous)) return false;
		if (existsSync(published)) {
			rmSync(previous, { recursive: true, force: true });
			return false;
		}
		renameSync(existsSync(next) ? next : previous, published);
		rmSync(previous, { recursive: true, force: true });
		return true;
	});
}

/** The files below a folder, as paths relative to it, with forward slashes. */
export function listFiles(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
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
