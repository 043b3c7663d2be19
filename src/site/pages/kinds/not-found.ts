import { searchPath } from '../../../domain/addresses/search-path.ts';
import { notOffered, spokenOf } from '../../../domain/words/template-words.ts';
import { finderBox } from '../../frame/finder-box.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { contactPath, homePath, locationsPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** What the host answers to a path that the site does not have. */
export const notFound = pageKind({
	pages: () => [{ path: '/404/', params: null }],
	model: ({ config }) => {
		const { singular, plural } = spokenOf(config.template);
		return {
			title: 'Page not found',
			text: `The page has moved, or the ${singular} that was here is ${notOffered(config.template)}.`,
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
