/** A car as it goes into the index; a fact that is not known is absent, null or ''. */
export type IndexDocument = { readonly [field: string]: unknown };

/** The values, once all of them are missing or of this type. Throws a TypeError that names the field and the value. */
export function expectAll(values: readonly unknown[], type: 'string' | 'number' | 'boolean', field: string) {
	const isFine = (value: unknown) => typeof value === type && (type !== 'number' || Number.isFinite(value));
	const wrong = values.find((value) => value !== undefined && !isFine(value));
	if (wrong === undefined) return values;
	throw new TypeError(`field ${field}: ${String(JSON.stringify(wrong))} is not a ${type} that an index can hold`);
}
