/** Paths that the page kinds and the links to them share: each address is written once. */
export const homePath = '/';
export const contactPath = '/contact/';
export const locationsPath = '/our-locations/';
export const serviceLocationsPath = '/location/';
export const dealershipPath = (dealershipSlug: string): string => `/locations/${dealershipSlug}/`;

/** Page `number` of a stock list: the list's own path, then `/search/used-cars/page/2/`. */
export const stockPagePath = (listPath: string, number: number): string =>
	number === 1 ? listPath : `${listPath}page/${number}/`;

/** `tel:` address of a phone number as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
