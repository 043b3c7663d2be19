/** Key of a lead with the variants that its visitor sees, by the name of the test: `{ "home-hero": "finance-first" }`. */
export const splitTestsKey = 'split_tests';

/** Where pages keep on the device which variants the visitor sees: `{ "home-hero": { "variant": "finance-first" } }`. */
export const variantsItem = 'variants';

/** What a page says of its split test in `data-split` on `<html>`. */
export type SplitTestOnPage = {
	name: string;
	/** Each has how many in a hundred visitors see it; the rest see the page as it is. */
	variants: readonly { name: string; share: number }[];
	/** Address of the call that counts a visitor. */
	seen: string;
};
