import type { SiteConfig } from '../../src/config/site.ts';
import { originalVariant } from '../../src/config/split-tests.ts';
import { splitTestsKey } from '../../src/contract/split-on-page.ts';

type TestedSite = Pick<SiteConfig, 'split_tests'>;

/** Whether a site shows this variant now. */
export const isVariant = ({ split_tests }: TestedSite, test: string, variant: unknown): variant is string =>
	split_tests.some(({ name, variants }) => name === test && variantNames(variants).includes(String(variant)));

/** The names of a test's variants, the page as it is among them. */
export const variantNames = (variants: TestedSite['split_tests'][number]['variants']): string[] => [
	originalVariant,
	...variants.map(({ name }) => name),
];

/** The variants that a lead says its visitor sees, as far as the site shows them; always in the same order. */
export function variantsOf(
	site: TestedSite,
	payload: Readonly<Record<string, unknown>>,
): { test: string; variant: string }[] {
	const said: unknown = payload[splitTestsKey];
	if (typeof said !== 'object' || said === null) return [];
	return Object.entries(said)
		.flatMap(([test, variant]) => (isVariant(site, test, variant) ? [{ test, variant }] : []))
		.toSorted((one, other) => (one.test < other.test ? -1 : 1));
}
