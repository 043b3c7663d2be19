import { type WeeklyTerms, weeklyOf } from '../../domain/money/weekly-price.ts';
import { formatMoney } from '../../domain/words/written-number.ts';

/** What a site’s cards need to say a weekly repayment; plain data for the browser (CAR-12). */
export type CardTerms = WeeklyTerms & {
	/** `9.9%, comparison rate 11.4% a year`. */
	rates: string;
	/** What stands above the cards: what their repayments are for, with the warning. */
	note: string;
	locale: string;
};

/** A card’s weekly repayment: `from $98 a week`, with its rates. */
export type CardRepayment = Pick<CardTerms, 'rates' | 'note'> & { text: string };

/** What decides of a card whether it has one. */
type PricedCard = { sold: boolean; price: { amount?: number }; repayment?: CardRepayment };

/** The card with its repayment, where its price is shown and it can be bought (CAR-12). */
export function withRepayment<Card extends PricedCard>(card: Card, terms: CardTerms): Card {
	const { amount } = card.price;
	if (card.sold || amount === undefined) return card;
	const { rates, note, locale } = terms;
	const text = `from ${formatMoney(weeklyOf(amount, terms), locale)} a week`;
	return { ...card, repayment: { text, rates, note } };
}
