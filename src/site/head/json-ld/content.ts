import type { BlockModel } from '../../blocks/block-model.ts';
import { known, type Thing } from './json-ld.ts';

/** The questions of all accordions of a page; null where it has none. */
export function faqOf(blocks: readonly BlockModel[]): Thing | null {
	const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.settings.items : []));
	return items.length > 0 ? faqThing(items) : null;
}

/** Questions with their answers, as the page shows them. An answer may hold simple HTML. */
export function faqThing(items: readonly { question: string; answer: string }[]): Thing {
	return {
		'@type': 'FAQPage',
		mainEntity: items.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}

type Article = {
	heading: string;
	description?: string | null;
	path: string;
	/** Address of its picture, with or without the site's. */
	image?: string | null;
	author?: string | null;
	/** `YYYY-MM-DD`. */
	published?: string | null;
};

/** An article; the dealer, `publisher` by its `@id`, has published it. */
export function articleThing(article: Article, { origin, publisher }: { origin: string; publisher: string }): Thing {
	const { heading, description, path, image, author, published } = article;
	return {
		'@type': 'Article',
		headline: heading,
		...known({
			description,
			image: image && new URL(image, origin).href,
			author: author ? { '@type': 'Person', name: author } : { '@id': publisher },
			datePublished: published,
		}),
		mainEntityOfPage: new URL(path, origin).href,
		publisher: { '@id': publisher },
	};
}
