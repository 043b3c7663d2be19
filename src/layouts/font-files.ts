import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import type { FontName } from '../config/theme.ts';

/** The Latin file of each font: what a page should fetch before its styles ask for it. */
export const fontFiles: Record<FontName, string> = {
	archivo,
	'bricolage-grotesque': bricolageGrotesque,
	fraunces,
	inter,
	manrope,
	outfit,
};
