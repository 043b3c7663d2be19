import { pricedItem } from '../../domain/leads/priced-item.ts';
import { onPlan } from '../../domain/money/chosen-plan.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import { type BlockLink, blockLink } from '../blocks/block-link.ts';
import { itemUrl, takesItem } from '../blocks/priced-list.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import { contactPath } from '../pages/links.ts';
import type { Site } from '../site.ts';
import type { OfferCard } from './offers.ts';

/** An offer with what it is for: the first of its list, and the way to all of them where its own link leads elsewhere. */
export type StockedOffer = OfferCard & {
	stock: { cards: CarCardModel[]; more: BlockLink | null } | null;
	/** `None here now.`, and the question that the form starts with, where it leads to a list without stock. */
	none: { text: string; wish: string } | null;
};

/** Cars beside an offer. */
const mostCars = 4;

/**
 * Offers on some of the stock with the cars that they are for (ROUTE-14); nothing of an offer on everything. One that leads to a list
 * without stock says so, is asked about instead, and stands below the others.
 */
export const stockedOffers = (site: Site): StockedOffer[] =>
	site
		.offers()
		.map((offer) => {
			const stock = offer.list === null ? null : offerStock(site, offer, offer.list);
			if (isUnstocked(site, offer.link.url)) return { ...offer, ...askedOnceHere(site), stock };
			return { ...offer, link: { ...offer.link, url: linkOf(site, offer) }, stock, none: null };
		})
		.sort((one, other) => Number(one.none !== null) - Number(other.none !== null));

/** Nobody can buy what the offer is for: one leaves word to be told of the next (FORM-6). */
const askedOnceHere = ({ config }: Site) => ({
	link: blockLink({ text: 'Tell me when one comes', url: contactPath }, config),
	asks: true,
	none: { text: 'None here now.', wish: 'Please tell me when one comes.' },
});

/** A form that can be about one thing with a price is about the offer (FORM-10); a list is looked at on the plan that is offered. */
function linkOf(site: Site, { title, price, link: { url } }: OfferCard): string {
	const isPlan = site.config.subscription.plans.some(({ name }) => name === title);
	if (isPlan && site.linkedStock(url)) return onPlan(site.linkUrl(url), { plan: title });
	return takesItem(url, site) ? itemUrl(url, pricedItem(title, price)) : site.linkUrl(url);
}

/** The offers that are for a list without stock, with its address: the build warns of them. */
export const unstockedOffers = (site: Site): { title: string; list: string }[] =>
	site
		.offers()
		.flatMap(({ title, list, link }) =>
			[list, link.url]
				.flatMap((url) => (url !== null && isUnstocked(site, url) ? [{ title, list: url }] : []))
				.slice(0, 1),
		);

const isUnstocked = (site: Pick<Site, 'linkedStock'>, url: string): boolean => site.linkedStock(url)?.count === 0;

/** No list is of some variants alone, so these are looked for among so many. */
const mostRead = 100;

function offerStock(site: Site, offer: OfferCard, list: string): StockedOffer['stock'] {
	const { link, variants } = offer;
	if (variants.length > 0) {
		const cards = site.linkedCards(list, mostRead).filter(({ slug }) => isVariant(site.car(slug)?.badge, variants));
		return cards.length > 0 ? { cards: cards.slice(0, mostCars), more: null } : null;
	}
	const cards = site.linkedCards(list, mostCars);
	const { count = 0 } = site.linkedStock(list) ?? {};
	if (cards.length === 0) return null;
	const { singular, plural } = spokenOf(site.config.template);
	const text = count === 1 ? `See the ${singular}` : `See all ${count} ${plural}`;
	return { cards, more: link.url === list ? null : blockLink({ text, url: list }, site.config) };
}

const isVariant = (badge: string | undefined, variants: readonly string[]): boolean =>
	badge !== undefined && variants.some((name) => name.toLowerCase() === badge.toLowerCase());
