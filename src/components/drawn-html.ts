const kept = new WeakMap<object, Map<string, string>>();

/** The HTML that was rendered of a model, by variant; forgotten with the model. */
export function drawnHtml(model: object): Map<string, string> {
	const known = kept.get(model) ?? new Map<string, string>();
	kept.set(model, known);
	return known;
}

/**
 * Keeps the HTML of a model's variant and returns it, as one piece: a text that was put together stays in its hundreds of
 * pieces otherwise, and each page that shows it collects them again.
 */
export function keepDrawn(model: object, variant: string, html: string): string {
	const whole = Buffer.from(html).toString();
	drawnHtml(model).set(variant, whole);
	return whole;
}
