import type { chargedFacets as charged, tradeFacets as trade } from '../search/fields/trade-facets.ts';

/** Where a page hands over the facets of its site's trade. */
const place = 'script[data-facets]';

/** The facets that this page's site has beside those of every site. Stands in for `trade-facets.ts` in scripts of pages. */
export const [tradeFacets, chargedFacets]: [typeof trade, typeof charged] = JSON.parse(
	document.querySelector(place)?.textContent ?? '[[],[]]',
);
