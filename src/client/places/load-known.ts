import { type KnownPlace, readKnownPlaces } from '../../domain/places/known-places.ts';
import type { Locale } from '../../domain/words/locale.ts';

let loaded: Promise<readonly KnownPlace[]> | null = null;

const tables: Partial<Record<Locale, () => Promise<string>>> = {
	'en-AU': async () => (await import('../../domain/places/known/australia.ts')).australia,
	'en-NZ': async () => (await import('../../domain/places/known/new-zealand.ts')).newZealand,
};

/** Whether there is a table of a country's places. */
export const hasKnown = (locale: Locale): boolean => locale in tables;

/** The suburbs and towns of the page's country; they come once, when somebody looks for one (LOC-2). None where we have no table. */
export function loadKnown(locale: Locale): Promise<readonly KnownPlace[]> {
	loaded ??= (tables[locale]?.() ?? Promise.resolve('')).then(readKnownPlaces);
	return loaded;
}
