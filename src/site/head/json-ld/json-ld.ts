/** A thing of schema.org: its type and what is said of it. */
export type Thing = { '@type': string | readonly string[] } & { readonly [property: string]: unknown };

/** Properties of which those without a value are left out: a fact that is not known is not written as null. */
export function known<Properties extends Record<string, unknown>>(properties: Properties): Partial<Properties> {
	const found: Partial<Properties> = {};
	for (const name in properties) if (!isUnknown(properties[name])) found[name] = properties[name];
	return found;
}

/**
 * Things as the text of one `<script type="application/ld+json">`. Every `<` is escaped: a dealer's comment with
 * `</script>` or `<!--` in it stays a text.
 */
export function jsonLdText(things: readonly Thing[]): string {
	const data = { '@context': 'https://schema.org', '@graph': things };
	return JSON.stringify(data)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}

function isUnknown(value: unknown): boolean {
	return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
