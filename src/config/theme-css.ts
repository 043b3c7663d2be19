import { colourNames } from './palette.ts';
import type { FontName, Theme } from './theme.ts';

const families: Record<FontName, string> = {
	archivo: "'Archivo Variable'",
	'bricolage-grotesque': "'Bricolage Grotesque Variable'",
	fraunces: "'Fraunces Variable'",
	inter: "'Inter Variable'",
	manrope: "'Manrope Variable'",
	outfit: "'Outfit Variable'",
};

const radii = {
	none: ['0', '0'],
	small: ['0.1875rem', '0.375rem'],
	medium: ['0.5rem', '0.875rem'],
	large: ['0.875rem', '1.5rem'],
} satisfies Record<Theme['radius'], [string, string]>;

const spaces = { compact: '0.8', regular: '1', airy: '1.25' } satisfies Record<Theme['density'], string>;

/** The text of a tenant's theme.css: its tokens as custom properties; `--fc-space` is a factor for all spacing. */
export function themeCss({ colours, fonts, radius, density }: Theme): string {
	const fallback = (font: FontName) => (font === 'fraunces' ? 'Georgia, serif' : 'system-ui, sans-serif');
	const family = (font: FontName) => `${families[font]}, ${fallback(font)}`;
	const tokens = [
		...colourNames.map((name) => [name.replace('_', '-'), colours[name]]),
		['font-heading', family(fonts.heading)],
		['font-body', family(fonts.body)],
		['radius', radii[radius][0]],
		['radius-large', radii[radius][1]],
		['space', spaces[density]],
	];
	return `:root {\n${tokens.map(([name, value]) => `\t--fc-${name}: ${value};\n`).join('')}}\n`;
}
