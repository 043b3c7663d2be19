/** Keeps the values of the last few keys that were asked for. */
export class FewKept<Key, Value> {
	readonly #most: number;
	readonly #values = new Map<Key, Value>();

	constructor(most: number) {
		this.#most = most;
	}

	has(key: Key): boolean {
		return this.#values.has(key);
	}

	get(key: Key): Value | undefined {
		const value = this.#values.get(key);
		if (value !== undefined) this.set(key, value);
		return value;
	}

	delete(key: Key): void {
		this.#values.delete(key);
	}

	set(key: Key, value: Value): void {
		this.#values.delete(key);
		this.#values.set(key, value);
		const [oldest] = this.#values.keys();
		if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
	}
}
