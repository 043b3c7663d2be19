/** Paths that the page kinds and the links to them share: each address is written once. */
export const homePath = '/';
export const contactPath = '/contact/';
export const locationsPath = '/our-locations/';
export const serviceLocationsPath = '/location/';
export const dealershipPath = (dealershipSlug: string): string => `/locations/${dealershipSlug}/`;

export const privacyPath = '/privacy-policy/';
/** Where a page says what is kept on the visitor's device (USER-5). */
export const onDeviceAnchor = 'on-this-device';

export const signInPath = '/sign-in/';
export const successPath = '/success/';
/** Address of an article: `/blog/first-drive/`. */
export const articlePath = (blogPath: string, slug: string): string => `${blogPath}/${slug}/`;

/** Where the garage is where the dealer names no other place (ROUTE-12). */
export const garagePath = '/my-garage';
/** The list of saved cars: the garage itself, or `/saved` below the dealer's own prefix (ROUTE-12). */
export const savedPath = (prefix: string): string => (prefix === garagePath ? `${garagePath}/` : `${prefix}/saved/`);
/** Where cars are compared (USER-2). */
export const comparePath = (prefix: string): string => `${savedPath(prefix)}?tab=compare`;

/** Pages of one segment that every site has beside its pages of blocks and its lists. */
export const fixedPaths = [
	contactPath,
	locationsPath,
	serviceLocationsPath,
	signInPath,
	successPath,
	`${garagePath}/`,
	'/404/',
];

/** Page `number` of a stock list: the list's own path, then `/search/used-cars/page/2/`. */
export const stockPagePath = (listPath: string, number: number): string =>
	number === 1 ? listPath : `${listPath}page/${number}/`;

/** Where the card with the phone number is on a car's page (CAR-2). */
export const phoneCardAnchor = '#call';
