import { html } from 'hono/html';
import { type ColourName, colourNames, completePalette } from '../../../../src/config/palette.ts';
import type { Html } from '../../page-frame.ts';
import { isColour } from './swatch.ts';

/** The colours that a config sets, by name. */
export type SetColours = Partial<Record<ColourName, string>>;

/** The colour of the theme that a setting is; null for other settings. */
export const colourOf = (path: readonly string[]): ColourName | null =>
	path[0] === 'theme' && path[1] === 'colours' ? (colourNames.find((name) => name === path[2]) ?? null) : null;

/** Reads them from a config, as it is in the file; what is no colour is left out. */
export function setColours(config: unknown): SetColours {
	const said = Object(Object(Object(config)['theme'])['colours']) as Record<string, unknown>;
	return Object.fromEntries(colourNames.flatMap((name) => (isColour(String(said[name])) ? [[name, said[name]]] : [])));
}

/** A page of the site in small, in these colours: header, a card with its tag and button, footer. */
export function siteSample(set: SetColours): Html {
	const colours = completePalette(set);
	const paint = (back: ColourName, front: ColourName): string => `background:${colours[back]};color:${colours[front]}`;
	return html`<div class="mini-site" style="${paint('page', 'text')}" aria-hidden="true"><div style="${paint('header', 'on_header')}"><b>Dealer</b><span>Cars</span><span>Finance</span></div>
<div class="mini-card" style="${paint('surface', 'text')};border-color:${colours.line}"><span class="mini-tag" style="${paint('accent', 'on_accent')}">New in</span><b>2024 Toyota RAV4</b><span style="color:${colours.muted}">12,000 km, Petrol</span><span style="color:${colours.brand}">All details</span><span class="mini-button" style="${paint('brand', 'on_brand')}">Enquire</span></div>
<div style="${paint('footer', 'on_footer')}"><span>Opening hours</span></div></div>`;
}
