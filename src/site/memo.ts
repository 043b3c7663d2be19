/** Makes a value when it is first asked for, and gives the same one from then on. */
export function lazy<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

type Store<Key, Value> = {
	get: (key: Key) => Value | undefined;
	has: (key: Key) => boolean;
	set: (key: Key, value: Value) => unknown;
};

/**
 * Makes the value of a key when it is first asked for, and gives the same one from then on. What `make` needs besides the
 * key comes after it, and must always be the same for that key. `known` holds the values.
 */
export function memo<Key, Rest extends unknown[], Value>(
	make: (key: Key, ...rest: Rest) => Value,
	known: Store<Key, Value> = new Map<Key, Value>(),
): (key: Key, ...rest: Rest) => Value {
	return (key, ...rest) => {
		const found = known.get(key);
		if (found !== undefined || known.has(key)) return found as Value;
		const made = make(key, ...rest);
		known.set(key, made);
		return made;
	};
}
