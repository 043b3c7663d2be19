import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { bundleId } from './bundle-id.ts';
import { damageOf, writeManifest } from './bundle-manifest.ts';
import { writeWhole } from './disk/write-whole.ts';

const mostKept = 4;

/** Bundles on the disk, each named by what it renders with; and for each set of sources the name of the bundle that came of it. */
export class KeptBundles {
	/** The folder of bundles. */
	readonly dir: string;
	/** A file for each set of sources: several may come to the same bundle. */
	readonly #madeFrom: string;

	constructor(cache: string) {
		this.dir = join(cache, 'bundles');
		this.#madeFrom = join(cache, 'bundle-ids');
	}

	/** The bundle that was made from these sources since `newerThan` (Unix milliseconds), if it is there and whole. It counts as used now. */
	find(sources: string, newerThan: number): string | null {
		const id = this.#noted(sources);
		// Another build may have dropped it this moment.
		const madeMs = statSync(join(this.#madeFrom, sources), { throwIfNoEntry: false })?.mtimeMs ?? 0;
		if (id === null || madeMs < newerThan) return null;
		if (damageOf(join(this.dir, id)) !== null) return null;
		this.#use(id);
		return id;
	}

	/** The bundle that was used last and is whole, whatever it was made from; null for none. */
	newest(): string | null {
		return this.#byUse().find((id) => /^[0-9a-f]{16}$/.test(id) && damageOf(join(this.dir, id)) === null) ?? null;
	}

	/** What is wrong with the bundle that is kept for these sources, in words; null where there is none or nothing. */
	damage(sources: string): string | null {
		const id = this.#noted(sources);
		const file = id !== null && existsSync(join(this.dir, id)) ? damageOf(join(this.dir, id)) : null;
		return file && `The kept bundle ${id} is damaged (${file}), so it is made again.`;
	}

	/** An empty place for a new bundle, of which killed runs may have left some. Only for who makes bundles alone. */
	begin(name: string): string {
		const left = existsSync(this.dir) ? readdirSync(this.dir).filter((entry) => entry.includes('.')) : [];
		for (const entry of left) rmSync(join(this.dir, entry), { recursive: true, force: true, maxRetries: 5 });
		return join(this.dir, `new.${name}`);
	}

	/** Keeps the bundle that was made from these sources of `project` in the folder `fresh`, and answers its name. */
	async keep(fresh: string, { sources, project }: { sources: string; project: string }): Promise<string> {
		const id = await bundleId(fresh, project);
		writeManifest(fresh);
		this.#putInPlace(fresh, id);
		writeWhole(join(this.#madeFrom, sources), id);
		this.#dropOldest();
		return id;
	}

	/** One that renders the same may be there, and in use: then that one stays, if it is whole. */
	#putInPlace(fresh: string, id: string): void {
		const dir = join(this.dir, id);
		if (!existsSync(dir)) renameSync(fresh, dir);
		else if (damageOf(dir) === null) {
			rmSync(fresh, { recursive: true, force: true });
			this.#use(id);
		} else {
			const damaged = `${fresh}.damaged`;
			renameSync(dir, damaged);
			renameSync(fresh, dir);
			rmSync(damaged, { recursive: true, force: true });
		}
	}

	#noted(sources: string): string | null {
		const note = join(this.#madeFrom, sources);
		const id = existsSync(note) ? readFileSync(note, 'utf8') : '';
		return /^[0-9a-f]{16}$/.test(id) ? id : null;
	}

	#use(id: string): void {
		utimesSync(join(this.dir, id), new Date(), new Date());
	}

	#byUse(): string[] {
		const usedAt = (name: string): number => statSync(join(this.dir, name)).mtimeMs;
		return existsSync(this.dir) ? readdirSync(this.dir).sort((one, other) => usedAt(other) - usedAt(one)) : [];
	}

	/** Another build may still be rendering from an earlier bundle: those that were used last stay. */
	#dropOldest(): void {
		for (const old of this.#byUse().slice(mostKept)) rmSync(join(this.dir, old), { recursive: true, force: true });
		for (const sources of readdirSync(this.#madeFrom)) {
			const id = this.#noted(sources);
			if (id === null || !existsSync(join(this.dir, id))) rmSync(join(this.#madeFrom, sources), { force: true });
		}
	}
}
