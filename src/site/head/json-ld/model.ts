import type { SiteConfig } from '../../../config/site.ts';
import { brandName } from '../../../domain/cars/brand-name.ts';
import { localeRow } from '../../../domain/locales/rows.ts';
import type { CarCardModel } from '../../cars/car-card.ts';
import { known, type Thing } from './json-ld.ts';

type ModelPage = {
	heading: string;
	path: string;
	make: string | null;
	name: string;
	description: string;
	socialImage: string | null;
	groups: readonly { cards: readonly CarCardModel[] }[];
};

/** A model as search engines know it: a product with the range of prices of the cars on its page; null where none has a price. */
export function modelThing(page: ModelPage, { url, locale }: Pick<SiteConfig, 'url' | 'locale'>): Thing | null {
	const prices = page.groups.flatMap(({ cards }) => cards.flatMap(({ price }) => price.amount ?? []));
	if (prices.length === 0) return null;
	const address = new URL(page.path, url).href;
	return {
		'@type': ['Product', 'Car'],
		'@id': `${address}#model`,
		url: address,
		name: page.heading,
		model: page.name,
		description: page.description,
		...known({
			image: page.socialImage && new URL(page.socialImage, url).href,
			brand: page.make ? { '@type': 'Brand', name: brandName(page.make) } : null,
		}),
		offers: {
			'@type': 'AggregateOffer',
			url: address,
			lowPrice: Math.min(...prices),
			highPrice: Math.max(...prices),
			offerCount: prices.length,
			priceCurrency: localeRow(locale).currency,
		},
	};
}
