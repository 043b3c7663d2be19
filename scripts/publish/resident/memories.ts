import { Memory } from '../memory/memory.ts';

/** What this process remembers of its tenants, those that were built lately, up to a number of pages in all. */
export class Memories {
	readonly #mostPages: number;
	readonly #kept = new Map<string, { memory: Memory; pages: number }>();

	constructor(mostPages: number) {
		this.#mostPages = mostPages;
	}

	/** What is remembered of a tenant; a new memory where that is nothing. */
	of(slug: string): Memory {
		return this.#kept.get(slug)?.memory ?? new Memory();
	}

	/** Keeps the memory of a tenant that was just built, and drops those that were built longest ago where it gets too much. */
	keep(slug: string, memory: Memory, pages: number): void {
		this.#kept.delete(slug);
		this.#kept.set(slug, { memory, pages });
		for (const oldest of this.#kept.keys()) {
			if (this.pages <= this.#mostPages) return;
			this.drop(oldest);
		}
	}

	/** Forgets a tenant, as after a build that failed: nobody knows how far it got. */
	drop(slug: string): void {
		this.#kept.delete(slug);
	}

	/** The tenants that are remembered, the one that was built longest ago first. */
	get slugs(): string[] {
		return [...this.#kept.keys()];
	}

	/** How many pages these have. */
	get pages(): number {
		return [...this.#kept.values()].reduce((sum, { pages }) => sum + pages, 0);
	}
}
