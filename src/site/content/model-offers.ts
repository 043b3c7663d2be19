import type { SiteConfig } from '../../config/site.ts';
import { isFree } from '../../domain/cars/sellable.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import { isFresh, lowestPrice } from './model-facts.ts';
import { hereText } from './model-words.ts';
import { modelStockUrl } from './same-model.ts';

type Model = SiteConfig['models'][number];

/** The new or the used cars of a model in stock, as its page speaks of them. */
export type ModelOffer = {
	/** Of its part of the page. */
	id: string;
	isNew: boolean;
	/** Whether any is left that nobody has reserved. */
	hasFree: boolean;
	/** What they are, `Used`. */
	word: string;
	/** `2 new and demo in stock, 1 on the way`; `1 new reserved` where nobody else can have any. */
	text: string;
	/** `from $53,990`, of those that nobody has reserved; null where no price is shown. */
	from: string | null;
	/** `1 reserved`, beside those that are not; null without any. */
	taken: string | null;
	/** The list of them alone. */
	url: string;
	/** `See 2 new and demo, 1 reserved`, as many as the list has; `See 1 new reserved` where all are. */
	button: string;
};

/** New cars and demonstrators of a model, then its used ones: each with its own price, so that nobody takes one for the other (ROUTE-17). */
export function modelOffers(site: Site, model: Model, cars: readonly Car[]): ModelOffer[] {
	const { labels, locale } = site.config;
	const fresh = cars.filter(isFresh);
	const used = cars.filter((car) => !isFresh(car));
	const offer = (own: readonly Car[], isNew: boolean, word: string): ModelOffer[] => {
		if (own.length === 0) return [];
		const free = own.filter(isFree);
		const lowest = lowestPrice(free);
		const text = localiseText(
			free.length > 0 ? hereText(free, isNew ? freshWord(free) : word) : `${own.length} ${word} reserved`,
			locale,
		);
		const taken = free.length > 0 ? own.length - free.length : 0;
		return [
			{
				id: isNew ? 'new-in-stock' : 'used-in-stock',
				isNew,
				hasFree: free.length > 0,
				word: capitalised(word),
				text,
				taken: taken > 0 ? `${taken} reserved` : null,
				from: lowest === undefined ? null : `from ${formatMoney(lowest, locale)}`,
				url: own.length === cars.length ? modelStockUrl(site, model) : listUrl(site, model, isNew),
				button: `See ${own.length} ${word}${free.length === 0 ? ' reserved' : taken > 0 ? `, ${taken} reserved` : ''}`,
			},
		];
	};
	return [...offer(fresh, true, freshWord(cars)), ...offer(used, false, labels.used.toLowerCase())];
}

/** What those of these cars are that are not used: `new`, `demo`, `new and demo`. */
export function freshWord(cars: readonly Car[]): string {
	const has = (type: Car['car_type']) => cars.some(({ car_type }) => car_type === type);
	return has('new') && has('demo') ? 'new and demo' : has('demo') ? 'demo' : 'new';
}

function listUrl(site: Site, { name, manufacturer_name: make }: Model, isNew: boolean): string {
	return site.searchUrl({
		...(make && { make: [make] }),
		model: [name],
		car_type: isNew ? ['new', 'demo'] : ['used'],
	});
}

/** Whether the price is one at which none stands here: it has to be ordered. */
export function isToOrder({ price_from }: Pick<Model, 'price_from'>, cars: readonly Car[]): boolean {
	const lowest = lowestPrice(cars.filter((car) => car.car_type === 'new' && isFree(car)));
	return price_from !== undefined && (lowest === undefined || price_from < lowest);
}
