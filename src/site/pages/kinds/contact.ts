import { formPlace } from '../../forms/form-place.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { dealerOf } from '../../head/json-ld/dealer.ts';
import { addressLine } from '../../places/address-line.ts';
import { locationMap } from '../../places/location-map.ts';
import { places } from '../../places/places.ts';
import { contactPath, homePath, locationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** `/contact/`: how to reach the dealer, at each place and in each department (ROUTE-13). */
export const contact = pageKind({
	pages: () => [{ path: contactPath, params: null }],
	model: (site) => {
		const { config } = site;
		const all = places(config);
		return {
			heading: 'Contact us',
			path: contactPath,
			description: `Phone numbers, addresses and opening hours of ${config.name}.`,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Contact us', path: contactPath },
			],
			text: `Call ${config.name} or drop in: here is where to find us, and when.`,
			phone: mainPhone(config),
			address: addressLine(config.address),
			form: formPlace('contact', config),
			locationsPath,
			places: all,
			map: locationMap({ label: 'Map of our locations', cards: all.map(({ main }) => main) }, config),
			holidays: site.holidays(),
		};
	},
	indexed: true,
	view: 'Contact',
	jsonLd: (site) => [dealerOf(site)],
	counts: () => [12],
});
