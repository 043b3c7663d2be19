import { slugify } from '../../domain/addresses/slug.ts';

/** A heading of an article, and the id that it has there. */
export type ContentsEntry = { name: string; id: string };

/** Shorter articles are seen at a glance. */
const fewestHeadings = 3;

/** An article's HTML with an id on each of its main headings, and the list of them where there are three or more (ROUTE-15). */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
	const contents: ContentsEntry[] = [];
	const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
		const name = inner.replace(/<[^>]*>/g, '').trim();
		const id = `part-${contents.length + 1}-${slugify(name)}`.replace(/-$/, '');
		contents.push({ name, id });
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return { html: marked, contents: contents.length < fewestHeadings ? [] : contents };
}
