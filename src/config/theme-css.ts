import { fontFamilies, headingWeight, hidesPoints } from './font-faces.ts';
import { colourNames, headerButton } from './palette.ts';
import type { Theme } from './theme.ts';

const radii = {
	none: ['0', '0'],
	small: ['0.1875rem', '0.375rem'],
	medium: ['0.5rem', '0.875rem'],
	large: ['0.875rem', '1.5rem'],
} satisfies Record<Theme['radius'], [string, string]>;

const spaces = { compact: '0.8', regular: '1', airy: '1.25' } satisfies Record<Theme['density'], string>;

/** The text of a tenant's theme.css: its tokens as custom properties; `--fc-space` is a factor for all spacing. */
export function themeCss(theme: Theme): string {
	const { colours, radius, density } = theme;
	const families = fontFamilies(theme);
	const button = headerButton(colours);
	const tokens = [
		...colourNames.map((name) => [name.replace('_', '-'), colours[name]]),
		['header-button', button.back],
		['on-header-button', button.front],
		['font-heading', families.heading],
		['font-body', families.body],
		['heading-weight', String(headingWeight(theme))],
		['radius', radii[radius][0]],
		['radius-large', radii[radius][1]],
		['space', spaces[density]],
	];
	const root = `:root{${tokens.map(([name, value]) => `--fc-${name}:${value}`).join(';')}}\n`;
	return hidesPoints(theme.fonts.body) ? `${root}${figures}` : root;
}

/** Headings are large enough to show a point, and their years read better close. */
const figures = 'body{font-variant-numeric:tabular-nums}h1,h2,h3,h4{font-variant-numeric:normal}\n';
