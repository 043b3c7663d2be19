import type { BuildPages } from '../../src/contract/rebuild.ts';

/** Who follows a build: hears how far its pages are. */
export type HearPages = (pages: BuildPages) => void;

/** Milliseconds until a build is worth following, and between two times that its count is told. */
const usualMs = 250;

/** `clock`: milliseconds from any beginning. */
type Pace = { everyMs?: number | undefined; clock?: () => number };

/**
 * Counts the pages of a build for whoever follows it (SITE-16). It tells them four times a second, not page by page; without a
 * listener it only counts. A build that is over in a quarter of a second is told nobody.
 */
export class PageCounter {
	readonly #hear: HearPages | undefined;
	readonly #clock: () => number;
	/** Milliseconds between two times that it tells. */
	readonly everyMs: number;
	#pages: BuildPages = { step: 'drawing', drawn: 0, of: 0 };
	#due: number;

	constructor(hear?: HearPages, { everyMs = usualMs, clock = () => performance.now() }: Pace = {}) {
		this.#hear = hear;
		this.#clock = clock;
		this.everyMs = everyMs;
		this.#due = clock() + everyMs;
	}

	/** Whether somebody follows. */
	get isHeard(): boolean {
		return this.#hear !== undefined;
	}

	/** So many pages are to be drawn, none of which is yet: also where a build begins again without a broken car. */
	begin(of: number): void {
		this.#note({ step: 'drawing', drawn: 0, of });
	}

	/** More pages than were known at the beginning. */
	extend(by: number): void {
		this.#note({ ...this.#pages, of: this.#pages.of + by });
	}

	/** One more page is drawn. */
	add(): void {
		this.#pages.drawn++;
		if (this.#hear) this.#tell();
	}

	/** So many are drawn, by several processes together. */
	reach(drawn: number): void {
		this.#note({ ...this.#pages, drawn });
	}

	/** All are drawn: the site is put in its place. */
	publishing(): void {
		this.#note({ ...this.#pages, step: 'publishing' });
	}

	#note(pages: BuildPages): void {
		this.#pages = pages;
		this.#tell();
	}

	#tell(): void {
		const now = this.#clock();
		if (!this.#hear || now < this.#due) return;
		this.#due = now + this.everyMs;
		this.#hear({ ...this.#pages });
	}

	/** It does not travel: a process that a job is sent to has its own. */
	toJSON(): undefined {
		return undefined;
	}
}
