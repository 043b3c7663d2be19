import type { Theme } from '../../config/theme.ts';
import { themeCss } from '../../config/theme-css.ts';
import { fingerprint } from '../fingerprint.ts';

/** The contents of `/theme.css`: the design tokens, then the tenant's own style sheet where it has one. */
export const themeStyles = (theme: Theme, css: string): string => themeCss(theme) + css;

/** `/theme.css?v=…`: the address changes with the contents, so that browsers may keep the file for long. */
export function themeStylesUrl(theme: Theme, css: string): string {
	return `/theme.css?v=${fingerprint(themeStyles(theme, css))}`;
}
