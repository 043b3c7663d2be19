/**
 * `before` where it is the same as `now`, value for value and key for key in the same order; else `now`. What is made of a
 * value is remembered by the very object, so a value that was read again but has not changed keeps its object. Only for
 * plain JSON that nobody changes.
 */
export function sameValue<Value>(before: unknown, now: Value): Value {
	return isSame(before, now) ? (before as Value) : now;
}

function isSame(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Array.isArray(one) || Array.isArray(other)) {
		if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
		return one.every((part, index) => isSame(part, other[index]));
	}
	if (!isPlain(one) || !isPlain(other)) return false;
	const [keys, others] = [Object.keys(one), Object.keys(other)];
	if (keys.length !== others.length) return false;
	return keys.every((key, index) => key === others[index] && isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

/** A map, a date or an instance of a class holds more than its keys say. */
function isPlain(value: object): boolean {
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || prototype === Object.prototype;
}
