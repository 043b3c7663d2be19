import { html } from 'hono/html';
import { counted, type Html } from '../../../page-frame.ts';
import { number } from '../../../wording.ts';
import { farReachingWords } from '../far-reaching.ts';
import type { Setting } from '../rows.ts';
import { markId } from './mark.ts';
import type { Addresses, Preview } from './previewer.ts';

/** What was drawn of a change, and under which name it is kept; else why nothing was, or the button that asks for it again while what draws it is being made. */
export type Drawn =
	| { id: string; preview: Preview; isOlder: boolean }
	| { preview: null; fault: string }
	| { preview: null; coming: string };

/** The pages that look different with a change, as they will be on a phone and on a desktop. */
export function previewSection(slug: string, drawn: Drawn | null): Html | '' {
	if (!drawn) return '';
	if ('coming' in drawn) return coming(drawn.coming);
	if (!drawn.preview) return html`<p class="quiet">The pages cannot be shown with this change. ${drawn.fault}</p>`;
	const { pages, changed, drawn: looked } = drawn.preview;
	if (pages.length === 0)
		return html`<p class="quiet">None of the ${number(looked)} pages that were drawn with it looks different.</p>`;
	const all = changed === looked ? 'All' : number(changed);
	const address = (index: number): string =>
		`/tenants/${slug}/config/preview/?${new URLSearchParams({ id: drawn.id, page: String(index) })}`;
	const frame = (kind: 'phone' | 'desktop', index: number, name: string): Html =>
		html`<div class="preview-frame" data-kind="${kind}"><iframe data-mark="${markId}" src="${address(index)}" title="${name}, on a ${kind}" loading="lazy"></iframe></div>`;
	const page = ({ path, name }: Preview['pages'][number], index: number): Html =>
		html`<details class="preview-page" name="preview"${index === 0 ? ' open' : ''}><summary>${name} <span class="quiet">${path}</span></summary><p><a href="${address(index)}#${markId}" target="_blank">Open it in full in a new tab</a></p><div class="preview-frames">${frame('phone', index, name)}${frame('desktop', index, name)}</div></details>`;
	return html`<section class="preview" aria-labelledby="preview"><h3 id="preview">On the site</h3><p>${all} of the ${counted(looked, 'page')} that were drawn ${changed === 1 ? 'looks' : 'look'} different. The first change is marked; nothing can be pressed.${drawn.isOlder ? ' The pages are drawn as at the last build: this version of the program could not be prepared.' : ''}</p>${pages.map(page)}</section>`;
}

/** The script asks again at once and waits; without one, somebody presses the button. */
const coming = (act: string): Html =>
	html`<div class="preview-coming" data-coming="${act}" role="status"><p><strong>The pages are being prepared.</strong> The program has changed since the last build: that takes about 20 seconds, once. You can save meanwhile.</p><progress aria-label="Preparing the pages"></progress><noscript><button name="act" value="${act}">Show the pages</button></noscript></div>`;

/** What follows from a change that somebody should know before it is saved; nothing where there is nothing. */
export function followingWords({ path }: Pick<Setting, 'path'>, preview: Preview | null): string[] {
	const words = farReachingWords(path);
	if (!preview) return words ? [words] : [];
	const { gone, fresh, changed, drawn } = preview;
	const isAll = words !== '' && changed * 2 > drawn;
	return [
		...(gone.count > 0
			? [
					`${counted(gone.count, 'page')} ${gone.count === 1 ? 'loses its address' : 'lose their addresses'}: ${listed(gone)}. Links and search results still lead there.`,
				]
			: []),
		...(fresh.count > 0
			? [`${counted(fresh.count, 'new address')}: ${listed(fresh)}.`.replace('addresss', 'addresses')]
			: []),
		...(isAll
			? [
					`${changed === drawn ? 'All' : number(changed)} of the ${counted(drawn, 'page')} that were drawn read or look different.`,
				]
			: []),
	];
}

const listed = ({ count, some }: Addresses): string =>
	`${some.join(', ')}${count > some.length ? ` and ${number(count - some.length)} more` : ''}`;
