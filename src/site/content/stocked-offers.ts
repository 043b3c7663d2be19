import { spokenOf } from '../../domain/words/template-words.ts';
import { type BlockLink, blockLink } from '../blocks/block-link.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import type { Site } from '../site.ts';
import type { OfferCard } from './offers.ts';

/** An offer with what it is for: the first of its list, and the way to all of them where its own link leads elsewhere. */
export type StockedOffer = OfferCard & { stock: { cards: CarCardModel[]; more: BlockLink | null } | null };

/** Cars beside an offer. */
const mostCars = 4;

/** Offers on some of the stock with the cars that they are for (ROUTE-14); nothing of an offer on everything, or whose list is empty. */
export const stockedOffers = (site: Site): StockedOffer[] =>
	site.offers().map((offer) => ({ ...offer, stock: offer.list === null ? null : offerStock(site, offer, offer.list) }));

function offerStock(site: Site, { link }: OfferCard, list: string): StockedOffer['stock'] {
	const cards = site.linkedCards(list, mostCars);
	const { count = 0 } = site.linkedStock(list) ?? {};
	if (cards.length === 0) return null;
	const { singular, plural } = spokenOf(site.config.template);
	const text = count === 1 ? `See the ${singular}` : `See all ${count} ${plural}`;
	return { cards, more: link.url === list ? null : blockLink({ text, url: list }, site.config) };
}
