import { fontFacesCss } from '../../config/font-faces.ts';
import type { Theme } from '../../config/theme.ts';
import { themeCss } from '../../config/theme-css.ts';
import { fingerprint } from '../fingerprint.ts';
import { memo } from '../memo.ts';

/**
 * Fonts and design tokens as every page has them in its head: the first paint waits for no request. The
 * Content-Security-Policy admits them by their hash, so they follow from the theme alone.
 */
export const inlineStyles = memo((theme: Theme): string => fontFacesCss(theme) + themeCss(theme), new WeakMap());

/** The contents of `/theme.css`: the same, then the tenant's own style sheet where it has one. */
export const themeStyles = (theme: Theme, css: string): string => inlineStyles(theme) + css;

/**
 * `/theme.css?v=…` of a tenant with a style sheet, null for others: the address changes with the contents, so that browsers may keep
 * the file for long.
 */
export function ownStylesUrl(theme: Theme, css: string): string | null {
	return css === '' ? null : `/theme.css?v=${fingerprint(themeStyles(theme, css))}`;
}
