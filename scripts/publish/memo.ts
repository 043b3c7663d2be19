type Store<Key, Value> = {
	get: (key: Key) => Value | undefined;
	has: (key: Key) => boolean;
	set: (key: Key, value: Value) => unknown;
};

/** Makes the value of a key when it is first asked for, and gives the same one from then on. `known` holds the values. */
export function memo<Key, Value>(
	make: (key: Key) => Value,
	known: Store<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
	return (key) => {
		const found = known.get(key);
		if (found !== undefined || known.has(key)) return found as Value;
		const made = make(key);
		known.set(key, made);
		return made;
	};
}
