/**
 * What a process remembers of a tenant from one build to the next, so that the resident builder works out again only what
 * has changed. Each step keeps its own part and holds it against what it is made from (bytes, a file's stamp, the very
 * same object) before it uses it: a memory that is out of date costs time, never a wrong page. A build from the command
 * line has none; its steps are the same.
 */
export class Memory {
	readonly #parts = new Map<() => unknown, unknown>();

	/** The part that `make` makes when it is first asked for. */
	part<Part>(make: () => Part): Part {
		const known = this.#parts.get(make);
		if (known !== undefined) return known as Part;
		const made = make();
		this.#parts.set(make, made);
		return made;
	}

	/** A memory does not travel: a job that is sent to another process arrives without it. */
	toJSON(): undefined {
		return undefined;
	}
}

/** A step's part of what is remembered; a new one where nothing is. */
export const recall = <Part>({ memory }: { memory?: Memory | undefined }, make: () => Part): Part =>
	memory ? memory.part(make) : make();
