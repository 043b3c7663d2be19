import type { TemplateWords } from '../../domain/words/template-words.ts';
import type { Bring } from '../../domain/words/what-to-bring.ts';
import type { Block, BlockPage } from '../blocks.ts';
import type { DealerFacts } from './dealer-facts.ts';
import type { HiringFacts } from './hiring-facts.ts';
import type { LoanFacts } from './loan-facts.ts';
import type { Reason, TradeWords } from './trade-words.ts';

/** What the default pages are written from: the dealer's name and facts, the template's words, what the site offers. */
export type Writing = TemplateWords &
	DealerFacts &
	TradeWords & {
		name: string;
		stock: string;
		sellsConversions: boolean;
		/** Hired out by the week or the day instead of sold. */
		hires: boolean;
		/** What one pays for, hired: a `week` by subscription, else a `day`. */
		period: 'week' | 'day';
		/** What a loan at the dealer’s rate comes to. */
		loan: LoanFacts;
		/** How a free time is booked: how far ahead, and for how long. */
		slots: { days: number; minutes: number };
		/** Minutes for which a deposit that is being paid holds one. */
		holdMinutes: number;
		/** Whether to ask about finance is without a credit check. */
		asksFreely: boolean;
		/** Whether the site shows finance calculators. */
		calculates: boolean;
		/** Whether visitors book a free time for a test drive themselves. */
		booksTimes: boolean;
		/** What the prices cover, where the site says it. */
		priceBasis: 'drive_away' | 'excluding_government_charges' | undefined;
		/** Whether a car can be reserved with a deposit on the site. */
		takesDeposits: boolean;
		/** What comes with every vehicle of a condition, `used`. */
		promises: { title: string; text: string; condition: string }[];
		/** What covers its vehicles, as the dealer lists it. */
		warranty: {
			cover: readonly { title: string; text?: string | undefined; length: string }[];
			small_print?: string | undefined;
		};
		/** What the parts counter sells most, as the dealer prices it. */
		counterPrices: { prices: readonly Priced[]; small_print?: string | undefined };
		/** Whether what is sold has an odometer. */
		isDriven: boolean;
		/** What a subscription's price is for, as the dealer sets it; empty where it sets nothing. */
		hiring: HiringFacts;
		bring: Bring;
	};

type Draft = Omit<BlockPage, 'indexed'> & { indexed?: boolean };

/** A page that search engines may list, unless it says otherwise. */
export const written = (page: Draft): BlockPage => ({ indexed: true, ...page });

/** A question with its answer, and where one does what the answer speaks of. */
export type Answered = [question: string, answer: string, link?: { text: string; url: string }];

export const faq = (heading: string, items: Answered[]): Block => ({
	kind: 'faq',
	heading,
	items: items.map(([question, answer, link]) => ({ question, answer, ...(link && { link }) })),
});

export const steps = (heading: string, items: [title: string, text: string][]): Block => ({
	kind: 'steps',
	heading,
	items: titled(items),
});

export const usps = (heading: string, items: readonly Reason[]): Block => ({
	kind: 'usps',
	heading,
	items: items.map(([title, text, icon]) => ({ title, text, ...(icon && { icon }) })),
});

const titled = (items: [title: string, text: string][]) => items.map(([title, text]) => ({ title, text }));

/** Proof on a page that sells; drawn where the site has reviews above its minimum (LOC-8). */
export const customersSay: Block = { kind: 'reviews', heading: 'What customers say' };

/** The same for somebody who has one to sell. */
export const sellersSay: Block = { ...customersSay, about: 'selling' };

export const words = (heading: string, ...paragraphs: string[]): Block => ({ kind: 'rich-text', heading, paragraphs });

type Priced = { title: string; text?: string | undefined; price: string };

export const prices = (heading: string, items: readonly Priced[], { smallPrint, ask }: PricesRest = {}): Block => ({
	kind: 'price-list',
	heading,
	items: [...items],
	...(ask && { ask }),
	...(smallPrint && { small_print: smallPrint }),
});

type PricesRest = { smallPrint?: string | undefined; ask?: Extract<Block, { kind: 'price-list' }>['ask'] };

type FormBlock = {
	form: string;
	heading: string;
	text: string;
	department?: 'sales' | 'service' | 'parts';
	prepare?: string[];
	category?: string | undefined;
};

/** A block with a form. */
export const formBlock = ({ department = 'sales', prepare = [], ...rest }: FormBlock): Block => ({
	kind: 'form',
	department,
	prepare,
	...rest,
});
