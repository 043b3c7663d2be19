import type { tradeFacets as trade } from '../search/fields/trade-facets.ts';

/** Where every page hands over the facets of its site's trade. */
const place = document.querySelector('[data-facets]') as Element & { textContent: string };

/** The facets that this page's site has beside those of every site. Stands in for `trade-facets.ts` in scripts of pages. */
export const tradeFacets: typeof trade = JSON.parse(place.textContent);
