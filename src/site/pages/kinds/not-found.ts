import { searchPath } from '../../../domain/addresses/search-path.ts';
import { vehicleFolder } from '../../../domain/addresses/vehicle-path.ts';
import { notOffered, spokenOf } from '../../../domain/words/template-words.ts';
import { oneLikeIt } from '../../cars/actions.ts';
import { finderBox } from '../../frame/finder-box.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { contactPath, homePath, locationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

const mostCars = 4;

/** What the host answers to a path that the site does not have. */
export const notFound = pageKind({
	pages: () => [{ path: '/404/', params: null }],
	model: (site) => {
		const { config } = site;
		const { singular, plural } = spokenOf(config.template);
		return {
			title: 'Page not found',
			text: `The page has moved, or the ${singular} that was here is ${notOffered(config.template)}.`,
			/** Said where the address is that of a vehicle (CARD-2); `folder` is where those are. */
			gone: {
				folder: vehicleFolder(config.template),
				singular,
				text: `It is ${notOffered(config.template)} here. Leave your details and we will tell you when one like it comes in.`,
				wish: oneLikeIt(site, { contactPath }),
			},
			cards: site.featured('status:!=sold', mostCars),
			finder: finderBox(config),
			phone: mainPhone(config),
			links: [
				{ name: `Browse all ${plural}`, path: searchPath(config) },
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
