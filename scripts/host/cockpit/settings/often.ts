import { html } from 'hono/html';
import { slugify } from '../../../../src/domain/addresses/slug.ts';
import type { Html } from '../../page-frame.ts';
import { inList } from './in-list.ts';
import type { Setting } from './rows.ts';
import { swatch } from './swatch.ts';

type Asked = { fits: (row: Setting) => boolean; nameOf: (row: Setting) => string };
const keyed = (key: string, name: string): Asked => ({ fits: (row) => row.key === key, nameOf: () => name });

/** What dealers ask to have changed, in the order in which they ask, by what they call it. */
const asked: readonly Asked[] = [
	keyed('phone', 'Phone'),
	{ fits: ({ control }) => control === 'week', nameOf: ({ name }) => name.replace(/^Opening hours › /, 'Hours: ') },
	keyed('special_hours', 'Holidays and special dates'),
	keyed('pages./.blocks.0.heading', 'Heading of the home page'),
	keyed('pages./.blocks.0.text', 'Text below that heading'),
	keyed('theme.colours.brand', 'Brand colour'),
	keyed('theme.colours.accent', 'Accent colour'),
	keyed('description', 'Description for search engines'),
];

/** Where a setting stands among those; after all of them where it is none. */
export function oftenPlace(row: Setting): number {
	const place = asked.findIndex(({ fits }) => fits(row));
	return place < 0 ? asked.length : place;
}

/** More locations than these have their hours among all settings. */
const mostOfAKind = 4;

type Around = { address: string; canEdit: boolean };

/** The settings that are changed most often, each one step away. Nothing where the site has none of them. */
export function oftenChanged(rows: readonly Setting[], { address, canEdit }: Around): Html | '' {
	const found = asked.flatMap(({ fits, nameOf }) =>
		rows
			.filter(fits)
			.slice(0, mostOfAKind)
			.map((row) => ({ ...row, name: nameOf(row) })),
	);
	if (found.length === 0) return '';
	const entry = (row: Setting): Html => {
		const { key, name, text, group, isEditable, pending } = row;
		const isOpen = canEdit && isEditable;
		const href = isOpen ? `${address}edit/?key=${encodeURIComponent(key)}` : `${address}#${slugify(group)}`;
		return html`<li data-key="${key}"><a${isOpen ? inList(row) : ''} href="${href}">${name}<span class="unseen">: ${isOpen ? 'edit' : 'see it'}</span></a><span class="value">${swatch(text)}${text}</span>${pending === null ? '' : html`<span class="next">Not on the site yet: ${swatch(pending)}<strong>${pending}</strong></span>`}</li>`;
	};
	return html`<section class="often" aria-labelledby="often"><h2 id="often">Changed most often</h2><ul>${found.map(entry)}</ul></section>`;
}
