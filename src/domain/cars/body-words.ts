import { localiseText } from '../words/wording.ts';

/**
 * More than one car of a body type (SRCH-3): `Ute` → Utes, `Hatch` → Hatches; `Cab Chassis` stays, and so do kinds
 * of riding and what is no noun: `Type 2`, `4 x 4`, `Rear-wheel drive`.
 */
export function bodyPlural(body: string): string {
	if (!/\p{L}{2}$/u.test(body) || /\b(?:drive|awd|[24f]wd|rwd)$/i.test(body)) return body;
	if (/(?:chassis|trucks|cars|road|trail|adventure|touring|sport|naked|farm|electric)$/i.test(body)) return body;
	if (/(?:s|x|ch|sh)$/i.test(body)) return `${body}es`;
	return /[^aeiou]y$/i.test(body) ? `${body.slice(0, -1)}ies` : `${body}s`;
}

/** The other words for each body type: its plural, and what en-US calls it, `trucks` for a Ute (SITE-9). */
export function bodyForms(bodies: readonly string[], locale: string): Map<string, string> {
	const own = bodies.map((body) => [bodyPlural(body), body] as const);
	const local = bodies.map((body) => [localiseText(body, locale), body] as const);
	const all = [...own, ...local, ...local.map(([shown, body]) => [bodyPlural(shown), body] as const)];
	// Of two bodies with one word the first is meant, the stock's own words before the locale's.
	const forms = new Map(all.map(([form, body]) => [form.toLowerCase(), body] as const).reverse());
	for (const body of bodies) forms.delete(body.toLowerCase());
	return forms;
}

/**
 * Reads a visitor's words for body types as the stock writes them (SRCH-3): `white utes` → `white Ute`. `bodies` are those
 * in stock. Quotes and a leading minus stay where they are.
 */
export function bodyReader(bodies: readonly string[], locale: string): (query: string) => string {
	const forms = bodyForms(bodies.filter(Boolean), locale);
	if (forms.size === 0) return (query) => query;
	const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length);
	const words = longestFirst.map((form) => form.replace(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)).join('|');
	const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'giu');
	return (query) => query.replace(pattern, (found) => forms.get(found.toLowerCase()) ?? found);
}
