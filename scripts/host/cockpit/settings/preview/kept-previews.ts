import { randomUUID } from 'node:crypto';
import type { Preview } from './previewer.ts';

const mostKept = 12;

/** The last previews, for the frames that show their pages. */
export class KeptPreviews {
	readonly #kept = new Map<string, { slug: string; preview: Preview }>();

	/** Keeps one, and answers its name. */
	keep(slug: string, preview: Preview): string {
		const id = randomUUID();
		this.#kept.set(id, { slug, preview });
		for (const old of [...this.#kept.keys()].slice(0, -mostKept)) this.#kept.delete(old);
		return id;
	}

	/** A page of one of this site; undefined where it is not kept any more. */
	page(slug: string, { id, index }: { id: string; index: number }): string | undefined {
		const kept = this.#kept.get(id);
		return kept?.slug === slug ? kept.preview.pages[index]?.html : undefined;
	}
}
