import { readFileSync } from 'node:fs';
import type { FontName } from '../../config/theme.ts';

const folder = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

/** The letters that a file of a font has. */
export type FontSubset = 'latin' | 'latin-ext';

/** A file of one of the project's own fonts, WOFF2 with all weights. In a packed function the files are part of it. */
export const fontFile = (name: FontName, subset: FontSubset): Buffer =>
	readFileSync(new URL(`${name}/files/${name}-${subset}-wght-normal.woff2`, folder));
