import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** The street that `npm run new-tenant` writes. */
export const placeholderStreet = '1 Example Street';

/**
 * What only a demonstration may do. On a dealer's site it would lose enquiries, show cars that nobody has, take test
 * payments, or send visitors to a street without a dealer (SITE-5, SITE-15, CAR-11). The build asks, not the functions:
 * they go on taking enquiries whatever a later version thinks of the config.
 */
export function demoProblems(site: SiteConfig, file: string): Problem[] {
	if (site.demo) return [];
	const problem = (path: string, found: string, expected: string): Problem => ({
		file,
		path,
		found,
		expected,
		hint: 'If the site is a demonstration, set "demo": true: then search engines are kept out of it.',
	});
	const places = [['address', site.address] as const, ...site.locations.map(placeOf)];
	return [
		...(site.mock ? [problem('mock', 'true', 'false, because enquiries to /mock are thrown away')] : []),
		...(site.stock_feed.type === 'sample'
			? [problem('stock_feed.type', '"sample"', "the dealer's own stock: file, url or typesense")]
			: []),
		...(site.payment_provider === 'test'
			? [problem('payment_provider', '"test"', '"stripe" or none, because nobody gets the deposits')]
			: []),
		...places
			.filter(([, { street }]) => street === placeholderStreet)
			.map(([path]) => problem(`${path}.street`, `"${placeholderStreet}"`, "the dealer's own address")),
	];
}

const placeOf = ({ address }: SiteConfig['locations'][number], index: number) =>
	[`locations[${index}].address`, address] as const;
