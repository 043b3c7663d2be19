import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { linkKind, opensNewTab } from '../../src/domain/addresses/link-kind.ts';
import { pagePath } from '../../src/domain/addresses/pages-path.ts';
import type { LinkSettings } from '../../src/site/blocks/block-link.ts';
import { image } from '../../src/site/pictures/image.ts';
import { stepHeadings } from './heading-steps.ts';

/** Elements that a tenant's text may hold. */
const elements = [
	...[
		'p',
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'ul',
		'ol',
		'li',
		'a',
		'strong',
		'em',
		'del',
		'blockquote',
		'code',
		'pre',
		'hr',
		'br',
	],
	...['img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/**
 * HTML made of a tenant's Markdown, as it may stand on a page: no script, style, frame, form or event handler, links to
 * web pages, mail and phone only, those to other sites in a new tab (ROUTE-18), pictures with their shape, headings that
 * go on from the page's own without leaving out a level.
 */
export function safeHtml(html: string, links: LinkSettings): string {
	const safe = sanitizeHtml(html, {
		allowedTags: elements,
		allowedAttributes: {
			a: ['href', 'target', 'rel'],
			img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
			ol: ['start'],
		},
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		allowedSchemesByTag: { img: ['http', 'https'] },
		allowProtocolRelative: false,
		disallowedTagsMode: 'discard',
		exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
		transformTags: {
			a: (_, attributes) => link(attributes, links),
			img: (_, attributes) => picture(attributes),
		},
	});
	return stepHeadings(safe.trim()).replace(/(<a [^>]*target="_blank"[^>]*>.*?)<\/a>/gs, `$1${newTabNote}</a>`);
}

const newTabNote = '<span class="sr-only"> (opens in a new tab)</span>';

function link({ href = '' }: Attributes, { domain_name, use_pages_path }: LinkSettings): Tag {
	const isPath = href.startsWith('/') && !href.startsWith('//');
	const attribs: Attributes = { href: isPath ? pagePath(href, use_pages_path) : href };
	const other = opensNewTab(linkKind(href, domain_name)) ? { target: '_blank', rel: 'noopener' } : {};
	return { tagName: 'a', attribs: { ...attribs, ...other } };
}

function picture({ src = '', alt = '' }: Attributes): Tag {
	if (!/^(?:https?:\/\/|\/(?!\/))/.test(src)) return { tagName: 'img', attribs: {} };
	const { width, height, ...rest } = image({
		url: src,
		alt,
		width: 800,
		ratio: 3 / 2,
		kind: 'page',
		sizes: '(max-width: 767px) 100vw, 800px',
	});
	return {
		tagName: 'img',
		attribs: { ...rest, width: String(width), height: String(height), loading: 'lazy', decoding: 'async' },
	};
}
