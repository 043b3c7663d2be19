import { searchPath } from '../../../domain/addresses/search-path.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { gonePages } from '../gone.ts';
import { contactPath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

const mostCars = 8;

/** What the host answers, with status 410, for a car that was sold or left the stock; which of the two, nobody has to have said (SITE-7). */
export const gone = pageKind({
	pages: (site) => gonePages(site.gone()).map(({ path, make }) => ({ path, params: make })),
	model: (site, make: string | null) => {
		const { singular, plural } = templateFacts(site.config.template);
		const ofMake = make ? ` && make:=\`${make}\`` : '';
		const cards = site.featured(`status:!=sold${ofMake}`, mostCars);
		return {
			heading: `That ${singular} is gone`,
			text: 'It is no longer for sale here.',
			/** `More from Kia`. */
			more: make ? `More from ${make}` : `In stock now`,
			cards,
			links: [
				{ name: `Browse all ${plural}`, path: searchPath(site.config) },
				{ name: 'Ask for one like it', path: contactPath },
			],
		};
	},
	indexed: false,
	view: 'Gone',
	jsonLd: null,
	counts: null,
});
