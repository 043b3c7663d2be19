import { templateFacts } from '../../../domain/words/template.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { stockLists } from '../../lists/type-lists.ts';
import { addressLine } from '../../places/address-line.ts';
import { places } from '../../places/places.ts';
import { contactPath, locationsPath } from '../links.ts';
import { fileKind } from '../page-kind.ts';

/** `/llms.txt`: the dealer in a page of plain text, for assistants that answer for it. */
export const llms = fileKind({
	pages: () => [{ path: '/llms.txt', params: null }],
	model: (site) => {
		const { config } = site;
		const link = (path: string) => new URL(path, config.url).href;
		return {
			name: config.name,
			description: config.description ?? null,
			sells: templateFacts(config.template).plural,
			phone: mainPhone(config)?.number ?? null,
			address: addressLine(config.address),
			stock: stockLists(site).map(({ name, path, total }) => ({ name, url: link(path), total })),
			places: places(config).map(({ name, path, main, departments }) => ({
				name,
				url: link(path),
				address: main.address,
				departments: departments.map(({ name, phones, hours }) => ({
					name,
					phone: phones[0]?.number ?? null,
					hours: hours.map((line) => `${line.days} ${line.hours}`).join(', ') || null,
				})),
			})),
			holidays: site.holidays().map(({ day, hours }) => `${day}: ${hours}`),
			links: [
				{ name: 'Contact', url: link(contactPath) },
				{ name: 'Locations', url: link(locationsPath) },
				{ name: 'All pages', url: link('/sitemap.xml') },
			],
		};
	},
});
