import { capitalised } from '../../../domain/words/wording.ts';
import type { LabelSettings } from '../../../search/fields/labellers.ts';
import { type ListWords, plainName, searchName } from '../../../search/headings/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { noteWhenLeft } from './note-left.ts';

/** `missing` are words that nothing has: what is shown are cars of the rest of the search. */
type Found = { state: SearchState; count: number; missing?: string };
type Texts = { labels: LabelSettings; words: ListWords };

/**
 * Names the page by what a search has found. The steps to a narrower list are gone then, and what is said of its cars beside the
 * heading is not seen. With null the page has its own names again.
 */
export function namePage(found: Found | null, texts: Texts): void {
	const { heading, step, title } = own();
	const name = found && searchName(found.state, texts);
	heading.element?.toggleAttribute('data-named', found !== null);
	put(heading, found && withMissing(found, searchName(found.state, texts, found.count)));
	if (found && heading.element) fit(heading.element, shorterName(found, texts));
	const isToKeep = found && found.count > 0 && !found.missing;
	noteWhenLeft(isToKeep ? { name: plainName(found.state, texts), count: found.count } : null);
	put(step, name && capitalised(texts.words.plural));
	for (const one of [...document.querySelectorAll<HTMLElement>('.breadcrumbs li')].slice(1, -1))
		one.hidden = name !== null;
	const intro = document.querySelector<HTMLElement>('.list-intro');
	if (intro) intro.style.visibility = name === null ? '' : 'hidden';
	const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
	document.title = name === null ? title : [name, site].filter(Boolean).join(' | ');
}

/** The name that leaves out that the cars are for sale: what was asked for stays, on phones too. */
const shorterName = (found: Found, texts: Texts): string =>
	withMissing(found, plainName(found.state, texts, found.count));

/** `Nothing for “ferrari”: 218 cars for sale up to $50,000`. */
const withMissing = ({ missing }: Found, name: string): string =>
	missing ? `Nothing for “${missing}”: ${name}` : name;

/** The shorter name where the whole one does not fit into one line of a narrow screen; where that does not either, it takes two. */
function fit(element: HTMLElement, shorter: string): void {
	const isCut = () => element.scrollWidth > element.clientWidth;
	element.removeAttribute('data-wraps');
	if (isCut()) element.textContent = shorter;
	element.toggleAttribute('data-wraps', isCut());
}

type Text = { element: HTMLElement | null; nodes: readonly Node[] };
let known: { heading: Text; step: Text; title: string } | undefined;

/** The page's own names. Another heading keeps the same room: nothing below it moves. */
function own(): NonNullable<typeof known> {
	if (known) return known;
	known = { heading: textOf('h1'), step: textOf('.breadcrumbs [aria-current]'), title: document.title };
	const { element } = known.heading;
	if (element) element.style.minHeight = `${element.offsetHeight}px`;
	return known;
}

function textOf(selector: string): Text {
	const element = document.querySelector<HTMLElement>(selector);
	return { element, nodes: [...(element?.childNodes ?? [])] };
}

function put({ element, nodes }: Text, other: string | null): void {
	element?.replaceChildren(...(other === null ? nodes : [other]));
}
