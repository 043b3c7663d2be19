import { visibleLocations, withoutRepeats } from '../../domain/location-list.ts';
import { contactPath, phoneHref } from '../links.ts';
import { addressLine, locationCard } from '../location-card.ts';
import { pageKind } from '../page-kind.ts';

/** `/contact/`: how to reach the dealer (ROUTE-13). */
export const contact = pageKind({
	pages: () => [{ path: contactPath, params: null }],
	model: ({ config }) => {
		const { phone, name } = config;
		const locations = withoutRepeats(visibleLocations(config.locations));
		return {
			heading: 'Contact us',
			path: contactPath,
			description: `Phone numbers, addresses and opening hours of ${name}.`,
			phone: phone ? { number: phone, href: phoneHref(phone) } : null,
			address: addressLine(config.address),
			cards: locations.map((location) => locationCard(location, config)),
		};
	},
	indexed: true,
});
