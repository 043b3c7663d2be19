import { searchPath } from '../../../domain/addresses/search-path.ts';
import { vehicleFolder } from '../../../domain/addresses/vehicle-path.ts';
import { notOffered, spokenOf } from '../../../domain/words/template-words.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { carouselCards } from '../../blocks/stock-blocks.ts';
import { oneLikeIt } from '../../cars/actions.ts';
import { quickSearches } from '../../finder/quick-searches.ts';
import { finderBox } from '../../frame/finder-box.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath, locationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

const mostCars = 4;

/** What visitors look for beside the stock, where the dealer has it. */
const usualPages = [
	{ name: 'Service', path: '/service/' },
	{ name: 'Finance', path: '/finance/' },
];

/** What the host answers to a path that the site does not have. */
export const notFound = pageKind({
	pages: () => [{ path: '/404/', params: null }],
	model: (site) => {
		const { config } = site;
		const { singular, plural } = spokenOf(config.template);
		const quick = quickSearches(site.finder());
		return {
			title: 'Page not found',
			heading: 'We can’t find that page',
			text: `It may have moved, or the ${singular} is ${notOffered(config.template)}.`,
			/** Said where the address is that of a vehicle (CARD-2); `folder` is where those are. */
			gone: {
				folder: vehicleFolder(config.template),
				singular,
				fate: `is ${notOffered(config.template)}`,
				text: 'Leave your details and we’ll let you know when one like it comes in.',
				wish: oneLikeIt(site, { contactPath }),
			},
			/** Other cars than most pages end with. */
			...carsToSee(site),
			finder: finderBox(config),
			quick: quick.length > 0 ? quick : [{ name: `Browse all ${plural}`, url: searchPath(config), count: 0 }],
			template: config.template,
			locale: config.locale,
			phone: mainPhone(config),
			links: [
				{ name: `Browse all ${plural}`, path: searchPath(config) },
				...usualPages
					.filter(({ path }) => config.pages[path]?.indexed)
					.map(({ name, path }) => ({ name: localiseText(name, config.locale), path })),
				{ name: 'Find a location', path: locationsPath },
				{ name: 'Contact us', path: contactPath },
				{ name: 'Back to the home page', path: homePath },
			],
		};
	},
	indexed: false,
	view: 'NotFound',
	jsonLd: null,
	counts: null,
});

/** What came in last, else what comes first in the list. */
function carsToSee(site: Site) {
	const asked = { kind: 'stock-carousel', order: 'just_arrived', filter: 'status:!=sold', count: mostCars } as const;
	const { cards, heading = 'Just arrived' } = carouselCards(
		site,
		{ ...asked, heading_otherwise: 'In stock now' },
		new Set(),
	);
	return { cards, cardsHeading: heading };
}
