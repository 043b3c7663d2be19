import { localeRow } from '../domain/locales/rows.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/**
 * An opt-in that is ticked already, where the law of the country takes it for no consent (FORM-6). A demonstration advertises to
 * nobody, so there it is a note.
 */
export function formWarnings(
	{ demo, forms, locale }: Pick<SiteConfig, 'demo' | 'forms' | 'locale'>,
	file: string,
): Problem[] {
	const { optInLaw } = localeRow(locale);
	if (optInLaw === null || !forms.opt_in_default) return [];
	const hint = `Under ${optInLaw} a box that is ticked already is not consent to be sent advertising: set forms.opt_in_default to false.`;
	const warning = { file, path: 'forms.opt_in_default', found: 'true', expected: 'false', hint };
	return [demo ? { ...warning, isNote: true } : warning];
}
