import type { SiteConfig } from '../../../config/site.ts';
import { formLinks } from '../../forms/form-links.ts';
import { formPlace } from '../../forms/form-place.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { dealerOf } from '../../head/json-ld/dealer.ts';
import { addressLine } from '../../places/address-line.ts';
import { locationMap } from '../../places/location-map.ts';
import { type Place, places } from '../../places/places.ts';
import { contactPath, homePath, locationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** Where the list of places begins. */
const placesAnchor = '#find-us';

const directionsTo = (url: string | null) => (url === null ? null : { url, isOutside: true });

const hoursOf = ({ main: { liveHours, hours } }: Place) => ({ liveHours, hours });

const placeOfNumber = (all: readonly Place[], href: string | undefined): Place | undefined =>
	all.find(({ main }) => main.phones.some((phone) => phone.href === href));

const primaryId = ({ locations }: Pick<SiteConfig, 'locations'>): number | undefined =>
	locations.find(({ primary, visible }) => primary && visible)?.id;

/** `/contact/`: how to reach the dealer, at each place and in each department (ROUTE-13). */
export const contact = pageKind({
	pages: () => [{ path: contactPath, params: null }],
	model: (site) => {
		const { config } = site;
		const all = places(config);
		const [only] = all.length === 1 ? all : [];
		const main = all.find(({ departments }) => departments.some(({ id }) => id === primaryId(config))) ?? all[0];
		return {
			heading: 'Contact us',
			path: contactPath,
			description: `Phone numbers, addresses and opening hours of ${config.name}.`,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Contact us', path: contactPath },
			],
			text: 'Call, drop in or send us a message.',
			phone: mainPhone(config),
			address: addressLine(config.address),
			form: formPlace('contact', config),
			locationsPath,
			places: all,
			/** The place that is shown beside the form: the primary one. */
			main: main ?? null,
			/** Whose number that is, where there are several: a place's, else the dealer's. */
			whosePhone: all.length > 1 ? (placeOfNumber(all, mainPhone(config)?.href)?.name ?? config.name) : null,
			/** Whether the only place is open now; of several the list says it of each. */
			open: only ? { ...hoursOf(only), name: null } : null,
			/** To the only place; the list of several leads to each. */
			directions: only ? directionsTo(only.main.directionsUrl) : null,
			placesAnchor,
			/** Forms that are more to the point. */
			links: formLinks(site),
			map: locationMap({ label: 'Map of our locations', cards: all.map(({ main }) => main) }, config),
			holidays: site.holidays(),
		};
	},
	indexed: true,
	view: 'Contact',
	jsonLd: (site) => [dealerOf(site)],
	counts: () => [12],
});
