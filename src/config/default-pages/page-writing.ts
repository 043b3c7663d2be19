import type { TemplateWords } from '../../domain/words/template-words.ts';
import type { Block, BlockPage } from '../blocks.ts';

/** What the default pages need: the dealer's name, the template's words, the address of the stock. */
export type Writing = TemplateWords & {
	name: string;
	stock: string;
	sellsConversions: boolean;
	/** Whether the site shows finance calculators. */
	calculates: boolean;
};

type Draft = Omit<BlockPage, 'indexed'> & { indexed?: boolean };

/** A page that search engines may list, unless it says otherwise. */
export const written = (page: Draft): BlockPage => ({ indexed: true, ...page });

export const faq = (heading: string, items: [question: string, answer: string][]): Block => ({
	kind: 'faq',
	heading,
	items: items.map(([question, answer]) => ({ question, answer })),
});

export const steps = (heading: string, items: [title: string, text: string][]): Block => ({
	kind: 'steps',
	heading,
	items: items.map(([title, text]) => ({ title, text })),
});

export const words = (heading: string, ...paragraphs: string[]): Block => ({ kind: 'rich-text', heading, paragraphs });

type FormBlock = {
	form: string;
	heading: string;
	text: string;
	department?: 'sales' | 'service' | 'parts';
	prepare?: string[];
};

/** A block with a form. */
export const formBlock = ({ department = 'sales', prepare = [], ...rest }: FormBlock): Block => ({
	kind: 'form',
	department,
	prepare,
	...rest,
});
