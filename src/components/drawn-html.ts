const kept = new WeakMap<object, Map<string, string>>();

/** The HTML that was rendered of a model, by variant; forgotten with the model. */
export function drawnHtml(model: object): Map<string, string> {
	const known = kept.get(model) ?? new Map<string, string>();
	kept.set(model, known);
	return known;
}
