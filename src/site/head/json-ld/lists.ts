import { absoluteUrl } from '../../../domain/addresses/absolute-url.ts';
import type { CarCardModel } from '../../cars/car-card.ts';
import type { Thing } from './json-ld.ts';

/** Where a page is, from the home page on. `origin` is the address of the site. */
export function breadcrumbThing(steps: readonly { name: string; path: string }[], origin: string): Thing {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absoluteUrl(path, origin),
		})),
	};
}

type ListedCard = Pick<CarCardModel, 'name' | 'variant' | 'path'>;

/** The cars on a page of a list of stock; `before` is how many are on the pages before it. */
export function stockListThing(
	cards: readonly ListedCard[],
	{ total, before, origin }: { total: number; before: number; origin: string },
): Thing {
	return {
		'@type': 'ItemList',
		numberOfItems: total,
		itemListElement: cards.map(({ name, variant, path }, index) => ({
			'@type': 'ListItem',
			position: before + index + 1,
			name: [name, variant].filter(Boolean).join(' '),
			url: absoluteUrl(path, origin),
		})),
	};
}
