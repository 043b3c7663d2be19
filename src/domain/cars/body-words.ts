import { localiseText } from '../words/wording.ts';

/**
 * More than one car of a body type (SRCH-3): `Ute` → Utes, `Hatch` → Hatches; `Cab Chassis` stays, and so do kinds
 * of riding and what is not a noun: `Type 2`, `4 x 4`, `Rear-wheel drive`.
 */
export function bodyPlural(body: string): string {
	if (!/\p{L}{2}$/u.test(body) || /\b(?:drive|awd|[24f]wd|rwd)$/i.test(body)) return body;
	if (/(?:chassis|trucks|cars|road|trail|adventure|touring|sport|naked|farm|electric)$/i.test(body)) return body;
	// The end of a pantech sounds as that of a tech.
	if (/(?:s|x|(?<!pante)ch|sh)$/i.test(body)) return `${body}es`;
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
