import type { SiteConfig } from '../../config/site.ts';
import { type BlockLink, blockLink, type LinkSettings } from '../blocks/block-link.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import { contactPath } from '../pages/links.ts';
import { type Image, image } from '../pictures/image.ts';
import { dateText } from './blog.ts';
import type { Offer } from './content.ts';
import { type OfferModel, offerModels } from './range-offers.ts';

/** An offer as a page shows it. */
export type OfferCard = {
	title: string;
	text: string | null;
	price: string | null;
	/** Safe HTML of what is written below the head of its file. */
	html: string;
	image: Image | null;
	/** `Until 31 December 2026`. */
	until: string | null;
	smallPrint: string | null;
	link: BlockLink;
	/** The link opens the form about it; an offer with its own link leads there instead. */
	asks: boolean;
	/** The list of what it is for, where that is some of the stock. */
	list: string | null;
	/** The models of the range that it is for, and the variants of the only one, where it does not cover all. */
	models: OfferModel[];
	variants: readonly string[];
};

/** The offers that run on the day `today`, those that end first at the top, else as they are written. */
export function currentOffers(offers: readonly Offer[], today: string): Offer[] {
	const endless = '9999';
	return offers
		.filter(({ starts, expires }) => (starts ?? '') <= today && (expires ?? endless) >= today)
		.sort((one, other) => (one.expires ?? endless).localeCompare(other.expires ?? endless));
}

/** An offer with its texts and its link: to the contact page where it names none. */
export function offerCard(offer: Offer, config: SiteConfig): OfferCard {
	const { title, text, price, html, image: url, expires, small_print, link, variants = [] } = offer;
	return {
		title,
		text: text ?? null,
		price: price ?? null,
		html,
		image: url ? image({ url, alt: '', width: 640, ratio: 3 / 2, kind: 'page' }) : null,
		until: expires ? `Until ${dateText(expires, config.locale)}` : null,
		smallPrint: small_print ?? null,
		asks: link === undefined,
		list: listOf(offer, config),
		models: offerModels(offer, config),
		variants,
		link: link ? blockLink(link, config) : askLink(config),
	};
}

/** The way to ask about an offer. */
const askLink = (config: LinkSettings): BlockLink => blockLink({ text: 'Ask about it', url: contactPath }, config);

function listOf({ list, link }: Offer, config: Parameters<typeof everythingPath>[0]): string | null {
	const url = list ?? link?.url ?? '';
	return url !== '' && url !== everythingPath(config) ? url : null;
}

/**
 * What a page of offers says at its top where it has no words of its own (ROUTE-14): what is on and until when, those that end
 * first, three at most. Null without offers: the block says so; and for one alone, whose card says it.
 */
export function offersInBrief(offers: readonly OfferCard[]): string | null {
	if (offers.length < 2) return null;
	const named = offers
		.slice(0, namedAtMost)
		.map(({ title, until }) => title + (until ? `, ${lowerFirst(until)}.` : '.'));
	const more = offers.length - named.length;
	return [...named, ...(more > 0 ? [`And ${more} more below.`] : [])].join(' ');
}

const namedAtMost = 3;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
