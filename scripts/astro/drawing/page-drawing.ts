import { scriptTag } from '../script-tag.ts';
import { type Drawn, isPromise } from './html.ts';

/** What stands between a part's tags, by name; drawn when and as often as the part shows it. */
export type Slots = Readonly<Record<string, (drawing: PageDrawing) => Drawn>>;
export type Props = Readonly<Record<string, unknown>>;

/** A page to draw. `scripts` has the addresses of the bundle's scripts by what Astro calls them. */
export type PageToDraw = { url: URL; locals: App.Locals; scripts: Readonly<Record<string, string>> };

/** One page while it is drawn: what its parts know of it (`Astro`), and which scripts stand in it. */
export class PageDrawing {
	readonly #page: PageToDraw;
	readonly #scripts = new Set<string>();
	#templates = 0;

	constructor(page: PageToDraw) {
		this.#page = page;
	}

	/** `Astro` in a part. */
	createAstro(props: Props, slots: Slots | undefined): AstroOfPart {
		return {
			props,
			slots: new PartSlots(this, slots),
			url: this.#page.url,
			locals: this.#page.locals,
			self: undefined,
		};
	}

	/**
	 * The tag of a part's script, where it comes first in the page; in a `<template>` each time, for what is in one may never be
	 * shown. Throws for a script that is not in the bundle.
	 */
	script(id: string): string {
		if (this.#templates === 0 && this.#scripts.has(id)) return '';
		if (this.#templates === 0) this.#scripts.add(id);
		const file = this.#page.scripts[id];
		if (!file) throw new Error(`The bundle has no script ${id}.`);
		return scriptTag(`/${file}`);
	}

	enterTemplate(): void {
		this.#templates++;
	}

	leaveTemplate(): void {
		this.#templates--;
	}
}

/** As much of Astro's global as our templates use; `tests/astro/drawing` checks that they use no more. */
export type AstroOfPart = { props: Props; slots: PartSlots; url: URL; locals: App.Locals; self?: unknown };

class PartSlots {
	readonly #drawing: PageDrawing;
	readonly #slots: Slots | undefined;

	constructor(drawing: PageDrawing, slots: Slots | undefined) {
		this.#drawing = drawing;
		this.#slots = slots;
	}

	/** The HTML of a slot, or of nothing. */
	render(name: string): string | Promise<string> {
		const drawn = this.#slots?.[name]?.(this.#drawing);
		return isPromise(drawn) ? drawn.then(String) : String(drawn ?? '');
	}
}
