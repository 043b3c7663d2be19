import type { Theme } from '../config/theme.ts';
import { themeCss } from '../config/theme-css.ts';

/** The contents of `/theme.css`: the design tokens, then the tenant's own style sheet where it has one. */
export const themeStyles = (theme: Theme, css: string): string => themeCss(theme) + css;

/** `/theme.css?v=…`: the address changes with the contents, so that browsers may keep the file for long. */
export function themeStylesUrl(theme: Theme, css: string): string {
	return `/theme.css?v=${fingerprint(themeStyles(theme, css))}`;
}

/** FNV-1a of 32 bits, in base 36: short, and enough to tell one version of a file from another. */
function fingerprint(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(36);
}
